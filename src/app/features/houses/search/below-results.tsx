import type { PageInfo } from '#contract/wire.ts';
import { DollarsNote } from '../dollars-choice.tsx';
import type { HousesSearch } from '../search-params.ts';
import { Pages } from './pages.tsx';

/** Stands below a page of houses: where their dollars are from, and the way to the other pages. Text: houses, house-card. */
export function BelowResults({ page, search }: { page: PageInfo; search: HousesSearch }) {
  return (
    <>
      <DollarsNote />
      {page.totalPages > 1 && <Pages page={page} search={search} />}
    </>
  );
}
