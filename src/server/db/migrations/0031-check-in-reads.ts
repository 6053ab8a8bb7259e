import { sql, type Kysely } from 'kysely';

/** When a member was first shown how to get into the house of a stay; goes with the reservation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table check_in_reads (
      reservation_id uuid primary key references reservations (id) on delete cascade,
      read_at timestamptz not null
    )`.execute(db);
}
