import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table file_uses drop constraint file_uses_kind_check`,
  `alter table file_uses add constraint file_uses_kind_check check (kind in
    ('turnover', 'deduction', 'board', 'house', 'ticket', 'ticket_reply', 'review', 'check_out', 'objection'))`,
];

/** Pictures with objections to deductions from a deposit (ADR 60). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
