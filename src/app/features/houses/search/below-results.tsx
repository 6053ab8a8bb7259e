import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Location } from '#contract/houses.ts';
import type { PageInfo } from '#contract/wire.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { MoveInNote } from '../card/move-in-note.tsx';
import { DollarsNote } from '../dollars-choice.tsx';
import { Shortlist } from '../lazy-shortlist.tsx';
import type { HousesSearch } from '../search-params.ts';
import { Pages } from './pages.tsx';

export interface BelowResultsProps {
  page: PageInfo;
  search: HousesSearch;
  /** The neighborhood of a list of one. */
  location: Location | undefined;
}

export function BelowResults({ page, search, location }: BelowResultsProps) {
  const { t } = useTranslation(['houses', 'common']);
  return (
    <>
      <MoveInNote />
      <DollarsNote />
      {page.totalPages > 1 && <Pages page={page} search={search} />}
      {location && (
        <Link
          to="/neighbourhoods/$slug"
          params={{ slug: location }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('list.about', { place: t(`common:location.${location}`) })}
        </Link>
      )}
      <Shortlist part="share" ofList />
    </>
  );
}
