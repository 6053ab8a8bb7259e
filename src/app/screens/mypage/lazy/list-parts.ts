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

export const OwnEvents = lazyPart<OwnEventsProps>(async () => {
  const part = await import('#app/features/boards/seats/own-events.tsx');
  await part.loungeStyle;
  return part.OwnEvents;
});

export const AlertList = lazyPart<AlertListProps>(() =>
  import('#app/features/houses/alerts/alert-list.tsx').then((part) => part.AlertList),
);

/** Preloaded data of the parts of My page. Null if it was not read in time; the part then reads it itself. */
export type ListParts = { events: Loaded<OwnEvent[]> | null; alerts: AvailabilityAlert[] | null };

export const noListParts: ListParts = { events: null, alerts: null };

/**
 * Loads the code and data of the parts between the stays and the account, so that they are drawn together and nothing moves under a finger. Waits at
 * most {@link PARTS_MS}, or {@link FALLBACK_AFTER_MS} if the host was slow with the stays.
 * @param fromDevice true if the stays are the device's copy
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
