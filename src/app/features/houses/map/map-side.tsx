import { Link, useNavigate } from '@tanstack/react-router';
import { LayoutGrid, Map } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import { FILE_AFTER_MS } from '#app/platform/offline/patience.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { media } from '#app/ui/theme/media.ts';
import type { FoundHouses, HouseQuery } from '../search/search.ts';
import type { HousesSearch } from '../search-params.ts';
import { useOwnUniversity } from '../search/use-own-university.ts';
import type { HousesMapProps } from './drawn/houses-map.tsx';
import { styled } from './styled.ts';
import * as css from './map-side.css.ts';

const HousesMap = lazy<ComponentType<HousesMapProps>>(() =>
  import('./drawn/houses-map.tsx').then(styled).catch(() => ({ default: NoMap })),
);

export interface MapSideProps {
  search: HousesSearch;
  query: HouseQuery;
  today: PlainDate;
  found: FoundHouses;
}

/** Shown if the map's code could not be loaded; browsers ask for it again only on a new page. Text: houses, common. */
function NoMap() {
  const { t } = useTranslation(['houses', 'common']);
  return (
    <div className={css.missing}>
      <p>{t('view.missing')}</p>
      <button type="button" className={buttonClass({ size: 'small' })} onClick={() => location.reload()}>
        {t('common:failed.retry')}
      </button>
    </div>
  );
}

function Awaited() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, FILE_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <NoMap />;
}

const wide = () => matchMedia(media.desktop);
const onWidth = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Map beside the list from 960 px, or instead of it on phones that ask for it; its code loads when it is shown. Text: houses. */
export function MapSide({ search, query, today, found }: MapSideProps) {
  const { t } = useTranslation('houses');
  const isWide = useSyncExternalStore(
    onWidth,
    () => wide().matches,
    () => null,
  );
  const navigate = useNavigate({ from: '/houses' });
  useOwnUniversity(search);
  const isMap = search.view === 'map';
  const showArea = (area: string) =>
    void navigate({
      search: { ...search, location: undefined, page: undefined, area },
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={css.side} data-view={search.view}>
      {isMap && (
        <p className={css.waiting} aria-hidden="true">
          {t('list.title')}
        </p>
      )}
      <Suspense fallback={<Awaited />}>
        {(isWide || (isMap && isWide !== null)) && (
          <HousesMap {...{ query, today }} onArea={showArea} listed={found.items} whole={!isWide} />
        )}
      </Suspense>
    </div>
  );
}

export function MapToggle({ search }: { search: HousesSearch }) {
  const { t } = useTranslation('houses');
  const isMap = search.view === 'map';
  const Icon = isMap ? LayoutGrid : Map;
  return (
    <Link
      to="/houses"
      search={{ ...search, view: isMap ? undefined : 'map' }}
      replace
      resetScroll={!isMap}
      className={`${buttonClass({ size: 'small' })} ${css.toggle}`}
      data-view={search.view}
    >
      <Icon size={20} aria-hidden="true" /> {t(isMap ? 'view.list' : 'view.map')}
    </Link>
  );
}
