import { sql, type Selectable } from 'kysely';
import { endlessSince } from '#contract/rules/events/event-end.ts';
import type { Bilingual, Language } from '#contract/shared.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import type { EventRow } from './policy.ts';

export type SignUpRow = Selectable<Schema['event_sign_ups']> & {
  first_name: string;
  last_name: string;
  email: string;
  language: Language;
};

export function eventOf(db: Db, boardId: string): Promise<EventRow | undefined> {
  return events(db).where('b.id', '=', boardId).executeTakeFirst();
}

/** Finds an event and locks it, so that seats are given one at a time. */
export async function lockEvent(trx: Trx, boardId: string): Promise<EventRow | undefined> {
  await sql`select 1 from boards where id = ${boardId} for no key update`.execute(trx);
  return eventOf(trx, boardId);
}

function events(db: Db) {
  return db
    .selectFrom('boards as b')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .where('b.board_type', '=', 'EVENT')
    .select([
      'b.id',
      'b.title',
      'b.published_at',
      'b.event_sequence as sequence',
      'b.event_ends_at as ends_at',
      'c.cancelled_at',
      'c.cancelled_by',
      'c.reason',
    ])
    .select((eb) => [
      eb.ref('b.event_starts_at').$notNull().as('starts_at'),
      eb.ref('b.event_place').$notNull().as('place'),
      eb.ref('b.event_capacity').$notNull().as('capacity'),
    ]);
}

export function signUpsOf(db: Db, boardId: string): Promise<SignUpRow[]> {
  return signUps(db).where('s.board_id', '=', boardId).orderBy('s.queue_number').execute();
}

export function signUpsOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('event_sign_ups as s')
    .innerJoin('boards as b', 'b.id', 's.board_id')
    .select(['b.title', 'b.event_starts_at', 's.state', 's.signed_up_at', 's.attended'])
    .where('s.account_id', '=', accountId)
    .orderBy('b.event_starts_at', 'desc')
    .execute();
}

/** A sign-up with its event. `place_in_queue` counts from 1 on the waiting list and means nothing for a seat. */
export type OwnEventRow = {
  board_id: string;
  title: Bilingual;
  place: Bilingual;
  starts_at: Date;
  ends_at: Date | null;
  state: 'seat' | 'waiting';
  place_in_queue: number;
  cancelled: boolean;
};

export function upcomingOfAccount(db: Db, accountId: string, now: Date): Promise<OwnEventRow[]> {
  return db
    .selectFrom('event_sign_ups as s')
    .innerJoin('boards as b', 'b.id', 's.board_id')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .select(['s.board_id', 's.state', 'b.title', 'b.event_ends_at as ends_at'])
    .select((eb) => [
      eb.ref('b.event_starts_at').$notNull().as('starts_at'),
      eb.ref('b.event_place').$notNull().as('place'),
      eb('c.board_id', 'is not', null).$castTo<boolean>().as('cancelled'),
    ])
    .select(
      sql<number>`(select count(*)::int from event_sign_ups w where w.board_id = s.board_id and w.state = 'waiting'
        and w.queue_number <= s.queue_number)`.as('place_in_queue'),
    )
    .where('s.account_id', '=', accountId)
    .where('b.board_type', '=', 'EVENT')
    .where('b.published_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('b.event_ends_at', '>', now),
        eb.and([
          eb('b.event_ends_at', 'is', null),
          eb('b.event_starts_at', '>', new Date(endlessSince(now.getTime()))),
        ]),
      ]),
    )
    .orderBy('b.event_starts_at')
    .execute();
}

function signUps(db: Db) {
  return db
    .selectFrom('event_sign_ups as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .selectAll('s')
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.language']);
}

export async function eventsToFill(db: Db, after: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('event_sign_ups as s')
    .innerJoin('boards as b', 'b.id', 's.board_id')
    .where('b.event_starts_at', '>', after)
    .groupBy(['b.id', 'b.event_capacity'])
    .having(sql<boolean>`count(*) filter (where s.state = 'waiting') > 0
      and count(*) filter (where s.state = 'seat') < b.event_capacity`)
    .select('b.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the key of a reminder. It contains the start of the event, so that a moved event gets a new reminder. */
export const reminderKey = ({ id }: Pick<SignUpRow, 'id'>, { starts_at }: Pick<EventRow, 'starts_at'>) =>
  `event-reminder:${id}:${Math.floor(starts_at.getTime() / 1000)}`;
const reminderKeyOf = sql<string>`'event-reminder:' || s.id::text || ':' || floor(extract(epoch from b.event_starts_at))::bigint::text`;

/** Lists seats given before an instant, at public events that start in a range and are not cancelled, without those already reminded. */
export function seatsBetween(db: Db, from: Date, to: Date, given: Date): Promise<SignUpRow[]> {
  return signUps(db)
    .innerJoin('boards as b', 'b.id', 's.board_id')
    .leftJoin('event_cancellations as c', 'c.board_id', 'b.id')
    .where('s.state', '=', 'seat')
    .where('s.signed_up_at', '<', given)
    .where('b.published_at', '<', given)
    .where('b.event_starts_at', '>=', from)
    .where('b.event_starts_at', '<', to)
    .where('c.board_id', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('outbox as o').select('o.id').where('o.key', '=', reminderKeyOf))),
    )
    .execute();
}
