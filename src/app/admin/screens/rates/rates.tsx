import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { exchangeRates } from '#app/admin/rates/queries.ts';
import { RateForm } from '#app/admin/rates/rate-form.tsx';
import { EndRateButton, RateHistory, RateInForce } from '#app/admin/rates/rate-in-force.tsx';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { Title } from '#app/features/brand/title.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { Part } from '#app/admin/kit/detail/part.tsx';

export const Route = createFileRoute('/_admin-area/admin/rates')({
  // Bookings lock the rate of their own moment.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-rates', 'errors', 'part-errors'], menu: '/admin/rates' },
  loader: () => exchangeRates(),
  component: RatesScreen,
});

function RatesScreen() {
  const { t } = useTranslation('admin-rates');
  const found = useLastLoaded('rates', Route.useLoaderData(), (loaded) => loaded);
  const router = useRouter();
  const refresh = () => void router.invalidate();
  return (
    <Content className={css.page}>
      <header className={css.head}>
        <Title>{t('title')}</Title>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.soft}>{t('lead')}</p>
      </header>
      {found.ok ? (
        <>
          <div className={css.columns}>
            <Part id="in-force" title={t('inForce')}>
              <RateInForce rates={found.value} />
              {found.value.inForce.source === 'manual' && (
                <EndRateButton rates={found.value} onChanged={refresh} />
              )}
            </Part>
            <Part id="by-hand" title={t('byHand')}>
              <RateForm rates={found.value} onChanged={refresh} />
            </Part>
          </div>
          <Part id="history" title={t('history')}>
            <RateHistory history={found.value.history} />
          </Part>
        </>
      ) : (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} />
      )}
    </Content>
  );
}
