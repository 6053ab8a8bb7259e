import { sql } from 'kysely';
import type { Db } from '#server/ports/database.ts';

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

export function signersToMail(db: Db, now: Date): Promise<{ id: string; reservation_id: string }[]> {
  return db
    .selectFrom('contract_signers as s')
    .innerJoin('contracts as c', 'c.id', 's.contract_id')
    .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
    .select(['s.id', 'c.reservation_id'])
    .where('r.account_id', 'is not', null)
    .where('s.link_held_until', '<=', now)
    .where('c.replaced_at', 'is', null)
    .where('c.status', 'in', ['sent', 'signed'])
    .orderBy('s.link_held_until')
    .limit(200)
    .execute();
}

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
