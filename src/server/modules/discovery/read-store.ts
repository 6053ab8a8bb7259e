import { sql } from 'kysely';
import type { Bilingual } from '#contract/shared.ts';
import type { Location } from '#contract/vocabulary.ts';
import type { Db } from '#server/ports/database.ts';

export type Listed = { id: string; changed_at: Date | null };

/** Administrator actions that change a house's page. `house-changed` counts unless only facts in `NOT_SHOWN` changed. */
const SHOWING = [
  'house-added',
  'house-copied',
  'house-published',
  'house-changed',
  'house-picture-added',
  'house-pictures-changed',
];
const NOT_SHOWN = [
  'address',
  'addressEn',
  'wifiName',
  'wifiPassword',
  'way',
  'wayEn',
  'trash',
  'trashEn',
  'rank',
];

export function listedHouses(db: Db): Promise<(Listed & { location: Location })[]> {
  const written = sql`(select max(l.at) from audit_log l
    where l.subject_kind = 'house' and l.subject_id = h.id and l.action in (${sql.join(SHOWING)})
      and (l.action <> 'house-changed' or exists (
        select from jsonb_object_keys(l.after) fact where fact not in (${sql.join(NOT_SHOWN)}))))`;
  const priced = sql`(select max(p.applied_at) from house_prices p where p.house_id = h.id)`;
  const reviewed = sql`(select max(greatest(v.created_at, v.answered_at)) from reviews v where v.house_id = h.id and v.published)`;
  const moderated = sql`(select max(l.at) from audit_log l join reviews v on v.id::text = l.subject_id
    where v.house_id = h.id and l.subject_kind = 'review')`;
  return db
    .selectFrom('houses as h')
    .select(['h.id', 'h.location'])
    .select(sql<Date | null>`greatest(${written}, ${priced}, ${reviewed}, ${moderated})`.as('changed_at'))
    .where('h.published', '=', true)
    .orderBy('h.id')
    .execute();
}

/** Lists the neighborhoods whose page says something: those with published texts or a published house. */
export function listedNeighbourhoods(db: Db): Promise<Listed[]> {
  return db
    .selectFrom('neighbourhoods as n')
    .select('n.location as id')
    .select(sql<Date | null>`case when n.published then n.changed_at end`.as('changed_at'))
    .where(
      sql<boolean>`(n.published or exists (select 1 from houses h where h.location = n.location and h.published))`,
    )
    .orderBy('n.location')
    .execute();
}

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
  /** Won per rent period. */
  monthly_rent: number;
  photo: SharedPhoto;
};
export type SharedBoard = {
  title: Bilingual;
  summary: Bilingual;
  event_starts_at: Date | null;
  event_place: Bilingual | null;
  is_cancelled: boolean;
  photo: SharedPhoto;
};

export function sharedHouse(db: Db, id: string): Promise<SharedHouse | undefined> {
  return db
    .selectFrom('houses as h')
    .select(['h.name', 'h.location', 'h.station', 'h.monthly_rent'])
    .select(
      sql<SharedPhoto>`(select json_build_object('id', p.id, 'widths', p.widths) from shown_house_photos p
        where p.house_id = h.id and p.on_card order by p.position limit 1)`.as('photo'),
    )
    .where('h.id', '=', id)
    .where('h.published', '=', true)
    .executeTakeFirst();
}

export function sharedBoard(db: Db, id: string, now: Date): Promise<SharedBoard | undefined> {
  return db
    .selectFrom('boards as b')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .select(['b.title', 'b.summary', 'b.event_starts_at', 'b.event_place'])
    .select((eb) => eb('c.board_id', 'is not', null).$castTo<boolean>().as('is_cancelled'))
    .select(
      sql<SharedPhoto>`(select json_build_object('id', p.id, 'widths', p.widths) from photos p where p.id = b.photo_id)`.as(
        'photo',
      ),
    )
    .where('b.id', '=', id)
    .where('b.published_at', '<=', now)
    .executeTakeFirst();
}

/** Lists the stored pictures of unpublished houses and deleted boards, 100 at most. */
export function endedSubjects(db: Db): Promise<{ subject: string; content_hash: string }[]> {
  const id = sql`split_part(s.subject, '/', 2)`;
  return db
    .selectFrom('share_pictures as s')
    .select(['s.subject', 's.content_hash'])
    .where(
      sql<boolean>`case split_part(s.subject, '/', 1)
        when 'house' then not exists (select 1 from houses h where h.id = ${id} and h.published)
        else not exists (select 1 from boards b where b.id::text = ${id}) end`,
    )
    .orderBy('s.subject')
    .limit(100)
    .execute();
}
