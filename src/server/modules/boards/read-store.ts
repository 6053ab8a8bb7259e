import { sql, type NotNull } from 'kysely';
import type { BoardType } from '#contract/boards.ts';
import { givesSeatsAfter } from '#contract/rules/events/event-seats.ts';
import type { Bilingual, Photo } from '#contract/shared.ts';
import type { Db } from '#server/ports/database.ts';

export type BoardCardRow = {
  id: string;
  board_type: BoardType;
  main: boolean;
  title: Bilingual;
  summary: Bilingual;
  event_starts_at: Date | null;
  event_ends_at: Date | null;
  event_map_url: string | null;
  event_place: Bilingual | null;
  event_capacity: number | null;
  event_cancelled: boolean;
  /** Null for boards without limited seats. */
  seats_left: number | null;
  person: Bilingual | null;
  published_at: Date;
  photo: Photo | null;
};
export type BoardRow = BoardCardRow & { body: Bilingual };

/** Finds one page of the published stories, newest first, of all types if none is given. With `upcoming`, only events after now, the next first. */
export async function boardsPage(
  db: Db,
  {
    boardType,
    upcoming,
    page,
    pageSize,
  }: { boardType: BoardType | 'ALL'; upcoming: boolean; page: number; pageSize: number },
  now: Date,
): Promise<{ rows: BoardCardRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    cards(db, now)
      .$if(boardType !== 'ALL', (query) => query.where('b.board_type', '=', boardType as BoardType))
      .$if(upcoming, (query) =>
        query.where('b.event_starts_at', '>', now).where(takesPlace).orderBy('b.event_starts_at'),
      )
      .orderBy('b.published_at', 'desc')
      .orderBy('b.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('boards as b')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('b.published_at', '<=', now)
      .$if(boardType !== 'ALL', (query) => query.where('b.board_type', '=', boardType as BoardType))
      .$if(upcoming, (query) => query.where('b.event_starts_at', '>', now).where(takesPlace))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function mainBoard(db: Db, now: Date): Promise<BoardCardRow | undefined> {
  return cards(db, now).where('b.main', '=', true).executeTakeFirst();
}

export function boardById(db: Db, id: string, now: Date): Promise<BoardRow | undefined> {
  return cards(db, now).select('b.body').where('b.id', '=', id).executeTakeFirst();
}

const takesPlace = sql<boolean>`not exists (select 1 from event_cancellations e where e.board_id = b.id)`;

const seatsLeft = (now: Date) =>
  sql<
    number | null
  >`case when b.event_starts_at > ${new Date(givesSeatsAfter(now.getTime()))} and c.board_id is null
    then greatest(b.event_capacity - (select count(*) from event_sign_ups s where s.board_id = b.id and s.state = 'seat'), 0)::int end`;

function cards(db: Db, now: Date) {
  return db
    .selectFrom('boards as b')
    .leftJoin('photos as p', 'p.id', 'b.photo_id')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .select((eb) => eb('c.board_id', 'is not', null).$castTo<boolean>().as('event_cancelled'))
    .select(['b.id', 'b.board_type', 'b.main', 'b.title', 'b.summary', 'b.person', 'b.published_at'])
    .select(seatsLeft(now).as('seats_left'))
    .select(['b.event_starts_at', 'b.event_ends_at', 'b.event_place', 'b.event_map_url', 'b.event_capacity'])
    .select(
      sql<Photo | null>`case when p.id is not null then json_build_object('id', p.id, 'width', p.width, 'height', p.height,
        'widths', p.widths, 'alt', p.alt, 'dominant', p.dominant, 'blur', p.blur, 'focus', p.focus) end`.as(
        'photo',
      ),
    )
    .where('b.published_at', '<=', now)
    .$narrowType<{ published_at: NotNull }>();
}
