import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table boards
    add column event_ends_at timestamptz,
    add column event_map_url text,
    add column updated_by_id uuid references accounts on delete set null,
    add check (event_ends_at is null or event_ends_at > event_starts_at)`,
  `alter table photos
    add column focus jsonb,
    add column file_id uuid unique references files`,
  `alter table file_uses drop constraint file_uses_kind_check`,
  `alter table file_uses add constraint file_uses_kind_check check (kind in ('turnover', 'deduction', 'board'))`,
  `create table faq_votes (
    faq_id uuid not null references faqs on delete cascade,
    voter text not null,
    helpful boolean not null,
    voted_at timestamptz not null,
    primary key (faq_id, voter)
  )`,
];

/** Facts of events, pictures that administrators upload for boards (ADR 35), and how often an answer helped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
