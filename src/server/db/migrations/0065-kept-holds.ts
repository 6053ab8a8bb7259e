import { sql, type Kysely } from 'kysely';

/**
 * A bank transfer that is on record keeps the dates of its request until it is signed or cancelled: nobody sends that money back by
 * itself. Requests whose transfer came before are kept from now on, their hold for longer than any stay can be booked ahead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table reservations add column hold_kept_at timestamptz`).execute(db);
  await sql
    .raw(
      `update reservations r
      set hold_kept_at = r.first_paid_at, hold_expires_at = r.first_paid_at + interval '730 days'
      where r.status = 'requested' and r.first_paid_at is not null and exists (
        select 1 from instalments i join payments p on p.instalment_id = i.id
        where i.reservation_id = r.id and i.seq = 1 and p.provider = 'bank' and p.status = 'paid')`,
    )
    .execute(db);
}
