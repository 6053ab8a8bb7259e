import { sql, type Kysely } from 'kysely';

const statements = [
  // Ids of houses are words.
  `alter table file_uses alter column subject_id type text using subject_id::text`,
  `alter table file_uses drop constraint file_uses_kind_check`,
  `alter table file_uses add constraint file_uses_kind_check check (kind in ('turnover', 'deduction', 'board', 'house'))`,
  `create index house_photos_photo on house_photos (photo_id)`,
  // The rule of which pictures of a house the public sees stands here alone.
  `create view shown_house_photos as
    select hp.house_id, hp.position, hp.room, hp.room is distinct from 'floor-plan' as on_card,
      p.id, p.width, p.height, p.widths, p.alt, p.dominant, p.blur, p.focus, p.file_id
    from house_photos hp join photos p on p.id = hp.photo_id
    where p.alt ->> 'ko' <> '' and p.alt ->> 'en' <> ''`,
];

/** Pictures that administrators upload for houses (ADR 55). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
