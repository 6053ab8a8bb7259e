import type { AvailabilityAlert } from '#contract/choosing/availability-alerts.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** A house and Seoul dates, half-open. */
export type WantedStay = { houseId: string; checkIn: string; checkOut: string };

export const ownAlerts = (): Promise<Result<AvailabilityAlert[]>> =>
  attempt(() => api.availabilityAlerts.list());

/** Asks to be told when a house becomes free. */
export const askAlert = (stay: WantedStay): Promise<Result<AvailabilityAlert>> =>
  attempt(() => api.availabilityAlerts.create({ body: stay }));

export const withdrawAlert = (id: string): Promise<Result<null>> =>
  attempt(() => api.availabilityAlerts.remove({ params: { id } }));

/** Ends all alerts of the member whose mail had this token. */
export const stopAlerts = (token: string): Promise<Result<null>> =>
  attempt(() => api.availabilityAlerts.stop({ body: { token } }));
