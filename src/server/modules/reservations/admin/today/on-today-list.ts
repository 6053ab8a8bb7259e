import type { TodayList } from '#contract/admin/vocabulary.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import { refundHandling } from '../policy.ts';
import type { Moment } from '../read-store.ts';
import {
  arrivalsOn,
  departuresOn,
  doubtfulPayments,
  openHolds,
  openObjections,
  overdueInstalments,
  waitingRefunds,
} from './today-read-store.ts';

type Asked = { db: Db; calendars: Context['calendars']; at: Moment };

const idsOf: Record<TodayList, (asked: Asked) => Promise<string[]>> = {
  arrivals: async ({ db, at }) => (await arrivalsOn(db, at)).map(({ id }) => id),
  departures: async ({ db, at }) => (await departuresOn(db, at)).map(({ id }) => id),
  holds: async ({ db, at }) => (await openHolds(db, at)).map(({ id }) => id),
  overdue: async ({ db, at }) => about(await overdueInstalments(db, at.today)),
  refundsToSend: async ({ db }) =>
    about((await waitingRefunds(db)).filter((row) => refundHandling(row) !== 'on_way')),
  refunds: async ({ db }) =>
    about((await waitingRefunds(db)).filter((row) => refundHandling(row) === 'on_way')),
  doubts: async ({ db }) => about(await doubtfulPayments(db)),
  calendarConflicts: async ({ db, calendars }) =>
    (await calendars.conflicts(db)).map(({ reservationId }) => reservationId),
  objections: async ({ db }) => about(await openObjections(db)),
};

const about = (rows: { reservation_id: string }[]) => rows.map(({ reservation_id: id }) => id);

export async function idsOnTodayList(
  db: Db,
  { calendars }: Pick<Context, 'calendars'>,
  { today: list }: { today?: TodayList | undefined },
  at: Moment,
): Promise<string[] | null> {
  return list === undefined ? null : idsOf[list]({ db, calendars, at });
}
