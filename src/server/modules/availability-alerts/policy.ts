import { overlaps, type PlainDate } from '#contract/rules/dates.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { availabilityAlerts as policy } from '#contract/rules/choosing/policy.ts';

/** An alert of one house, told or not. */
type Alert = { id: string; check_in: PlainDate; check_out: PlainDate; told_at: Date | null };

/** The instant since which who was told has the nights offered to them alone. */
export const leadSince = (now: number): Date => new Date(now - policy.leadMinutes * MINUTE_MS);

/**
 * Of the alerts of a house, who asked first in front, those to tell now: their nights are free, and nobody was told of one of these nights a
 * moment ago. Who is chosen here has the lead over those behind.
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
