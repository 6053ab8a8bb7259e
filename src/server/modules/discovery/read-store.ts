import { sql } from 'kysely';
import type { Bilingual } from '#contract/shared.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { Db } from '#server/ports/database.ts';

/** A thing with a page of its own and when that changed last, as far as is known. */
export type Listed = { id: string; changed_at: Date | null };

/** Published houses with the day of their last published review, or of the answer to it. */
export function listedHouses(db: Db): Promise<(Listed & { location: Location })[]> {
  return db
    .selectFrom('houses as h')
    .leftJoin('reviews as v', (join) => join.onRef('v.house_id', '=', 'h.id').on('v.published', '=', true))
    .select(['h.id', 'h.location'])
    .select(sql<Date | null>`greatest(max(v.created_at), max(v.answered_at))`.as('changed_at'))
    .where('h.published', '=', true)
    .groupBy(['h.id', 'h.location'])
    .orderBy('h.id')
    .execute();
}

/** Boards that are public by now, with their last change. */
export function listedBoards(db: Db, now: Date): Promise<Listed[]> {
  return db
    .selectFrom('boards as b')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .select('b.id')
    .select(
      sql<Date | null>`greatest(b.published_at, least(b.updated_at, ${now}), c.cancelled_at)`.as(
        'changed_at',
      ),
    )
    .where('b.published_at', '<=', now)
    .orderBy('b.id')
    .execute();
}

type SharedPhoto = { id: string; widths: number[] } | null;
export type SharedHouse = {
  name: Bilingual;
  location: Location;
  station: { name: Bilingual; walkMinutes: number };
  /** Won for a period of rent. */
  monthly_rent: number;
  photo: SharedPhoto;
};
export type SharedBoard = {
  title: Bilingual;
  summary: Bilingual;
  event_starts_at: Date | null;
  event_place: Bilingual | null;
  photo: SharedPhoto;
};

/** A published house as its picture for sharing shows it, with the first of its photos. */
export function sharedHouse(db: Db, id: string): Promise<SharedHouse | undefined> {
  return db
    .selectFrom('houses as h')
    .select(['h.name', 'h.location', 'h.station', 'h.monthly_rent'])
    .select(
      sql<SharedPhoto>`(select json_build_object('id', p.id, 'widths', p.widths) from house_photos hp
        join photos p on p.id = hp.photo_id where hp.house_id = h.id order by hp.position limit 1)`.as(
        'photo',
      ),
    )
    .where('h.id', '=', id)
    .where('h.published', '=', true)
    .executeTakeFirst();
}

/** A board that is public by now, likewise. */
export function sharedBoard(db: Db, id: string, now: Date): Promise<SharedBoard | undefined> {
  return db
    .selectFrom('boards as b')
    .select(['b.title', 'b.summary', 'b.event_starts_at', 'b.event_place'])
    .select(
      sql<SharedPhoto>`(select json_build_object('id', p.id, 'widths', p.widths) from photos p where p.id = b.photo_id)`.as(
        'photo',
      ),
    )
    .where('b.id', '=', id)
    .where('b.published_at', '<=', now)
    .executeTakeFirst();
}
