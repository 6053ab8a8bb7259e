import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { ArrowRight, KeyRound } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountBox, type AccountBoxProps } from '#app/features/accounts/profile/account-box.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { CheckInCard } from '#app/features/reservations/check-in/check-in-card.tsx';
import { hostNow, timeLeft } from '#app/features/reservations/model.ts';
import { NextReservation } from '#app/features/reservations/next-reservation.tsx';
import { ReservationLists } from '#app/features/reservations/reservation-lists.tsx';
import { SavedNote } from '#app/features/reservations/saved-note.tsx';
import { useLookupFailure } from '#app/features/reservations/use-lookup-failure.ts';
import { useNow } from '#app/features/reservations/use-now.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { useViewer } from '#app/platform/session/session.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { cardLink } from '#app/ui/layout/card.tsx';
import { Content, Heading } from '#app/ui/layout/page.tsx';
import { AlertList, OwnEvents } from './lazy/list-parts.ts';
import { sendWaiting } from './lazy/tickets.tsx';
import { logOutToHome } from './log-out.ts';
import { ReservationTodos } from './reservation-todos.tsx';
import * as css from './mypage.css.ts';

const route = getRouteApi('/_public/_member/mypage/');

export function MyPageScreen() {
  const { t } = useTranslation('mypage');
  const { stays, today, foremost, name, email, parts } = route.useLoaderData();
  const router = useRouter();
  const lookupFailure = useLookupFailure();
  useEffect(sendWaiting, []);
  const search = (
    <Link to="/houses" className={buttonClass({ variant: 'primary' })}>
      {t('toHouses')}
    </Link>
  );
  return (
    <Content className={css.page}>
      <Title>{t('title')}</Title>
      <Head />
      {foremost.map((read) => (
        <Foremost key={read.value.id} read={read} />
      ))}
      {!stays.ok ? (
        <EmptyState
          problem
          icon={<KeyRound size={28} />}
          title={lookupFailure(stays.problem)}
          {...(stays.problem.code === 'offline' ? { text: t('notSavedText') } : {})}
          action={
            <Button variant="primary" onClick={() => void router.invalidate()}>
              {t('retry')}
            </Button>
          }
        />
      ) : (
        <section aria-labelledby="stays">
          <Heading id="stays" title={t('lists.title')} />
          <ReservationLists
            lists={stays.value.value}
            today={today}
            link={(reservation, label) => (
              <Link to="/mypage/$id" params={{ id: reservation.id }} className={cardLink}>
                {label}
              </Link>
            )}
            search={search}
          />
        </section>
      )}
      <OwnEvents read={stays} along={parts.events} />
      <AlertList along={parts.alerts} />
      <Account name={name} email={email} />
      <InstallOffer />
    </Content>
  );
}

function Head() {
  const { t } = useTranslation('mypage');
  const { stays, foremost, name } = route.useLoaderData();
  return (
    <div className={css.head}>
      <h1>{name ? t('hello', { name }) : t('title')}</h1>
      {stays.ok && stays.value.fromDevice && foremost.length === 0 && (
        <SavedNote readAt={stays.value.readAt} />
      )}
      {foremost.slice(1).map((read) => (
        <HeldBelow key={read.value.id} read={read} />
      ))}
    </div>
  );
}

type ForemostProps = { read: ReturnType<typeof route.useLoaderData>['foremost'][number] };

function HeldBelow({ read: { value: stay, readAt } }: ForemostProps) {
  const { t, i18n } = useTranslation('mypage');
  const now = hostNow(stay.serverNow, readAt, useNow());
  if (stay.holdExpiresAt === null) return null;
  const { over } = timeLeft(stay.holdExpiresAt, now);
  return (
    <Link to="/mypage/$id" params={{ id: stay.id }} className={css.held}>
      <span>
        <strong>{localText(stay.listingName, i18n.language)}</strong> ·{' '}
        {over ? t('hold.over') : t('hold.until', { moment: seoulMoment(stay.holdExpiresAt, i18n.language) })}
      </span>
      <ArrowRight size={20} className={css.heldIcon} />
    </Link>
  );
}

function Foremost({ read }: ForemostProps) {
  const { t, i18n } = useTranslation('mypage');
  const router = useRouter();
  const { value: reservation, readAt, fromDevice, onDevice, today } = read;
  return (
    <NextReservation {...{ reservation, readAt, fromDevice, onDevice, today }}>
      <ReservationTodos
        reservation={reservation}
        today={today}
        heading="h3"
        onChanged={() => void router.invalidate()}
      />
      <CheckInCard reservation={reservation} readAt={readAt} heading="h3" />
      <Link
        to="/mypage/$id"
        params={{ id: reservation.id }}
        aria-label={`${t('next.details')}: ${localText(reservation.listingName, i18n.language)}`}
        className={buttonClass({ variant: 'secondary', full: 'phones' })}
      >
        {t('next.details')}
      </Link>
    </NextReservation>
  );
}

function Account({ name, email }: Pick<AccountBoxProps, 'name' | 'email'>) {
  const { t } = useTranslation('mypage');
  const router = useRouter();
  const viewer = useViewer();
  return (
    <section aria-labelledby="account">
      <Heading id="account" title={t('account')} />
      <AccountBox
        name={name}
        email={email}
        settings={
          <>
            <Link to="/mypage/profile" className={buttonClass({ variant: 'secondary' })}>
              {t('settings')}
            </Link>
            {viewer?.role === 'admin' && (
              <Link to="/admin" className={buttonClass({ variant: 'secondary' })}>
                {t('toAdmin')}
              </Link>
            )}
          </>
        }
        onLogOut={() => logOutToHome(router)}
      />
    </section>
  );
}

/** Time in ms from the start of a visit in which nothing is offered. */
const QUIET_MS = 2000;

const Offer = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS - performance.now()));
  // An offer that cannot be loaded is none: the page does without.
  return import('#app/features/install/install-offer.tsx').catch(() => ({
    default: () => null,
  }));
});

/** Offers to install the app. Place it last on a screen: its code and texts arrive late and must move nothing. */
function InstallOffer() {
  return (
    <Suspense fallback={null}>
      <Offer />
    </Suspense>
  );
}
