import { sql, type Selectable } from 'kysely';
import type { UniversityId } from '#contract/seoul/universities.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';

export type ReviewRow = {
  id: string;
  author: string;
  country: string | null;
  university: UniversityId | null;
  stayed_in: string;
  facilities: number;
  communication: number;
  community: number;
  location: number;
  comment: string;
  answer: Bilingual | null;
};

export async function reviewsOfHouse(
  db: Db,
  houseId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const published = db
    .selectFrom('reviews as v')
    .where('v.house_id', '=', houseId)
    .where('v.published', '=', true);
  const { total } = await published
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await published
    .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
    .select([
      'v.id',
      'v.author',
      'v.country',
      'v.university',
      'v.facilities',
      'v.communication',
      'v.community',
      'v.location',
      'v.comment',
      'v.answer',
    ])
    .select(sql<string>`to_char(coalesce(r.ended_on, r.check_out), 'YYYY-MM')`.as('stayed_in'))
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total };
}

type ReviewPhotoRow = Pick<
  Selectable<Schema['photos']>,
  'id' | 'width' | 'height' | 'widths' | 'dominant' | 'blur'
>;

export async function photosOfReviews(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ReviewPhotoRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('file_uses as u')
    .innerJoin('photos as p', 'p.file_id', 'u.file_id')
    .select(['u.subject_id', 'p.id', 'p.width', 'p.height', 'p.widths', 'p.dominant', 'p.blur'])
    .where('u.kind', '=', 'review')
    .where('u.subject_id', 'in', ids)
    .orderBy('u.position')
    .execute();
  const photos = new Map<string, ReviewPhotoRow[]>();
  for (const { subject_id: id, ...photo } of rows) photos.set(id, [...(photos.get(id) ?? []), photo]);
  return photos;
}
