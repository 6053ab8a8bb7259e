import { sql, type Selectable } from 'kysely';
import type { BoardDraft } from '#contract/admin/boards.ts';
import type { BoardFilter } from '#contract/admin/vocabulary.ts';
import type { BoardType } from '#contract/boards.ts';
import type { Bilingual, Photo } from '#contract/shared.ts';
import { containing } from '#server/db/like.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db } from '#server/ports/database.ts';

type FoundRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];
export type AdminBoardRow = Selectable<Schema['boards']> & {
  photo: Photo | null;
  draft: { content: BoardDraft; savedAt: Date; savedBy: string } | null;
};
export type VersionRow = Selectable<Schema['board_versions']>;

type Filter = { boardType: BoardType | 'ALL'; filter?: BoardFilter | undefined; search: string };

function rows(db: Db) {
  return db
    .selectFrom('boards as b')
    .leftJoin('photos as p', 'p.id', 'b.photo_id')
    .leftJoin('board_drafts as d', 'd.board_id', 'b.id')
    .selectAll('b')
    .select(['d.content as draft_content', 'd.saved_at as draft_saved_at', 'd.saved_by as draft_saved_by'])
    .select(
      sql<Photo | null>`case when p.id is not null then json_build_object('id', p.id, 'width', p.width, 'height', p.height,
        'widths', p.widths, 'alt', p.alt, 'dominant', p.dominant, 'blur', p.blur, 'focus', p.focus) end`.as(
        'photo',
      ),
    );
}

function withDraft(row: FoundRow): AdminBoardRow {
  const { draft_content: content, draft_saved_at: savedAt, draft_saved_by: savedBy } = row;
  return { ...row, draft: content && savedAt && { content, savedAt, savedBy: savedBy ?? '' } };
}

export async function searchBoards(
  db: Db,
  { boardType, filter, search, page, pageSize }: Filter & { page: number; pageSize: number },
  now: Date,
): Promise<{ rows: AdminBoardRow[]; total: number }> {
  const pattern = containing(search);
  const found = rows(db)
    .$if(boardType !== 'ALL', (query) => query.where('b.board_type', '=', boardType as BoardType))
    .$if(filter === 'draft', (query) => query.where('b.published_at', 'is', null))
    .$if(filter === 'scheduled', (query) => query.where('b.published_at', '>', now))
    .$if(filter === 'published', (query) => query.where('b.published_at', '<=', now))
    .$if(filter === 'main', (query) => query.where('b.main', '=', true))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(b.title ->> 'ko' ilike ${pattern} or b.title ->> 'en' ilike ${pattern}
          or b.summary ->> 'ko' ilike ${pattern} or b.summary ->> 'en' ilike ${pattern}
          or d.content -> 'title' ->> 'ko' ilike ${pattern} or d.content -> 'title' ->> 'en' ilike ${pattern})`,
      ),
    );
  const { total } = await db
    .selectFrom(found.as('f'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await found
    .orderBy('b.published_at', (order) => order.desc().nullsFirst())
    .orderBy('b.updated_at', (order) => order.desc().nullsLast())
    .orderBy('b.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows: items.map(withDraft), total };
}

export async function anyBoard(db: Db, id: string): Promise<AdminBoardRow | undefined> {
  const row = await rows(db).where('b.id', '=', id).executeTakeFirst();
  return row && withDraft(row);
}

export function boardOrder(db: Db): Promise<{ id: string; board_type: BoardType }[]> {
  return db
    .selectFrom('boards')
    .select(['id', 'board_type'])
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('updated_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
}

export function versionsOf(db: Db, id: string, most: number): Promise<VersionRow[]> {
  return db
    .selectFrom('board_versions')
    .selectAll()
    .where('board_id', '=', id)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

export async function photoAlt(db: Db, id: string): Promise<Bilingual | undefined> {
  return (await db.selectFrom('photos').select('alt').where('id', '=', id).executeTakeFirst())?.alt;
}

export async function photosOf(db: Db, ids: readonly string[]): Promise<Photo[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('photos').selectAll().where('id', 'in', ids).execute();
  return found.map(({ id, width, height, widths, alt, dominant, blur, focus }) =>
    Object.assign({ id, width, height, widths, alt, dominant, blur }, focus && { focus }),
  );
}

export async function hasGuests(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('event_sign_ups as s')
    .innerJoin('boards as b', 'b.id', 's.board_id')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .select('s.id')
    .where('b.id', '=', id)
    .where('b.event_starts_at', '>', now)
    .where('c.board_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
