import type { CheckOut, CheckOutRequest, ObjectionRequest } from '#contract/reservations/check-out.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { writeCached } from '#app/platform/offline/member-cache.ts';
import { networkFirst, type Loaded } from '#app/platform/offline/network-first.ts';
import { session } from '#app/platform/session/session.ts';

const key = (reservationId: string) => `check-out/${reservationId}`;

export type OwnCheckOut = { report: Loaded<CheckOut> | null };

/** Reads the member's check-out report; the device's copy if the host is unreachable. */
export async function ownCheckOut(id: string): Promise<OwnCheckOut> {
  const read = await attempt(() => networkFirst(key(id), () => api.checkOut.get({ params: { id } })));
  return { report: read.ok ? read.value : null };
}

/** Reports how a home was left; a report sent twice is stored once. */
export const sendCheckOut = (id: string, body: CheckOutRequest): Promise<Result<CheckOut>> =>
  changed(id, () => api.checkOut.send({ params: { id }, body }));

/** Objects to the deductions from a stay's deposit, which is possible once. */
export const objectToDeductions = (id: string, body: ObjectionRequest): Promise<Result<CheckOut>> =>
  changed(id, () => api.checkOut.object({ params: { id }, body }));

/** Makes a call and stores its answer on the device, for use without a network. */
function changed(id: string, call: () => Promise<CheckOut>): Promise<Result<CheckOut>> {
  const accountId = session.viewer()?.id;
  const isHere = () => accountId !== undefined && session.viewer()?.id === accountId;
  return attempt(async () => {
    const value = await call();
    if (isHere()) await writeCached(accountId ?? '', key(id), value, isHere);
    return value;
  });
}
