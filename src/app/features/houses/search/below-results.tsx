import type { PageInfo } from '#contract/wire.ts';
import { DollarsNote } from '../dollars-choice.tsx';
import { Shortlist } from '../lazy-shortlist.tsx';
import type { HousesSearch } from '../search-params.ts';
import { Pages } from './pages.tsx';

/** Stands below a page of houses: where their dollars are from, the way to the other pages, and sharing the list. Text: houses, house-card. */
export function BelowResults({ page, search }: { page: PageInfo; search: HousesSearch }) {
  return (
    <>
      <DollarsNote />
      {page.totalPages > 1 && <Pages page={page} search={search} />}
      <Shortlist part="share" ofList />
    </>
  );
}
