import type { HouseDetail } from '#contract/houses.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { house } from '../queries.ts';
import { comparedIds } from './compared.ts';

/** Houses side by side; `isMissing` where an id of the address is none of a house that is let; `today` in Seoul. */
export type Compared = { houses: HouseDetail[]; isMissing: boolean; today: PlainDate };

/** Loads the houses of an address. @throws NetworkError where one is not cached either */
export async function loadCompared(list: string | undefined): Promise<Compared> {
  const ids = comparedIds(list);
  const found = await Promise.all(ids.map(house));
  const houses = found.filter((each) => each !== null);
  return { houses, isMissing: houses.length < ids.length, today: seoulDate(Date.now()) };
}
