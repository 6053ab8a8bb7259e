import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays, daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { StayDates } from '#app/features/booking/stay-dates.tsx';
import { LazyMessengers } from '#app/features/brand/lazy-messengers.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { NotifySwitch } from '#app/features/push/notify-switch.tsx';
import { CancelReservation } from '#app/features/reservations/money/cancel-reservation.tsx';
import { CheckInCard } from '#app/features/reservations/check-in/check-in-card.tsx';
import { ConciergeLink } from '#app/features/reservations/check-in/concierge-link.tsx';
import { ClosingNote } from '#app/features/reservations/closing-note.tsx';
import { Ending } from '#app/features/reservations/ending.tsx';
import { HoldBanner } from '#app/features/reservations/hold-banner.tsx';
import { isRunning } from '#app/features/reservations/model.ts';
import { NotSavedNote } from '#app/features/reservations/not-saved-note.tsx';
import { Occupants } from '#app/features/reservations/occupants.tsx';
import { PolicyTimeline } from '#app/features/reservations/policy-timeline.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { StatusBadge } from '#app/features/reservations/status-badge.tsx';
import { useLookupFailure } from '#app/features/reservations/use-lookup-failure.ts';
import { LazyHost } from '#app/features/staff/lazy-staff.tsx';
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
import { Deposit, Price, Refunds } from './money/reservation-money.tsx';
import { ReviewInvitation } from './review-invitation.tsx';
import { ReservationActions } from './reservation-actions.tsx';
import { ReservationContract } from './reservation-contract.tsx';
import { ReservationTodos, PendingReservationChange } from './reservation-todos.tsx';
import type { ReservationParts } from '#app/screens/mypage/lazy/reservation-parts.ts';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/$id/');

export function ReservationScreen() {
  const { t } = useTranslation('mypage');
  const { reservation, today, contractCached, parts } = route.useLoaderData();
  const router = useRouter();
  const lookupFailure = useLookupFailure();
  return (
    <Content className={css.page}>
      <Title>{t('reservation.title')}</Title>
      <Link to="/mypage" className={css.back}>
        <ChevronLeft size={20} />
        {t('title')}
      </Link>
      {reservation.ok ? (
        <ReservationDetails
          key={reservation.value.value.id}
          reservation={reservation.value}
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
            title={
              reservation.problem.code === 'not_found'
                ? t('reservation.none')
                : lookupFailure(reservation.problem)
            }
            {...(reservation.problem.code === 'offline' ? { text: t('notSavedText') } : {})}
            action={
              reservation.problem.code === 'not_found' ? (
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
  reservation: Loaded<Reservation>;
  /** Seoul's date. */
  today: PlainDate;
  contractCached: boolean;
  parts: ReservationParts;
}

function ReservationDetails({ reservation, today, contractCached, parts }: ReservationDetailsProps) {
  const { t } = useTranslation(['booking', 'mypage']);
  const router = useRouter();
  const { value, readAt } = reservation;
  const refresh = () => void router.invalidate();
  return (
    <>
      <ReservationHead reservation={reservation} />
      <div className={css.stay}>
        <div className={css.column}>
          {value.status === 'requested' && <HoldBanner reservation={value} readAt={readAt} />}
          <HowItEnded reservation={value} today={today} />
          {value.reviewable && <ReviewInvitation id={value.id} />}
          <PendingReservationChange reservation={value} onChanged={refresh} />
          <ReservationTodos reservation={value} today={today} heading="h2" onChanged={refresh} />
          <CheckInCard reservation={value} readAt={readAt} heading="h2" />
          <LazyCheckOut
            reservation={value}
            read={reservation}
            along={parts.checkOut}
            today={today}
            className={css.section}
          />
          <LazyTickets reservation={value} read={reservation} along={parts.tickets} />
          <Dates reservation={value} today={today} />
          <Payments reservation={value} readAt={readAt} today={today} automatic={parts.automatic} />
          <Refunds reservation={value} />
          <Deposit reservation={value} today={today} />
          {value.cancellable && (
            <section className={css.section} aria-labelledby="policy">
              <h2 id="policy">{t('policy.title')}</h2>
              <PolicyTimeline
                policy={value.policy}
                checkIn={value.checkIn}
                today={today}
                hasDeposit={value.price.deposit > 0}
              />
              <CancelReservation reservation={value} onChanged={refresh} />
            </section>
          )}
          <section className={css.section} aria-labelledby="people">
            <h2 id="people">{t('people.title')}</h2>
            <Occupants occupants={value.occupants} />
          </section>
          <ReservationContract reservation={value} cached={contractCached} />
          <LazyCertificates reservation={value} read={reservation} along={parts.certificates} />
          {isRunning(value) && <NotifySwitch along={parts.push} />}
          <LazyHistory id={value.id} read={reservation} along={parts.history} className={css.section} />
          <Concierge houseId={value.houseId} />
        </div>
        <Price reservation={value} />
      </div>
    </>
  );
}

function ReservationHead({ reservation }: { reservation: Loaded<Reservation> }) {
  const { t, i18n } = useTranslation(['mypage', 'common']);
  const { value, readAt, fromDevice, onDevice } = reservation;
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
        <StatusBadge reservation={value} />
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

function Dates({ reservation, today }: { reservation: Reservation; today: PlainDate }) {
  const { t, i18n } = useTranslation('mypage');
  return (
    <section className={css.section} aria-labelledby="dates">
      <h2 id="dates">{t('reservation.dates')}</h2>
      <StayDates
        checkIn={reservation.checkIn}
        checkOut={reservation.checkOut}
        goesOn={reservation.extendsId !== null}
        leftOn={reservation.closed?.endedOn}
      />
      <p className={css.figures}>
        {localText(reservation.area, i18n.language)}
        <br />
        {t('reservation.station', {
          station: localText(reservation.station.name, i18n.language),
          minutes: reservation.station.walkMinutes,
        })}
      </p>
      <ReservationActions reservation={reservation} />
      {reservation.status === 'staying' && today < addDays(reservation.checkOut, -1) && <LeaveEarly />}
    </section>
  );
}

/** Explains how to end a stay before its check-out and what is refunded. The member writes to us, and an administrator records the day. */
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

/** True if a reservation was canceled or expired and its `closing` says how. Copies saved by older versions have no `closing`. */
function endedBeforeItBegan({ status, closing }: Reservation): boolean {
  return Boolean(closing) && (status === 'cancelled' || status === 'expired');
}

/** Says how a reservation ended before the stay began, with a link to request it again; an extension is requested from its original stay. */
function HowItEnded({ reservation, today }: { reservation: Reservation; today: PlainDate }) {
  const { t } = useTranslation('mypage');
  if (!endedBeforeItBegan(reservation)) return null;
  const { houseId, checkIn, checkOut, guests, beddingSets, extendsId } = reservation;
  const look = buttonClass({ variant: 'primary', full: 'phones' });
  return (
    <section className={css.section} aria-labelledby="ending">
      <h2 id="ending">{t('ending.title')}</h2>
      <Ending
        reservation={reservation}
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

/** The ways to reach us and the person who answers, below them so that what comes late moves nothing; without a network the call alone. */
function Concierge({ houseId }: { houseId: string }) {
  const { t } = useTranslation('mypage');
  return (
    <section className={css.section} aria-labelledby="concierge">
      <h2 id="concierge">{t('concierge.title')}</h2>
      <p className={css.lead}>{t('concierge.text')}</p>
      <div className={css.actions}>
        <ConciergeLink />
      </div>
      <LazyMessengers />
      <LazyHost houseId={houseId} frame={(_, part) => part} />
    </section>
  );
}
