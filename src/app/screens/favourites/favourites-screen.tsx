import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import { seoulDate, type PlainDate } from '#contract/rules/dates.ts';
import { savedCards, type SavedCards } from '#app/features/houses/favourites/queries.ts';
import { savedIds } from '#app/features/houses/favourites/saved-houses.ts';
import { syncFavourites, watchFavourites } from '#app/features/houses/favourites/sync.ts';
import { HouseCard } from '#app/features/houses/card/house-card.tsx';
import { CompareBar } from '#app/features/houses/compare/compare-bar.tsx';
import { DollarsChoice, DollarsNote } from '#app/features/houses/dollars-choice.tsx';
import { CompareToggle } from '#app/features/houses/compare/compare-toggle.tsx';
import { MoveInNote } from '#app/features/houses/card/move-in-note.tsx';
import { grid, near } from '#app/features/houses/search/results.css.ts';
import { ShareButton } from '#app/features/houses/shortlist/share-button.tsx';
import { row, screen, soft } from '#app/features/houses/shortlist/shortlist.css.ts';
import { useShortlistTexts } from '#app/features/houses/shortlist/texts.ts';
import { textParam } from '#app/platform/browser/search-param.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { isReachable, onReachability } from '#app/platform/offline/reachability.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { useHydrated } from '#app/ui/layout/use-hydrated.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { GoneHouses } from './gone-houses.tsx';
import { StopAlerts } from './stop-alerts.tsx';

/** Houses saved on this device or shared by a link. Asks to stop alerts if the link of a mail says so. */
export function FavouritesScreen() {
  useShortlistTexts();
  const { t, i18n } = useTranslation('shortlist');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const isHydrated = useHydrated();
  const shared = isHydrated ? textParam(search['houses']) : undefined;
  const token = isHydrated ? textParam(search['token']) : undefined;
  const title = t(shared ? 'favourites.shared' : 'favourites.title');
  return (
    <Content className={screen}>
      <title>{`${title} | ${localText(brandCore.name, i18n.language)}`}</title>
      <meta name="description" content={t('favourites.description')} />
      <Houses key={shared} shared={shared} title={title}>
        {token && <StopAlerts token={token} />}
      </Houses>
    </Content>
  );
}

/** `missing` counts houses without a card on this device; `today` is Seoul's date. */
type Shown = { missing: number; today: PlainDate };
type HousesProps = { shared: string | undefined; title: string; children: ReactNode };

function Houses({ shared, title, children }: HousesProps) {
  const { t } = useTranslation('shortlist');
  const viewer = useViewer();
  const found = useSavedCards(shared);
  const count = found ? found.cards.length + found.gone.length + found.missing : 0;
  return (
    <>
      <div className={row}>
        <h1>{title}</h1>
        {found && found.cards.length > 0 && (
          <>
            <ShareButton
              title={title}
              path={`/favourites?houses=${found.cards.map(({ id }) => id).join()}`}
            />
            <DollarsChoice />
          </>
        )}
      </div>
      <p className={soft}>
        {t(shared ? 'favourites.sharedLead' : 'favourites.lead')}
        {!shared && !viewer && ` ${t('favourites.visitor')}`}
      </p>
      {children}
      {found?.fromDevice && count > 0 && <p role="status">{t('favourites.device')}</p>}
      {!found ? (
        <div role="status" className={grid}>
          <VisuallyHidden>{t('favourites.loading')}</VisuallyHidden>
          <Skeleton ratio="3 / 2" radius="14px" />
        </div>
      ) : count === 0 ? (
        <NoFavourites />
      ) : (
        <>
          <ul className={grid}>
            {found.cards.map((house) => (
              <li key={house.id} className={near}>
                <HouseCard house={house} today={found.today} level={2} unknown={found.fromDevice} />
                <div>
                  <CompareToggle house={house} />
                </div>
              </li>
            ))}
          </ul>
          <MoveInNote />
          <DollarsNote />
          {!shared && <GoneHouses ids={found.gone} />}
          {found.missing > 0 && <p>{t('favourites.missing', { count: found.missing })}</p>}
          <CompareBar />
        </>
      )}
    </>
  );
}

function NoFavourites() {
  const { t } = useTranslation('shortlist');
  return (
    <EmptyState
      drawing="favourites"
      title={t('favourites.empty')}
      text={t('favourites.emptyText')}
      action={
        <Link to="/houses" className={buttonClass()}>
          {t('favourites.toHouses')}
        </Link>
      }
    />
  );
}

/**
 * Returns the cards to show: first those on the device, then those of the account, reloaded when the host is reachable again. A card whose heart was
 * pressed stays in place, so that it can be pressed again.
 */
function useSavedCards(shared: string | undefined): (SavedCards & Shown) | null {
  const [found, setFound] = useState<(SavedCards & Shown) | null>(null);
  useEffect(() => {
    let gone = false;
    const show = async () => {
      const ids = shared ? shared.split(',') : savedIds();
      const cards = await savedCards(ids);
      const missing = cards.fromDevice ? ids.length - cards.cards.length : 0;
      if (!gone) setFound({ ...cards, missing, today: seoulDate(Date.now()) });
      return ids.join();
    };
    const read = async () => {
      const before = await show();
      if (shared) return;
      await syncFavourites();
      if (!gone && savedIds().join() !== before) await show();
    };
    void read();
    watchFavourites();
    const stop = onReachability(() => isReachable() && void read());
    return () => {
      gone = true;
      stop();
    };
  }, [shared]);
  return found;
}
