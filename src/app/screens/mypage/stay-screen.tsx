import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { ReceiptButton } from '#app/features/payments/receipt-button.tsx';
import { NotifySwitch } from '#app/features/push/notify-switch.tsx';
import { CancelStay } from '#app/features/reservations/cancel-stay.tsx';
import { CheckInCard } from '#app/features/reservations/check-in-card.tsx';
import { HoldBanner } from '#app/features/reservations/hold-banner.tsx';
import { Instalments } from '#app/features/reservations/instalments.tsx';
import { dayOf } from '#app/features/reservations/moments.ts';
import { isPayable, stillOfInterest, todos } from '#app/features/reservations/model.ts';
import { Occupants } from '#app/features/reservations/occupants.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { PriceDetails } from '#app/features/reservations/price-details.tsx';
import { RefundList } from '#app/features/reservations/refund-list.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { StayDates } from '#app/features/reservations/stay-dates.tsx';
import { StatusBadge } from '#app/features/reservations/status-badge.tsx';
import { localText } from '#app/platform/i18n.ts';
import type { Loaded } from '#app/platform/through-device.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Content } from '#app/ui/page.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Title } from '../booking/title.tsx';
import { ReviewInvitation } from './review-invitation.tsx';
import { StayActions } from './stay-actions.tsx';
import { StayContract } from './stay-contract.tsx';
import { StayTodos } from './stay-todos.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/');

/** One reservation, whole. */
export function StayScreen() {
  const { t } = useTranslation('mypage');
  const { stay, today, contractKept } = route.useLoaderData();
  const router = useRouter();
  return (
    <Content className={css.page}>
      <Title>{t('stay.title')}</Title>
      <Link to="/mypage" className={css.back}>
        <ChevronLeft size={20} />
        {t('title')}
      </Link>
      {stay.ok ? (
        <Whole stay={stay.value} today={today} contractKept={contractKept} />
      ) : (
        <>
          <h1 className={visuallyHidden}>{t('stay.title')}</h1>
          <EmptyState
            problem
            icon={<KeyRound size={28} />}
            title={
              stay.problem.code === 'not_found' ? t('stay.none') : (stay.problem.message ?? t('notSaved'))
            }
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
        </>
      )}
    </Content>
  );
}

/** Reasons that are told to the member; what an administrator wrote is told by mail. */
const closings = ['member', 'hold-expired'] as const;

interface WholeProps {
  stay: Loaded<Reservation>;
  /** Seoul's date. */
  today: PlainDate;
  contractKept: boolean;
}

function Whole({ stay, today, contractKept }: WholeProps) {
  const { t, i18n } = useTranslation(['mypage', 'booking', 'common']);
  const router = useRouter();
  const { value, readAt, fromDevice } = stay;
  const language = i18n.language;
  const refresh = () => void router.invalidate();
  const closedBy = closings.find((reason) => reason === value.closed?.reason);
  const listed = todos(value, today);
  const payments = stillOfInterest(value);
  /** Whoever is asked to pay above needs no second button for it. */
  const asked = (id: string) => listed.some((todo) => 'payment' in todo && todo.payment?.id === id);
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
          {closedBy && value.closed && (
            <p className={css.figures}>
              {t(`mypage:closed.${closedBy}`, { date: dayOf(value.closed.at, language) })}
            </p>
          )}
          {fromDevice && <SavedNote readAt={readAt} />}
        </div>
      </header>
      <div className={css.stay}>
        <div className={css.column}>
          {value.status === 'requested' && value.holdExpiresAt && (
            <HoldBanner holdExpiresAt={value.holdExpiresAt} serverNow={value.serverNow} readAt={readAt} />
          )}
          {value.reviewable && <ReviewInvitation id={value.id} />}
          <StayTodos stay={value} today={today} heading="h2" onChanged={refresh} />
          {(value.status === 'confirmed' || value.status === 'staying') && (
            <CheckInCard stay={value} heading="h2" />
          )}
          <section className={css.section} aria-labelledby="dates">
            <h2 id="dates">{t('mypage:stay.dates')}</h2>
            <StayDates checkIn={value.checkIn} checkOut={value.checkOut} />
            <p className={css.figures}>
              {localText(value.area, language)}
              <br />
              {t('mypage:stay.station', {
                station: localText(value.station.name, language),
                minutes: value.station.walkMinutes,
              })}
            </p>
            <StayActions stay={value} />
          </section>
          <section className={css.section} aria-labelledby="payments">
            <h2 id="payments">{t('booking:instalment.title')}</h2>
            {payments.length === 0 && <p className={css.figures}>{t('booking:instalment.none')}</p>}
            <Instalments
              payments={payments}
              action={(payment) => {
                const order = { reservationId: value.id, paymentId: payment.id };
                if (isPayable(value, payment))
                  return (
                    !asked(payment.id) && (
                      <PayButton order={order} variant="secondary" size="small" onRefused={refresh} />
                    )
                  );
                return (
                  payment.paidAt && (
                    <ReceiptButton order={order} filename={`receipt-${value.code}-${payment.seq}.pdf`} />
                  )
                );
              }}
            />
          </section>
          {value.refunds.length > 0 && (
            <section className={css.section} aria-labelledby="refunds">
              <h2 id="refunds">{t('booking:refund.listed')}</h2>
              <RefundList refunds={value.refunds} method={value.paymentMethod} />
            </section>
          )}
          {value.cancellable && (
            <section className={css.section} aria-labelledby="policy">
              <h2 id="policy">{t('booking:policy.title')}</h2>
              <PolicyTimeline policy={value.policy} checkIn={value.checkIn} today={today} />
              <CancelStay stay={value} onChanged={refresh} />
            </section>
          )}
          <section className={css.section} aria-labelledby="people">
            <h2 id="people">{t('booking:people.title')}</h2>
            <Occupants occupants={value.occupants} />
          </section>
          <StayContract stay={value} kept={contractKept} />
          {(value.status === 'requested' || value.status === 'confirmed') && <NotifySwitch />}
        </div>
        <aside className={css.side} aria-labelledby="price">
          <h2 id="price">{t('booking:price.title')}</h2>
          <PriceDetails
            price={value.price}
            beddingSets={value.beddingSets}
            couponCode={value.couponCode}
            usd={{
              exchangeRate: value.exchangeRate,
              totalCents: value.totalUsdCents ?? toCents(value.price.total, value.exchangeRate.krwPerUsd),
            }}
            charged={value.isInternational}
            cancelled={value.status === 'cancelled'}
          />
          <p className={css.figures}>{t(`booking:method.name.${value.paymentMethod}`)}</p>
        </aside>
      </div>
    </>
  );
}
