import { sql } from 'kysely';
import type { Db } from '#server/context.ts';

/** The contract whose original or signed file has this SHA-256, with what has become of its stay; undefined where none has. */
export function findBySha256(db: Db, sha256: string) {
  return db
    .selectFrom('documents as d')
    .innerJoin('contracts as c', (join) =>
      join.on((eb) =>
        eb.or([eb('c.document_id', '=', eb.ref('d.id')), eb('c.signed_document_id', '=', eb.ref('d.id'))]),
      ),
    )
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .select(['d.kind', 'd.created_at', 'c.id', 'c.status', 'c.replaced_at'])
    .select(['r.code', 'r.status as reservation_status', 'r.check_out', 'r.hold_expires_at'])
    .select((eb) =>
      eb
        .selectFrom('contract_signers as s')
        .select((count) => count.fn.countAll<number>().as('signers'))
        .whereRef('s.contract_id', '=', 'c.id')
        .as('signers'),
    )
    .where('d.sha256', '=', sha256)
    .orderBy('d.created_at', 'desc')
    .executeTakeFirst();
}
export type FoundContract = NonNullable<Awaited<ReturnType<typeof findBySha256>>>;

/** The newest file of a reservation's contract with the reservation's code: the signed one once it is signed. */
export function contractFile(
  db: Db,
  reservationId: string,
): Promise<{ bytes: Uint8Array; code: string } | undefined> {
  return db
    .selectFrom('contracts as c')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .innerJoin('documents as d', (join) =>
      join.on('d.id', '=', sql`coalesce(c.signed_document_id, c.document_id)`),
    )
    .select(['d.bytes', 'r.code'])
    .where('c.reservation_id', '=', reservationId)
    .where('c.replaced_at', 'is', null)
    .executeTakeFirst();
}

/** Those who have not signed a contract sent up to an instant that can still be signed, and had none of these reminders. */
export async function unremindedSigners(
  db: Db,
  now: Date,
  sentUntil: Date,
  hours: number[],
): Promise<{ id: string; reservation_id: string }[]> {
  return db
    .selectFrom('contracts as c')
    .innerJoin('contract_signers as s', 's.contract_id', 'c.id')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .select(['s.id', 'c.reservation_id'])
    .where('c.status', '=', 'sent')
    .where('c.replaced_at', 'is', null)
    .where('c.created_at', '<=', sentUntil)
    .where('s.status', 'in', ['sent', 'opened'])
    .where((eb) =>
      eb.or([
        eb.and([eb('r.status', '=', 'requested'), eb('r.hold_expires_at', '>', now)]),
        eb('r.status', '=', 'confirmed'),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .where((key) =>
              key.or(
                hours.map((each) =>
                  key(
                    'outbox.key',
                    '=',
                    sql<string>`'signing-reminder:' || s.id::text || ${`:${each}h`}::text`,
                  ),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy('c.created_at')
    .limit(200)
    .execute();
}

/** Signers whose mail a mail service has refused three times, where the contract's record does not say so yet. */
export async function unnotedBounces(
  db: Db,
): Promise<{ id: string; contract_id: string; email: string; last_error: string | null }[]> {
  return db
    .selectFrom('outbox as o')
    .innerJoin('contract_links as l', (join) => join.on('o.key', '=', sql<string>`'contract:' || l.id::text`))
    .innerJoin('contract_signers as s', 's.id', 'l.signer_id')
    .innerJoin('contracts as c', 'c.id', 's.contract_id')
    .select(['s.id', 's.contract_id', 's.email', 'o.last_error'])
    .distinctOn('s.id')
    .where('o.sent_at', 'is', null)
    .where('o.last_error', 'is not', null)
    .where('o.attempts', '>=', 3)
    .where('c.status', '=', 'sent')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contract_events as e')
            .select('e.id')
            .whereRef('e.signer_id', '=', 's.id')
            .where('e.kind', '=', 'bounced'),
        ),
      ),
    )
    .orderBy('s.id')
    .execute();
}
