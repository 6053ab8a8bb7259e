import type { Location } from '#contract/houses.ts';
import { locations } from '#contract/vocabulary.ts';
import { commutesFrom, type Commute } from '../commutes/policy.ts';
import { centres } from '../policy.ts';

/** Limits the universities on the page of a neighborhood: their number, and the minutes from its station to their gates. */
const reach = { most: 5, minutes: 25 } as const;

const computed = new Map<Location, Commute[]>();

export const isLocation = (slug: string): slug is Location => (locations as readonly string[]).includes(slug);

/**
 * Returns the ways from the station of a neighborhood to the nearest universities, the nearest first. They depend on the map alone and are computed
 * once.
 */
export function commutesOfNeighbourhood(location: Location): Commute[] {
  const known = computed.get(location);
  if (known) return known;
  const { latitude, longitude } = centres[location];
  const nearest = commutesFrom({ lat: latitude, lon: longitude })
    .filter(({ minutes }) => minutes <= reach.minutes)
    .toSorted((a, b) => a.minutes - b.minutes || a.changes - b.changes)
    .slice(0, reach.most);
  computed.set(location, nearest);
  return nearest;
}
