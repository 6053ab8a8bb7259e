import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import { favourites } from '#contract/rules/choosing/policy.ts';
import { booking } from '#contract/rules/policy.ts';
import { CompareDates } from '#app/features/houses/compare/compare-dates.tsx';
import { setCompared } from '#app/features/houses/compare/compared.ts';
import { CompareTable } from '#app/features/houses/compare/compare-table.tsx';
import { useCompareTexts } from '#app/features/houses/compare/texts.ts';
import { DollarsChoice, DollarsNote } from '#app/features/houses/dollars-choice.tsx';
import { Shortlist } from '#app/features/houses/lazy-shortlist.tsx';
import { row, screen, soft } from '#app/features/houses/shortlist/shortlist.css.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';

const route = getRouteApi('/_public/compare');

/** Compares up to three houses side by side; the address names them. */
export function CompareScreen() {
  useCompareTexts();
  const { t, i18n } = useTranslation(['compare', 'common']);
  const { houses, isMissing, today, stay } = route.useLoaderData();
  const navigate = route.useNavigate();
  const title = t('title');
  const dates = stay && { checkIn: stay.checkIn, checkOut: stay.checkOut };
  const ids = houses.map(({ id }) => id);
  const list = ids.join();
  useEffect(() => setCompared(list.split(',').filter(Boolean)), [list]);
  return (
    <Content className={screen}>
      <title>{`${title} | ${localText(brandCore.name, i18n.language)}`}</title>
      <meta name="description" content={t('description')} />
      <div className={row} style={{ minHeight: 44 }}>
        <h1>{title}</h1>
        {houses.length > 0 && <Shortlist part="share" title={title} />}
      </div>
      {isMissing && <p role="status">{t('missing')}</p>}
      {houses.length === 0 ? (
        <EmptyState
          drawing="compare"
          title={t('empty')}
          text={t('emptyText', { count: favourites.mostCompared })}
          action={
            <Link to="/houses" className={buttonClass()}>
              {t('toHouses')}
            </Link>
          }
        />
      ) : (
        <>
          <CompareDates
            dates={dates}
            today={today}
            onChange={({ checkIn, checkOut }) =>
              void navigate({
                search: { houses: list, checkIn, checkOut },
                replace: true,
                resetScroll: false,
              })
            }
          >
            <DollarsChoice />
          </CompareDates>
          <p className={soft}>{houses.length === 1 ? t('one') : t('lead')}</p>
          <CompareTable
            houses={houses}
            today={today}
            stay={stay}
            without={(id) => ({ ...dates, houses: ids.filter((each) => each !== id).join() || undefined })}
          />
          <DollarsNote />
          <p className={soft}>{stay ? t('stayNote') : t('firstNote', { nights: booking.periodNights })}</p>
        </>
      )}
    </Content>
  );
}
