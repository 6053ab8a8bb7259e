import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import { booking } from '#contract/rules/policy.ts';
import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { CheckInCard } from '#app/features/reservations/check-in-card.tsx';
import { HoldBanner } from '#app/features/reservations/hold-banner.tsx';
import { Instalments } from '#app/features/reservations/instalments.tsx';
import { hostNow, isPayable } from '#app/features/reservations/model.ts';
import { Occupants } from '#app/features/reservations/occupants.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { PriceDetails } from '#app/features/reservations/price-details.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { StatusBadge } from '#app/features/reservations/status-badge.tsx';
import { longDate } from '#app/platform/format.ts';
import { localText } from '#app/platform/i18n.ts';
import type { Loaded } from '#app/platform/offline.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content } from '#app/ui/page.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Title } from '../booking/title.tsx';
import { StayContract } from './stay-contract.tsx';
import { StayTodos } from './stay-todos.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id');

/** One reservation, whole. */
export function StayScreen() {
  const { t } = useTranslation('mypage');
  const { stay, contractKept } = route.useLoaderData();
  const router = useRouter();
  return (
    <Content className={css.page}>
      <Title>{t('stay.title')}</Title>
      <Link to="/mypage" className={css.back}>
        <ChevronLeft size={20} />
        {t('title')}
      </Link>
      {stay.ok ? (
        <Whole stay={stay.value} contractKept={contractKept} />
      ) : (
        <EmptyState
          problem
          icon={<KeyRound size={28} />}
          title={<h1>{stay.problem.code === 'not_found' ? t('stay.none') : (stay.problem.message ?? t('notSaved'))}</h1>}
          {...(stay.problem.code === 'offline' ? { text: t('notSavedText') } : {})}
          action={
            stay.problem.code === 'not_found' ? (
              <Link to="/mypage" className={buttonClass({ variant: 'primary' })}>
                {t('toMyPage')}
              </Link>
            ) : (
              <Button variant="primary" onClick={() => void router.invalidate()}>
                {t('retry')}
              </Button>
            )
          }
        />
      )}
    </Content>
  );
}

function Whole({ stay, contractKept }: { stay: Loaded<Reservation>; contractKept: boolean }) {
  const { t, i18n } = useTranslation(['mypage', 'booking', 'common']);
  const router = useRouter();
  const { value, readAt, fromDevice } = stay;
  const language = i18n.language;
  const today = seoulDate(hostNow(value.serverNow, readAt, Date.now()));
  const refresh = () => void router.invalidate();
  const open = ['requested', 'confirmed', 'staying'].includes(value.status);
  return (
    <>
      <header className={css.hero}>
        {value.photo && (
          <Photo
            photo={{ ...value.photo, alt: localText(value.photo.alt, language) }}
            sizes="(min-width: 600px) 200px, 100vw"
            ratio="3 / 2"
            className={css.heroPhoto}
            priority
          />
        )}
        <div className={css.heroWords}>
          <StatusBadge status={value.status} />
          <h1>{localText(value.listingName, language)}</h1>
          <p className={css.figures}>
            {t('common:nights', { count: daysBetween(value.checkIn, value.checkOut) })} ·{' '}
            {t('common:guests', { count: value.guests })} · {t('mypage:stay.code', { code: value.code })}
          </p>
          {fromDevice && <SavedNote readAt={readAt} />}
        </div>
      </header>
      <div className={css.stay}>
        <div className={css.column}>
          {value.status === 'requested' && value.holdExpiresAt && (
            <HoldBanner holdExpiresAt={value.holdExpiresAt} serverNow={value.serverNow} readAt={readAt} />
          )}
          <StayTodos stay={stay} onChanged={refresh} />
          {(value.status === 'confirmed' || value.status === 'staying') && <CheckInCard stay={value} />}
          <section className={css.section} aria-labelledby="dates">
            <h2 id="dates">{t('mypage:stay.dates')}</h2>
            <dl>
              <dt className={css.figures}>{t('booking:stay.checkIn', { time: booking.checkInTime })}</dt>
              <dd>{longDate(value.checkIn, language)}</dd>
              <dt className={css.figures}>{t('booking:stay.checkOut', { time: booking.checkOutTime })}</dt>
              <dd>{longDate(value.checkOut, language)}</dd>
            </dl>
            <p className={css.figures}>{localText(value.area, language)}</p>
            <p className={css.figures}>
              {t('mypage:stay.station', {
                station: localText(value.station.name, language),
                minutes: value.station.walkMinutes,
              })}
            </p>
          </section>
          <section className={css.section} aria-labelledby="payments">
            <h2 id="payments">{t('booking:instalment.title')}</h2>
            <Instalments
              payments={value.payments}
              action={(payment) =>
                isPayable(value, payment) && (
                  <PayButton
                    order={{ reservationId: value.id, paymentId: payment.id }}
                    variant="secondary"
                    size="small"
                    onRefused={refresh}
                  />
                )
              }
            />
          </section>
          {open && (
            <section className={css.section} aria-labelledby="policy">
              <h2 id="policy">{t('booking:policy.title')}</h2>
              <PolicyTimeline policy={value.policy} checkIn={value.checkIn} today={today} />
            </section>
          )}
          <section className={css.section} aria-labelledby="people">
            <h2 id="people">{t('booking:people.title')}</h2>
            <Occupants occupants={value.occupants} />
          </section>
          <StayContract stay={value} kept={contractKept} />
        </div>
        <aside className={css.side} aria-labelledby="price">
          <h2 id="price">{t('booking:price.title')}</h2>
          <PriceDetails
            price={value.price}
            beddingSets={value.beddingSets}
            couponCode={value.couponCode}
            exchangeRate={value.exchangeRate}
            totalUsdCents={value.totalUsdCents}
            charged={value.isInternational}
          />
          <p className={css.figures}>{t(`booking:method.name.${value.paymentMethod}`)}</p>
        </aside>
      </div>
    </>
  );
}
