import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { toCents } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import { PriceDetails } from '#app/features/booking/price-details.tsx';
import { StayDates } from '#app/features/booking/stay-dates.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { NotifySwitch } from '#app/features/push/notify-switch.tsx';
import { CancelReservation } from '#app/features/reservations/money/cancel-reservation.tsx';
import { CheckInCard } from '#app/features/reservations/check-in/check-in-card.tsx';
import { ConciergeLink } from '#app/features/reservations/check-in/concierge-link.tsx';
import { ClosingNote } from '#app/features/reservations/closing-note.tsx';
import { DepositLine } from '#app/features/reservations/money/deposit-line.tsx';
import { DepositSettlement } from '#app/features/reservations/money/deposit-settlement.tsx';
import { Ending } from '#app/features/reservations/ending.tsx';
import { HoldBanner } from '#app/features/reservations/hold-banner.tsx';
import { isRunning } from '#app/features/reservations/model.ts';
import { NotSavedNote } from '#app/features/reservations/not-saved-note.tsx';
import { Occupants } from '#app/features/reservations/occupants.tsx';
import { PaymentSums } from '#app/features/reservations/money/payment-sums.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { RefundList } from '#app/features/reservations/money/refund-list.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { StatusBadge } from '#app/features/reservations/status-badge.tsx';
import { useLookupFailure } from '#app/features/reservations/use-lookup-failure.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Disclosure } from '#app/ui/controls/disclosure.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { Photo } from '#app/ui/media/photo.tsx';
import { LazyCertificates } from './lazy/certificates.tsx';
import { LazyCheckOut } from './lazy/check-out.tsx';
import { LazyHistory } from './lazy/history.tsx';
import { LazyTickets } from './lazy/tickets.tsx';
import { Payments } from './money/payments.tsx';
import { ReviewInvitation } from './review-invitation.tsx';
import { ReservationActions } from './reservation-actions.tsx';
import { ReservationContract } from './reservation-contract.tsx';
import { ReservationTodos, StayChange } from './reservation-todos.tsx';
import type { StayParts } from './lazy/stay-parts.ts';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/');

