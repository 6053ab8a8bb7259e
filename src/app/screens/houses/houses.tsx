import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import type { Alternative } from '#contract/houses.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import type { University } from '#contract/seoul/commutes.ts';
import { shortName } from '#contract/seoul/short-names.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { searchHouses } from '#app/features/houses/search/queries.ts';
import { type FoundHouses, readSearch, type HouseQuery } from '#app/features/houses/search/search.ts';
import { parseHousesSearch, type HousesSearch } from '#app/features/houses/search-params.ts';
import { FilterBar } from '#app/features/houses/search/filter-bar.tsx';
import { Results } from '#app/features/houses/search/results.tsx';
import { setOwnUniversity } from '#app/features/houses/own-university.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './houses.css.ts';

const beside = () => import('#app/features/houses/search/beside-results.ts');
type PartName = Exclude<keyof Awaited<ReturnType<typeof beside>>, 'nothingFound'>;
const part = <Name extends PartName>(name: Name) => lazy(async () => ({ default: (await beside())[name] }));
const BelowResults = part('BelowResults');
const MapSide = part('MapSide');
const MapToggle = part('MapToggle');
const NoResults = part('NoResults');
const ResultsHead = part('ResultsHead');
const ResultsSkeleton = part('ResultsSkeleton');
const SearchNotice = part('SearchNotice');

export const Route = createFileRoute('/_public/houses')({
  staticData: { texts: ['houses', 'house-card', 'errors'], menu: '/houses', chrome: { bar: 'solid' } },
  validateSearch: parseHousesSearch,
  loaderDeps: ({ search: { view: _, ...search } }) => search,
  loader: async ({ deps }) => {
    const today = seoulDate(Date.now());
    const { query } = readSearch(deps, today);
    const found = await searchHouses(query);
    const nothing = found.page.totalItems === 0 && !found.onDevice;
    // Their buttons work as soon as the page does.
    const beyond = nothing
      ? await (await beside()).nothingFound(query)
      : { near: [], university: found.items.find(({ commute }) => commute)?.commute?.university };
    return { today, found, ...beyond };
  },
  component: HousesScreen,
});

function HousesScreen() {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const { today, found, near, university } = Route.useLoaderData();
  const search = useComingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { query, problems } = readSearch(search, today);

  const change = (changed: HousesSearch) => {
    const moved = 'location' in changed && { area: undefined };
    const chosen = { ...search, page: undefined, ...moved, ...changed };
    if (chosen.university !== search.university) setOwnUniversity(chosen.university);
    void navigate({ search: chosen, resetScroll: false });
  };

  const study = query.university === university?.id ? university : undefined;
  const title = useTitle(query, study);
  const loading = useIsSearching();
  return (
    <Content width="full" className={css.screen} data-view={search.view}>
      <title>{`${title} | ${localText(brandCore.name, i18n.language)}`}</title>
      <meta name="description" content={t('list.description')} />
      <div className={css.head}>
        <h1>{title}</h1>
        <Suspense>
          <MapToggle search={search} />
        </Suspense>
      </div>
      <FilterBar search={search} query={query} today={today} university={study} onChange={change} />
      <Suspense>
        {(found.onDevice || Object.values(problems).flat().length > 0) && (
          <SearchNotice search={search} problems={problems} found={found} />
        )}
      </Suspense>
      <AsOf of={found.source} prices />
      <div className={css.split} data-view={search.view}>
        <div className={css.stage}>
          <div className={cx(css.results, loading && css.giveWay)}>
            <Suspense>
              <Found {...{ found, near, query, today, search }} onChange={change} />
            </Suspense>
          </div>
          {loading && (
            <div className={css.skeletons}>
              <Suspense>
                <ResultsSkeleton />
              </Suspense>
            </div>
          )}
        </div>
        <Suspense>
          <MapSide {...{ search, query, today, found }} />
        </Suspense>
      </div>
    </Content>
  );
}

function useTitle({ location }: HouseQuery, university: University | undefined): string {
  const { t, i18n } = useTranslation(['houses', 'common']);
  const place = location && t(`common:location.${location}`);
  const study = university && shortName(university, i18n.language);
  if (study) return t(place ? 'list.titleInNear' : 'list.titleNear', { place, university: study });
  return place ? t('list.titleIn', { place }) : t('list.title');
}

type FoundProps = {
  found: FoundHouses;
  near: Alternative[];
  query: HouseQuery;
  today: PlainDate;
  search: HousesSearch;
  onChange: (changed: HousesSearch) => void;
};

function Found({ found, near, query, today, search, onChange }: FoundProps) {
  const { t } = useTranslation('houses');
  const { totalItems } = found.page;
  if (totalItems === 0) return <NoResults {...{ near, query, today }} onTake={onChange} />;
  return (
    <>
      <div className={css.headRoom}>
        <Suspense>
          <ResultsHead count={totalItems} query={query} onSort={(sort) => onChange({ sort })} />
        </Suspense>
      </div>
      {found.items.length > 0 ? (
        <Results found={found} query={query} today={today} />
      ) : (
        <p>{t('pages.beyond')}</p>
      )}
      <Suspense>
        <BelowResults page={found.page} search={search} location={query.location} />
      </Suspense>
    </>
  );
}

function useComingSearch(shown: HousesSearch): HousesSearch {
  return useRouterState({
    select: ({ location, isLoading }) =>
      isLoading && location.pathname === '/houses'
        ? parseHousesSearch(location.search as Record<string, unknown>)
        : shown,
    structuralSharing: true,
  });
}

function useIsSearching(): boolean {
  return useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading &&
      location.pathname === '/houses' &&
      resolvedLocation?.pathname === '/houses' &&
      location.searchStr !== resolvedLocation.searchStr,
  });
}
