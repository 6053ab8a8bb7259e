import type {
  BlockedDates,
  BlockedDatesChange,
  ForeignCalendar,
  HouseDates,
} from '#contract/admin/calendars/calendars.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { ifMatch } from '#app/admin/kit/form/conflict.ts';

export function datesOf(houseId: string): Promise<Result<HouseDates>> {
  return attempt(() => api.adminCalendars.get({ params: { id: houseId } }));
}

/** Blocks dates, or changes a block of the version that was seen. */
export function saveBlock(
  houseId: string,
  seen: BlockedDates | null,
  body: BlockedDatesChange,
): Promise<Result<BlockedDates>> {
  return attempt(() =>
    seen
      ? api.adminCalendars.changeBlock({
          params: { id: houseId, blockId: seen.id },
          ifMatch: ifMatch(seen),
          body,
        })
      : api.adminCalendars.block({ params: { id: houseId }, body }),
  );
}

export function removeBlock(houseId: string, seen: BlockedDates): Promise<Result<null>> {
  const params = { id: houseId, blockId: seen.id };
  return attempt(() => api.adminCalendars.unblock({ params, ifMatch: ifMatch(seen) }));
}

export function addCalendar(
  houseId: string,
  body: { name: string; url: string },
): Promise<Result<ForeignCalendar>> {
  return attempt(() => api.adminCalendars.addCalendar({ params: { id: houseId }, body }));
}

export function readCalendar(houseId: string, calendarId: string): Promise<Result<ForeignCalendar>> {
  return attempt(() => api.adminCalendars.readCalendar({ params: { id: houseId, calendarId } }));
}

export function removeCalendar(houseId: string, calendarId: string): Promise<Result<null>> {
  return attempt(() => api.adminCalendars.removeCalendar({ params: { id: houseId, calendarId } }));
}

export function renewAddress(houseId: string): Promise<Result<{ address: string }>> {
  return attempt(() => api.adminCalendars.renewAddress({ params: { id: houseId } }));
}

export function removeAddress(houseId: string): Promise<Result<null>> {
  return attempt(() => api.adminCalendars.removeAddress({ params: { id: houseId } }));
}

export function acceptConflict(conflictId: string, reason: string): Promise<Result<null>> {
  return attempt(() => api.adminCalendars.accept({ params: { conflictId }, body: { reason } }));
}
