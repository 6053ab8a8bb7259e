import type { PlainDate } from '#contract/rules/dates.ts';
import { HouseCard } from '../card/house-card.tsx';
import { Shortlist } from '../lazy-shortlist.tsx';
import type { FoundHouses } from './queries.ts';
import type { HouseQuery } from './search.ts';
import * as css from './results.css.ts';

export interface ResultsProps {
  found: FoundHouses;
  query: HouseQuery;
  today: PlainDate;
}

/** Number of cards in the first view of a desktop. */
const FIRST_ROW = 3;

/** Grid of one page of houses. */
export function Results({ found, query, today }: ResultsProps) {
  const { stay, guests } = query;
  return (
    <>
      <ul className={css.grid}>
        {found.items.map((house, index) => (
          <li key={house.id}>
            <HouseCard
              house={house}
              today={today}
              stay={{ ...stay, guests }}
              priority={index < FIRST_ROW}
              level={2}
              unknown={found.onDevice}
            />
          </li>
        ))}
      </ul>
      <Shortlist part="bar" />
    </>
  );
}
