import type { AvailabilityAlert } from '#contract/choosing/availability-alerts.ts';
import type { OwnEvent } from '#contract/events.ts';
import type { OwnEventsProps } from '#app/features/boards/seats/own-events.tsx';
import { ownEvents } from '#app/features/boards/seats/queries.ts';
import type { AlertListProps } from '#app/features/houses/alerts/alert-list.tsx';
import { ownAlerts } from '#app/features/houses/alerts/queries.ts';
import type { Result } from '#app/platform/api/result.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { within } from '#app/platform/browser/within.ts';
import { FALLBACK_AFTER_MS, PARTS_MS } from '#app/platform/offline/patience.ts';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

/** The member's events. */
export const OwnEvents = lazyPart<OwnEventsProps>(async () => {
  const part = await import('#app/features/boards/seats/own-events.tsx');
  await part.loungeStyle;
  return part.OwnEvents;
});

/** The availability alerts of the member. */
export const AlertList = lazyPart<AlertListProps>(() =>
  import('#app/features/houses/alerts/alert-list.tsx').then((part) => part.AlertList),
);

/** Data of the parts of My page; null for what was not here in time: a part then reads it for itself. */
export type ListParts = { events: Loaded<OwnEvent[]> | null; alerts: AvailabilityAlert[] | null };

/** Nothing read along. */
export const noListParts: ListParts = { events: null, alerts: null };

/**
 * Fetches code and data of what stands between the stays and the account, which is drawn with them then and not pushed away under a finger.
 * The page waits {@link PARTS_MS} at most, and {@link FALLBACK_AFTER_MS} where the host let the stays themselves wait.
 * @param fromDevice true of stays that are the device's copy
 */
export async function listParts(fromDevice: boolean): Promise<ListParts> {
  const inTime = within(fromDevice ? FALLBACK_AFTER_MS : PARTS_MS);
  const [events, alerts] = await Promise.all([
    inTime(withCode(ownEvents(), OwnEvents, ({ value }) => value)),
    // The device has no copy of these: a host that let the stays wait is not waited for again.
    fromDevice ? null : inTime(withCode(ownAlerts(), AlertList, (own) => own)),
  ]);
  return { events, alerts };
}

/** The value that was read, once the code that shows it is here too; none is waited for where there is nothing to show. */
async function withCode<T>(
  reading: Promise<Result<T>>,
  code: { preload: () => Promise<void> },
  shown: (value: T) => readonly unknown[],
): Promise<T | null> {
  const here = code.preload();
  const read = await reading;
  if (!read.ok) return null;
  if (shown(read.value).length > 0) await here;
  return read.value;
}
