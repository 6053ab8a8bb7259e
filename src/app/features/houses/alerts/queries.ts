import type { AvailabilityAlert } from '#contract/choosing/availability-alerts.ts';
import type { OwnSummary } from '#contract/reservations/reservations.ts';
import { overlaps, type PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** A house and Seoul dates, half-open. */
export type WantedStay = { houseId: string; checkIn: string; checkOut: string };

/** The request that is under way: a list read meanwhile would lack it. */
let asking: Promise<unknown> | undefined;

/** The open alerts of the member, those being asked for included. */
export async function ownAlerts(): Promise<Result<AvailabilityAlert[]>> {
  await asking;
  return attempt(() => api.availabilityAlerts.list());
}

/** Asks to be told when a house becomes free. */
export function askAlert(stay: WantedStay): Promise<Result<AvailabilityAlert>> {
  const asked = attempt(() => api.availabilityAlerts.create({ body: stay }));
  asking = asked.catch(() => undefined);
  return asked;
}

export const withdrawAlert = (id: string): Promise<Result<null>> =>
  attempt(() => api.availabilityAlerts.remove({ params: { id } }));

/** Ends all alerts of the member whose mail had this token. */
export const stopAlerts = (token: string): Promise<Result<null>> =>
  attempt(() => api.availabilityAlerts.stop({ body: { token } }));

/** Finds the member's own reservation of a house that lies on dates, if that is why they are taken; null too where nobody can tell. */
export async function ownReservation(
  houseId: string,
  dates: { checkIn: PlainDate; checkOut: PlainDate },
): Promise<OwnSummary | null> {
  const read = await attempt(() => Promise.all([api.reservations.upcoming(), api.reservations.current()]));
  if (!read.ok) return null;
  const stretch = ({ checkIn, checkOut }: typeof dates) => ({ from: checkIn, to: checkOut });
  const isIt = (stay: OwnSummary) => stay.houseId === houseId && overlaps(stretch(stay), stretch(dates));
  return read.value.flat().find(isIt) ?? null;
}
