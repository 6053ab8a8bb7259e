import type { PageInfo } from '#contract/wire.ts';
import { DollarsNote } from '../dollars-choice.tsx';
import { Shortlist } from '../lazy-shortlist.tsx';
import type { HousesSearch } from '../search-params.ts';
import { Pages } from './pages.tsx';

export function BelowResults({ page, search }: { page: PageInfo; search: HousesSearch }) {
  return (
    <>
      <DollarsNote />
      {page.totalPages > 1 && <Pages page={page} search={search} />}
      <Shortlist part="share" ofList />
    </>
  );
}
