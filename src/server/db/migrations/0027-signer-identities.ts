import { sql, type Kysely } from 'kysely';

/** Says who a signer is as their passport does, asked when they sign. Who signed before was not asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contract_signers
      add column passport_surname text,
      add column passport_given_names text,
      add column nationality text check (nationality ~ '^[A-Z]{2,3}$'),
      add column birth_date date`.execute(db);
}
