import type { HouseDetail } from '#contract/houses.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { stayProblem } from '#contract/rules/stay.ts';
import { availability, house } from '../queries.ts';
import { comparedIds } from './compared.ts';
import type { ComparedStay } from './facts.ts';

/** Search parameters of `/compare`: comma-separated ids, and the stay (Seoul dates). */
export type CompareSearch = {
  houses?: string | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
};

/** Houses to compare; `isMissing` is true if an id is not that of a house that is let; `today` is in Seoul. */
export type Compared = {
  houses: HouseDetail[];
  isMissing: boolean;
  today: PlainDate;
  /** Null without dates, and with dates that no stay can have. */
  stay: ComparedStay | null;
};

/**
 * Loads the houses of an address, also if they are taken on its dates.
 * @throws NetworkError if one is not cached either
 */
export async function loadCompared({ houses: list, checkIn, checkOut }: CompareSearch): Promise<Compared> {
  const today = seoulDate(Date.now());
  const ids = comparedIds(list);
  const hasDates = checkIn && checkOut && stayProblem({ checkIn, checkOut }, today) === null;
  const [found, known] = await Promise.all([
    Promise.all(ids.map(house)),
    hasDates ? Promise.all(ids.map(availability)) : null,
  ]);
  const houses = found.filter((each) => each !== null);
  const taken = known?.filter((_, index) => found[index]).map((each) => each?.taken ?? null);
  const stay = hasDates && taken ? { checkIn, checkOut, taken } : null;
  return { houses, isMissing: houses.length < ids.length, today, stay };
}