/** One reservation with all its details. */
export function ReservationScreen() {
  const { t } = useTranslation('mypage');
  const { stay, today, contractCached, parts } = route.useLoaderData();
  const router = useRouter();
  const lookupFailure = useLookupFailure();
  return (
    <Content className={css.page}>
      <Title>{t('reservation.title')}</Title>
      <Link to="/mypage" className={css.back}>
        <ChevronLeft size={20} />
        {t('title')}
      </Link>
      {stay.ok ? (
        <ReservationDetails
          key={stay.value.value.id}
          stay={stay.value}
          today={today}
          contractCached={contractCached}
          parts={parts}
        />
      ) : (
        <>
          <h1 className={visuallyHidden}>{t('reservation.title')}</h1>
          <EmptyState
            problem
            icon={<KeyRound size={28} />}
            title={stay.problem.code === 'not_found' ? t('reservation.none') : lookupFailure(stay.problem)}
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

interface ReservationDetailsProps {
  stay: Loaded<Reservation>;
  /** Seoul's date. */
  today: PlainDate;
  contractCached: boolean;
  parts: StayParts;
}

function ReservationDetails({ stay, today, contractCached, parts }: ReservationDetailsProps) {
  const { t } = useTranslation(['booking', 'mypage']);
  const router = useRouter();
  const { value, readAt } = stay;
  const refresh = () => void router.invalidate();
  return (
    <>
      <ReservationHead stay={stay} />
      <div className={css.stay}>
        <div className={css.column}>
          {value.status === 'requested' && <HoldBanner stay={value} readAt={readAt} />}
          <HowItEnded stay={value} today={today} />
          {value.reviewable && <ReviewInvitation id={value.id} />}
          <StayChange stay={value} onChanged={refresh} />
          <ReservationTodos stay={value} today={today} heading="h2" onChanged={refresh} />
          <CheckInCard stay={value} readAt={readAt} heading="h2" />
          <LazyCheckOut
            stay={value}
            read={stay}
            along={parts.checkOut}
            today={today}
            className={css.section}
          />
          <LazyTickets stay={value} read={stay} along={parts.tickets} />
          <Dates stay={value} today={today} />
          <Payments stay={value} readAt={readAt} today={today} automatic={parts.automatic} />
          <Refunds stay={value} />
          <Deposit stay={value} today={today} />
          {value.cancellable && (
            <section className={css.section} aria-labelledby="policy">
              <h2 id="policy">{t('policy.title')}</h2>
              <PolicyTimeline
                policy={value.policy}
                checkIn={value.checkIn}
                today={today}
                hasDeposit={value.price.deposit > 0}
              />
              <CancelReservation stay={value} onChanged={refresh} />
            </section>
          )}
          <section className={css.section} aria-labelledby="people">
            <h2 id="people">{t('people.title')}</h2>
            <Occupants occupants={value.occupants} />
          </section>
          <ReservationContract stay={value} cached={contractCached} />
          <LazyCertificates stay={value} read={stay} along={parts.certificates} />
          {isRunning(value) && <NotifySwitch along={parts.push} />}
          <LazyHistory id={value.id} read={stay} along={parts.history} className={css.section} />
          <Concierge />
        </div>
        <Price stay={value} />
      </div>
    </>
  );
}

function ReservationHead({ stay }: { stay: Loaded<Reservation> }) {
  const { t, i18n } = useTranslation(['mypage', 'common']);
  const { value, readAt, fromDevice, onDevice } = stay;
  const language = i18n.language;
  return (
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
        <StatusBadge stay={value} />
        <h1>{localText(value.listingName, language)}</h1>
        <p className={css.figures}>
          {t('common:nights', { count: daysBetween(value.checkIn, value.checkOut) })} ·{' '}
          {t('common:guests', { count: value.guests })} · {t('mypage:reservation.code', { code: value.code })}
        </p>
        {!endedBeforeItBegan(value) && <ClosingNote reservation={value} />}
        {fromDevice && <SavedNote readAt={readAt} />}
        {!onDevice && <NotSavedNote>{t('mypage:notCached')}</NotSavedNote>}
      </div>
    </header>
  );
}

function Dates({ stay, today }: { stay: Reservation; today: PlainDate }) {
  const { t, i18n } = useTranslation('mypage');
  return (
    <section className={css.section} aria-labelledby="dates">
      <h2 id="dates">{t('reservation.dates')}</h2>
      <StayDates
        checkIn={stay.checkIn}
        checkOut={stay.checkOut}
        goesOn={stay.extendsId !== null}
        leftOn={stay.closed?.endedOn}
      />
      <p className={css.figures}>
        {localText(stay.area, i18n.language)}
        <br />
        {t('reservation.station', {
          station: localText(stay.station.name, i18n.language),
          minutes: stay.station.walkMinutes,
        })}
      </p>
      <ReservationActions stay={stay} />
      {stay.status === 'staying' && today < addDays(stay.checkOut, -1) && <LeaveEarly />}
    </section>
  );
}

/** The way to end a stay before its check-out, and what comes back then: an administrator records the day that the member writes. */
function LeaveEarly() {
  const { t } = useTranslation('mypage');
  return (
    <Disclosure summary={t('leaveEarly.title')}>
      <div className={css.leave}>
        <p>{t('leaveEarly.text', { count: booking.noticeNights })}</p>
        <a href="#tickets">{t('leaveEarly.action')}</a>
      </div>
    </Disclosure>
  );
}

/** True of a reservation that was cancelled or ran out, and tells how; a copy that an older version saved does not. */
function endedBeforeItBegan({ status, closing }: Reservation): boolean {
  return Boolean(closing) && (status === 'cancelled' || status === 'expired');
}

/** Tells how a reservation ended that never began, with the way to ask for it once more; an extension is asked for where it began. */
function HowItEnded({ stay, today }: { stay: Reservation; today: PlainDate }) {
  const { t } = useTranslation('mypage');
  if (!endedBeforeItBegan(stay)) return null;
  const { houseId, checkIn, checkOut, guests, beddingSets, extendsId } = stay;
  const look = buttonClass({ variant: 'primary', full: 'phones' });
  return (
    <section className={css.section} aria-labelledby="ending">
      <h2 id="ending">{t('ending.title')}</h2>
      <Ending
        stay={stay}
        again={
          checkIn >= today && (
            <div>
              {extendsId ? (
                <Link to="/mypage/$id" params={{ id: extendsId }} className={look}>
                  {t('extend.toFirst')}
                </Link>
              ) : (
                <Link
                  to="/book"
                  search={{ houseId, checkIn, checkOut, guests, beddingSets }}
                  className={look}
                >
                  {t('ending.again')}
                </Link>
              )}
            </div>
          )
        }
      />
    </section>
  );
}

function Refunds({ stay }: { stay: Reservation }) {
  const { t } = useTranslation('booking');
  if (stay.refunds.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="refunds">
      <h2 id="refunds">{t('refund.listed')}</h2>
      <RefundList refunds={stay.refunds} method={stay.paymentMethod} />
      <PaymentSums stay={stay} />
    </section>
  );
}

/** A reservation as it is read from the device too: copies that an older version saved do not tell where the deposit is. */
type Saved = Omit<Reservation, 'deposit'> & Partial<Reservation>;

/** The deposit: with whom it is, and how it was settled. */
function Deposit({ stay, today }: { stay: Saved; today: PlainDate }) {
  const { t } = useTranslation('mypage');
  const { id, deposit, depositSettled } = stay;
  if (!deposit && !depositSettled) return null;
  return (
    <section className={css.section} aria-labelledby="deposit">
      <h2 id="deposit">{t('deposit.title')}</h2>
      {deposit && !depositSettled && <DepositLine deposit={deposit} today={today} />}
      {depositSettled && <DepositSettlement reservationId={id} settled={depositSettled} />}
    </section>
  );
}

/** The concierge, whatever the state of the reservation. */
function Concierge() {
  const { t } = useTranslation('mypage');
  return (
    <section className={css.section} aria-labelledby="concierge">
      <h2 id="concierge">{t('concierge.title')}</h2>
      <p className={css.lead}>{t('concierge.text')}</p>
      <div className={css.actions}>
        <ConciergeLink />
      </div>
    </section>
  );
}

/** True where a deposit is still to come back of a stay, or of one that may be yet. */
function isDepositToCome(stay: Saved): boolean {
  return stay.status === 'requested' || isRunning(stay) || stay.deposit?.state === 'to_return';
}

function Price({ stay }: { stay: Reservation }) {
  const { t } = useTranslation('booking');
  return (
    <aside className={css.side} aria-labelledby="price">
      <h2 id="price">{t('price.title')}</h2>
      <PriceDetails
        price={stay.price}
        beddingSets={stay.beddingSets}
        couponCode={stay.couponCode}
        usd={{
          exchangeRate: stay.exchangeRate,
          totalCents: stay.totalUsdCents ?? toCents(stay.price.total, stay.exchangeRate.krwPerUsd),
        }}
        charged={stay.isInternational}
        ended={!isDepositToCome(stay)}
      />
      <p className={css.figures}>{t(`method.name.${stay.paymentMethod}`)}</p>
    </aside>
  );
}
