import { overlaps, type PlainDate } from '#contract/rules/dates.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { availabilityAlerts as policy } from '#contract/rules/choosing/policy.ts';

type Alert = { id: string; check_in: PlainDate; check_out: PlainDate; told_at: Date | null };

/** The instant since which a notified member has the lead: the nights are offered to nobody else. */
export const leadSince = (now: number): Date => new Date(now - policy.leadMinutes * MINUTE_MS);

/**
 * Chooses the alerts to notify now, the earliest first: their nights are free, and no other notified or chosen alert has the lead for one of them.
 */
export function toTell<A extends Alert>(alerts: readonly A[], free: ReadonlySet<string>, now: number): A[] {
  const nights = ({ check_in: from, check_out: to }: Alert) => ({ from, to });
  const ahead: Alert[] = alerts.filter(({ told_at }) => told_at && told_at > leadSince(now));
  const chosen: A[] = [];
  for (const alert of alerts) {
    if (alert.told_at || !free.has(alert.id)) continue;
    if (ahead.some((other) => overlaps(nights(other), nights(alert)))) continue;
    chosen.push(alert);
    ahead.push(alert);
  }
  return chosen;
}
