import type { HouseDetail } from '#contract/houses.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { stayProblem } from '#contract/rules/stay.ts';
import { availability, house } from '../queries.ts';
import { comparedIds } from './compared.ts';
import type { ComparedStay } from './facts.ts';

/** Search parameters of `/compare`: ids joined by commas, and the stay (Seoul dates) that is meant. */
export type CompareSearch = {
  houses?: string | undefined;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
};

/** Houses side by side; `isMissing` where an id of the address is none of a house that is let; `today` in Seoul. */
export type Compared = {
  houses: HouseDetail[];
  isMissing: boolean;
  today: PlainDate;
  /** Null without dates, and with dates that no stay can have. */
  stay: ComparedStay | null;
};

/** Loads the houses of an address, with dates also when they are taken. @throws NetworkError where one is not cached either */
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
