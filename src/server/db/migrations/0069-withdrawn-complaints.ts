import { sql, type Kysely } from 'kysely';

/** A noise complaint that an administrator withdraws stays on record, with who did it and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table noise_complaints
        add column withdrawn_at timestamptz, add column withdrawn_by text, add column withdrawn_reason text,
        add constraint noise_complaints_withdrawn
          check (num_nonnulls(withdrawn_at, withdrawn_by, withdrawn_reason) in (0, 3))`,
    )
    .execute(db);
}
