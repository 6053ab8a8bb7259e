import type { HouseDoorCode } from '#contract/admin/calendars/door-codes.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { ifMatch } from '#app/admin/kit/form/conflict.ts';

/** Loads everything about the door code of a house except the code itself. */
export function doorCodeOf(houseId: string): Promise<Result<HouseDoorCode>> {
  return attempt(() => api.adminDoorCodes.get({ params: { id: houseId } }));
}

/** Reads the code. The host records each reading. */
export function readDoorCode(houseId: string): Promise<Result<{ doorCode: string }>> {
  return attempt(() => api.adminDoorCodes.read({ params: { id: houseId } }));
}

/** Changes the code of a house or of one stay; null gives a stay the code of the house. */
export function changeDoorCode(
  seen: HouseDoorCode,
  reservationId: string | null,
  doorCode: string | null,
  tell: boolean,
): Promise<Result<HouseDoorCode>> {
  const version = ifMatch(seen);
  return attempt(() =>
    reservationId === null
      ? api.adminDoorCodes.change({
          params: { id: seen.houseId },
          ifMatch: version,
          body: { doorCode: doorCode ?? '', tell },
        })
      : api.adminDoorCodes.changeOfStay({
          params: { id: seen.houseId, reservationId },
          ifMatch: version,
          body: { doorCode, tell },
        }),
  );
}
