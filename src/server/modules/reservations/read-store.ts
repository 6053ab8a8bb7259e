import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';

/** Reservations of an account, or one of them, with all that their presentation needs. */
export function ownReservations(db: Db, accountId: string, id: string | null = null) {
  return db
    .selectFrom('reservations as r')
    .innerJoin('houses as h', 'h.id', 'r.house_id')
    .leftJoin('contracts as c', (join) =>
      join.onRef('c.reservation_id', '=', 'r.id').on('c.replaced_at', 'is', null),
    )
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select([
      'h.name as house_name',
      'h.area',
      'h.address',
      'h.station',
      'h.latitude',
      'h.longitude',
      'h.door_code',
      'h.wifi_name',
      'h.wifi_password',
      'h.way',
      'c.status as contract_status',
      'c.id as contract_id',
      'c.signed_at as contract_signed_at',
      'a.email',
      'a.email_confirmed_at',
    ])
    .where('r.account_id', '=', accountId)
    .$if(id !== null, (query) => query.where('r.id', '=', id!))
    .orderBy('r.check_in')
    .orderBy('r.requested_at')
    .execute();
}
export type OwnReservation = Awaited<ReturnType<typeof ownReservations>>[number];

/** The first photo of each of these houses. */
export async function firstPhotos(
  db: Db,
  houseIds: string[],
): Promise<Map<string, Selectable<Schema['photos']>>> {
  if (houseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('house_photos')
    .innerJoin('photos', 'photos.id', 'house_photos.photo_id')
    .selectAll('photos')
    .select('house_photos.house_id')
    .distinctOn('house_photos.house_id')
    .where('house_photos.house_id', 'in', houseIds)
    .orderBy('house_photos.house_id')
    .orderBy('house_photos.position')
    .execute();
  return new Map(rows.map((row) => [row.house_id, row]));
}

export function occupantsOf(db: Db, id: string): Promise<Selectable<Schema['occupants']>[]> {
  return db
    .selectFrom('occupants')
    .selectAll()
    .where('reservation_id', '=', id)
    .orderBy('position')
    .execute();
}

export function instalmentsOf(db: Db, id: string): Promise<Selectable<Schema['instalments']>[]> {
  return db.selectFrom('instalments').selectAll().where('reservation_id', '=', id).orderBy('seq').execute();
}

/** Payments under way or made for a reservation, oldest first, each with the won that went or goes back. */
export function paymentsOf(db: Db, id: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['p.instalment_id', 'p.status', 'p.method', 'p.paid_at', 'p.amount'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('amount'), sql<number>`0`).as('refunded'))
        .whereRef('refunds.payment_id', '=', 'p.id')
        .as('refunded'),
    )
    .where('i.reservation_id', '=', id)
    .where('p.status', 'in', ['confirming', 'paid'])
    .orderBy('p.started_at')
    .execute();
}
export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number];

/** The newest file of a reservation's contract: the signed one once it is signed. */
export function contractFile(db: Db, id: string): Promise<{ bytes: Uint8Array } | undefined> {
  return db
    .selectFrom('contracts')
    .innerJoin('documents', (join) =>
      join.on('documents.id', '=', sql`coalesce(contracts.signed_document_id, contracts.document_id)`),
    )
    .select('documents.bytes')
    .where('contracts.reservation_id', '=', id)
    .where('contracts.replaced_at', 'is', null)
    .executeTakeFirst();
}

export async function isReviewed(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('reviews').select('id').where('reservation_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Those who sign a contract, the member first; nobody where there is none. */
export function signersOf(db: Db, contractId: string | null) {
  return db
    .selectFrom('contract_signers')
    .select(['name', 'email', 'status', 'signed_at'])
    .where('contract_id', '=', contractId)
    .orderBy('position')
    .execute();
}
export type SignerRow = Awaited<ReturnType<typeof signersOf>>[number];
