import { Suspense, use, useEffect, useState } from 'react';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Title } from '#app/features/brand/title.tsx';
import type { PayReturn } from '#app/features/payments/model.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { PaymentState } from '#app/features/payments/payment-state.tsx';
import { askAgain, confirmPayment, orderOf } from '#app/features/payments/queries.ts';
import { cacheNextReservation, currentStay } from '#app/features/reservations/queries.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Content } from '#app/ui/layout/page.tsx';

const route = getRouteApi('/_public/pay/return');

/** Return from the payment page: confirms the payment and shows its outcome. */
export function PayReturnScreen() {
  const { t } = useTranslation('booking');
  const back = route.useLoaderData();
  const [tries, setTries] = useState(0);
  return (
    <Content>
      <Title>{t('payment.title')}</Title>
      <meta name="robots" content="noindex" />
      {back.kind === 'paid' ? (
        <Suspense
          fallback={
            <PaymentState kind="working" title={t('payment.confirming')} text={t('payment.confirmingText')} />
          }
        >
          <Confirming
            key={tries}
            back={back}
            onAgain={() => {
              askAgain(back.orderId);
              setTries(tries + 1);
            }}
          />
        </Suspense>
      ) : (
        <Failed back={back} />
      )}
    </Content>
  );
}

/** Once the payment of a reservation is confirmed: says what it brought and opens the reservation. */
function useWayToReservation(reservationId: string | null): void {
  const { t } = useTranslation('booking');
  const router = useRouter();
  useEffect(() => {
    if (reservationId === null) return;
    let left = false;
    void currentStay(reservationId).then((read) => {
      if (left) return;
      const waiting = read.ok && read.value.value.payments.some(({ status }) => status === 'processing');
      const confirmed = read.ok && read.value.value.status !== 'requested';
      toast.success(t(confirmed ? 'payment.doneConfirmed' : waiting ? 'payment.waiting' : 'payment.done'));
      void cacheNextReservation();
      void router.navigate({ to: '/mypage/$id', params: { id: reservationId }, replace: true });
    });
    return () => {
      left = true;
    };
  }, [reservationId, router, t]);
}

function Confirming({ back, onAgain }: { back: Extract<PayReturn, { kind: 'paid' }>; onAgain: () => void }) {
  const { t } = useTranslation('booking');
  const outcome = use(confirmPayment(back));
  useWayToReservation(outcome.ok ? outcome.value.reservationId : null);

  if (outcome.ok)
    return <PaymentState kind="working" title={t('payment.done')} text={t('payment.doneText')} />;
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
        <ToStay orderId={back.orderId} />
      </PaymentState>
    );
  }
  const over = code === 'hold_expired' || code === 'hold_expired_refunded';
  return (
    <PaymentState
      kind="problem"
      title={t(
        over ? 'payment.overTitle' : code === 'payment_declined' ? 'payment.declined' : 'payment.failed',
      )}
      text={message}
    >
      {over ? (
        <Link to="/houses" className={buttonClass({ variant: 'primary', full: true })}>
          {t('toHouses')}
        </Link>
      ) : (
        <Retry orderId={back.orderId} />
      )}
      <ToStay orderId={back.orderId} />
    </PaymentState>
  );
}

function Failed({ back }: { back: Exclude<PayReturn, { kind: 'paid' }> }) {
  const { t } = useTranslation(['booking', 'errors']);
  if (back.kind === 'broken') {
    return (
      <PaymentState kind="problem" title={t('booking:payment.client')} text={t('booking:payment.clientText')}>
        <ToStay orderId="" />
      </PaymentState>
    );
  }
  const closed = back.kind === 'closed';
  return (
    <PaymentState
      kind={closed ? 'closed' : 'problem'}
      title={t(closed ? 'booking:payment.closed' : 'booking:payment.declined')}
      text={t(closed ? 'booking:payment.closedText' : 'errors:payment_declined')}
    >
      <Retry orderId={back.orderId} />
      <ToStay orderId={back.orderId} />
    </PaymentState>
  );
}

/** Button that pays the same instalment again, where this device still knows it. */
function Retry({ orderId }: { orderId: string }) {
  const { t } = useTranslation('booking');
  const order = orderOf(orderId);
  return order && <PayButton order={order} label={t('payment.again')} variant="primary" full />;
}

function ToStay({ orderId }: { orderId: string }) {
  const { t } = useTranslation('booking');
  const order = orderOf(orderId);
  const look = buttonClass({ variant: 'secondary', full: true });
  return order ? (
    <Link to="/mypage/$id" params={{ id: order.reservationId }} className={look}>
      {t('payment.toStay')}
    </Link>
  ) : (
    <Link to="/mypage" className={look}>
      {t('toMyPage')}
    </Link>
  );
}
