import { lazy, Suspense, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { Title } from '#app/features/brand/title.tsx';
import { readReturn, type PayReturn } from '#app/features/payments/model.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { PaymentState } from '#app/features/payments/payment-state.tsx';
import { askAgain, confirmPayment, orderOf, type Confirmed } from '#app/features/payments/queries.ts';
import { cacheNextReservation, currentReservation } from '#app/features/reservations/queries.ts';
import { session } from '#app/platform/session/session.ts';
import PendingScreen from '#app/pending/pending-screen.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Content } from '#app/ui/layout/page.tsx';

import type { OtherWaysProps } from './flow/other-ways.tsx';

const route = getRouteApi('/_public/pay/$token');

/** Handles returns from the payment page at `/pay/return`. Any other name is a payment link's, for somebody without an account. */
export function PayReturnScreen() {
  const { token } = route.useParams();
  if (token !== 'return')
    return (
      <Suspense fallback={<PendingScreen />}>
        <PayLink token={token} />
      </Suspense>
    );
  return session.viewer() ? <PayReturned /> : <LogInFirst />;
}

/** Leads to log-in and back, because the session may have ended; the payment is confirmed afterwards. */
function LogInFirst() {
  const router = useRouter();
  useEffect(() => {
    const next = router.state.location.href;
    void router.navigate({ to: '/auth/login', search: { next }, replace: true });
  }, [router]);
  return null;
}

const PayLink = lazy(() => import('./pay-link/pay-link-screen.tsx'));

/** Confirms a member's payment and shows its outcome, or leads to the open virtual account that made the host refuse another attempt. */
function PayReturned() {
  const { t } = useTranslation('booking');
  const search = route.useSearch();
  const back = useMemo(() => readReturn(search), [search]);
  const [tries, setTries] = useState(0);
  const [account, setAccount] = useState(false);
  const onAccountOpen = () => setAccount(true);
  if (account && back.kind !== 'broken')
    return (
      <Content>
        <Title>{t('payment.title')}</Title>
        <AccountOpen orderId={back.orderId} />
      </Content>
    );
  return (
    <Content>
      <Title>{t('payment.title')}</Title>
      {back.kind === 'paid' ? (
        <Suspense
          fallback={
            <PaymentState kind="working" title={t('payment.confirming')} text={t('payment.confirmingText')} />
          }
        >
          <Confirming
            key={tries}
            back={back}
            onAccountOpen={onAccountOpen}
            onAgain={() => {
              askAgain(back.orderId);
              setTries(tries + 1);
            }}
          />
        </Suspense>
      ) : (
        <Failed back={back} onAccountOpen={onAccountOpen} />
      )}
    </Content>
  );
}

/** Navigates on once a payment is confirmed or awaited; after the first one, to the page with the booking's progress. */
function useWayToReservation(done: Confirmed | null): void {
  const { t } = useTranslation('booking');
  const router = useRouter();
  const { reservationId = null, paid = false } = done ?? {};
  useEffect(() => {
    if (reservationId === null) return;
    let left = false;
    void currentReservation(reservationId).then((read) => {
      if (left) return;
      const reservation = read.ok ? read.value.value : null;
      const first = reservation !== null && isOfRequest(reservation, paid);
      // A confirmed stay says so itself.
      if (!first || reservation.status === 'requested')
        toast.success(t(paid ? 'payment.done' : 'payment.waiting'));
      void cacheNextReservation();
      const to = first ? '/book/$id' : '/mypage/$id';
      // An account to transfer to is further down than the window of a phone shows beside the message and the price.
      const hash = paid ? '' : first ? 'pay' : 'payments';
      void router.navigate({ to, params: { id: reservationId }, hash, replace: true });
    });
    return () => {
      left = true;
    };
  }, [reservationId, paid, router, t]);
}

/** True during a booking, or if its first and only payment was just made. */
function isOfRequest({ status, payments }: Reservation, paid: boolean): boolean {
  return status === 'requested' || (paid && payments.filter(({ paidAt }) => paidAt !== null).length === 1);
}

interface ConfirmingProps {
  back: Extract<PayReturn, { kind: 'paid' }>;
  onAgain: () => void;
  onAccountOpen: () => void;
}

function Confirming({ back, onAgain, onAccountOpen }: ConfirmingProps) {
  const { t } = useTranslation('booking');
  const outcome = use(confirmPayment(back));
  useWayToReservation(outcome.ok ? outcome.value : null);

  if (outcome.ok)
    return <PaymentState kind="working" title={t('payment.confirming')} text={t('payment.confirmingText')} />;
  const { code, message } = outcome.problem;
  if (code === 'offline' || code === 'payment_unknown') {
    return (
      <PaymentState kind="problem" title={t('payment.unknown')} text={message ?? t('payment.unknownText')}>
        <Button variant="primary" full onClick={onAgain}>
          {t('payment.askAgain')}
        </Button>
      </PaymentState>
    );
  }
  // These two codes say that a confirmed payment was refunded: there is nothing to pay again.
  if (code === 'payment_already_made' || code === 'payment_not_due') {
    return (
      <PaymentState
        kind="problem"
        title={t(code === 'payment_already_made' ? 'payment.twice' : 'payment.failed')}
        text={`${message} ${t('payment.returnedText')}`}
      >
        <ToReservation orderId={back.orderId} />
      </PaymentState>
    );
  }
  if (code === 'account_open') return <AccountOpen orderId={back.orderId} />;
  const attempt = { orderId: back.orderId, onAccountOpen };
  if (code === 'payment_declined') return <Declined {...attempt} />;
  const over = code === 'hold_expired' || code === 'hold_expired_refunded';
  return (
    <PaymentState kind="problem" title={t(over ? 'payment.overTitle' : 'payment.failed')} text={message}>
      {over ? (
        <Link to="/houses" className={buttonClass({ variant: 'primary', full: true })}>
          {t('toHouses')}
        </Link>
      ) : (
        <Retry {...attempt} />
      )}
      <ToReservation orderId={back.orderId} />
    </PaymentState>
  );
}

interface FailedProps {
  back: Exclude<PayReturn, { kind: 'paid' }>;
  onAccountOpen: () => void;
}

function Failed({ back, onAccountOpen }: FailedProps) {
  const { t } = useTranslation('booking');
  if (back.kind === 'broken') {
    return (
      <PaymentState kind="problem" title={t('payment.client')} text={t('payment.clientText')}>
        <ToReservation orderId="" />
      </PaymentState>
    );
  }
  const attempt = { orderId: back.orderId, onAccountOpen };
  if (back.kind === 'failed') return <Declined {...attempt} />;
  return (
    <PaymentState kind="closed" title={t('payment.closed')} text={t('payment.closedText')}>
      <Retry {...attempt} />
      <ToReservation orderId={back.orderId} />
    </PaymentState>
  );
}

/** Leads to the virtual account that already waits for this money, with its number and deadline. The host would refuse another attempt. */
function AccountOpen({ orderId }: { orderId: string }) {
  const { t } = useTranslation('booking');
  return (
    <PaymentState kind="closed" title={t('payment.account')} text={t('payment.accountText')}>
      <ToReservation orderId={orderId} toAccount />
    </PaymentState>
  );
}

interface Attempt {
  orderId: string;
  onAccountOpen: () => void;
}

function Declined({ orderId, onAccountOpen }: Attempt) {
  const { t } = useTranslation('booking');
  const order = orderOf(orderId);
  const retry = <Retry orderId={orderId} onAccountOpen={onAccountOpen} />;
  return (
    <PaymentState kind="problem" title={t('payment.declined')} text={t('payment.declinedText')}>
      {order ? (
        <Suspense fallback={retry}>
          <OtherWays order={order} onAccountOpen={onAccountOpen}>
            {retry}
          </OtherWays>
        </Suspense>
      ) : (
        retry
      )}
      <ToReservation orderId={orderId} />
    </PaymentState>
  );
}

// Without its code, or a network, the button that pays the same way again is there.
const OtherWays = lazy<ComponentType<OtherWaysProps>>(() =>
  import('./flow/other-ways.tsx').then(
    (part) => ({ default: part.OtherWays }),
    () => ({ default: ({ children }) => children }),
  ),
);

/** Repeats the payment of the same instalment, if this device still knows it. */
function Retry({ orderId, onAccountOpen }: Attempt) {
  const { t } = useTranslation('booking');
  const order = orderOf(orderId);
  const look = { variant: 'primary', full: true } as const;
  return order && <PayButton {...{ order, onAccountOpen }} label={t('payment.again')} {...look} />;
}

function ToReservation({ orderId, toAccount = false }: { orderId: string; toAccount?: boolean }) {
  const { t } = useTranslation('booking');
  const order = orderOf(orderId);
  const look = buttonClass({ variant: toAccount ? 'primary' : 'secondary', full: true });
  return order ? (
    <Link
      to="/mypage/$id"
      params={{ id: order.reservationId }}
      {...(toAccount && { hash: 'payments' })}
      className={look}
    >
      {t(toAccount ? 'payment.toAccount' : 'payment.toStay')}
    </Link>
  ) : (
    <Link to="/mypage" className={look}>
      {t('toMyPage')}
    </Link>
  );
}
