import { sql, type Kysely } from 'kysely';

/** Fills `slug` from the English words of a column; where several have the same ones, all but the first also bear the start of their id. */
const fillSlugs = (table: string, words: string, order: string) => `update ${table} t set slug = s.slug from (
    select id, case when number = 1 then base else base || '-' || left(id::text, 8) end as slug from (
      select id, base, row_number() over (partition by base order by ${order}, id) as number from (
        select *, coalesce(nullif(trim(both '-' from left(regexp_replace(lower(coalesce(${words} ->> 'en', '')), '[^a-z0-9]+', '-', 'g'), 60)), ''),
          left(id::text, 8)) as base from ${table}
      ) based
    ) numbered
  ) s where s.id = t.id`;

const statements = [
  `alter table reviews
    add column original_comment text,
    add column answer jsonb check (answer ? 'ko'),
    add column answered_at timestamptz,
    add column deleted_at timestamptz,
    add check ((answer is null) = (answered_at is null)),
    add check (deleted_at is null or (not published and comment = '' and private_comment = '' and original_comment is null and answer is null))`,
  `create index reviews_listed on reviews (created_at desc, id) where deleted_at is null`,

  `alter table faq_groups add column slug text`,
  fillSlugs('faq_groups', 'title', 'position'),
  `alter table faq_groups alter column slug set not null, add unique (slug)`,
  `alter table faqs add column slug text`,
  fillSlugs('faqs', 'question', 'position'),
  `alter table faqs alter column slug set not null, add unique (slug)`,
];

/** Reviews that administrators correct, answer and delete, and addresses of questions that stay (ADR 33). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
