import type { AvailabilityAlert } from '#contract/choosing/availability-alerts.ts';
import type { OwnSummary } from '#contract/reservations/reservations.ts';
import { overlaps, type PlainDate } from '#contract/rules/dates.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** A house and Seoul dates, half-open. */
export type WantedStay = { houseId: string; checkIn: string; checkOut: string };

/** Request in progress; a list read meanwhile would miss its alert. */
let asking: Promise<unknown> | undefined;

export async function ownAlerts(): Promise<Result<AvailabilityAlert[]>> {
  await asking;
  return attempt(() => api.availabilityAlerts.list());
}

export function askAlert(stay: WantedStay): Promise<Result<AvailabilityAlert>> {
  const asked = attempt(() => api.availabilityAlerts.create({ body: stay }));
  asking = asked.catch(() => undefined);
  return asked;
}

export const withdrawAlert = (id: string): Promise<Result<null>> =>
  attempt(() => api.availabilityAlerts.remove({ params: { id } }));

/** Ends all alerts of the member who got the mail with this token. */
export const stopAlerts = (token: string): Promise<Result<null>> =>
  attempt(() => api.availabilityAlerts.stop({ body: { token } }));

/** Finds the member's own reservation of a house, if it is why the dates are taken; null also if that cannot be known. */
export async function ownReservation(
  houseId: string,
  dates: { checkIn: PlainDate; checkOut: PlainDate },
): Promise<OwnSummary | null> {
  const read = await attempt(() => Promise.all([api.reservations.upcoming(), api.reservations.current()]));
  if (!read.ok) return null;
  const stretch = ({ checkIn, checkOut }: typeof dates) => ({ from: checkIn, to: checkOut });
  const isIt = (reservation: OwnSummary) =>
    reservation.houseId === houseId && overlaps(stretch(reservation), stretch(dates));
  return read.value.flat().find(isIt) ?? null;
}
