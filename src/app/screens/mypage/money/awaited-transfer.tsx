import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { LazyTransferTo } from '#app/features/reservations/money/lazy-virtual-account.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { LazyAskSomeone } from '../lazy/paying.tsx';
import { LazyOtherWays } from './lazy-other-ways.tsx';

type WaitingPayment = { reservation: Reservation; payment: ReservationInstalment; readAt: number };

export function AwaitedTransfer({ reservation, payment, readAt }: WaitingPayment) {
  const { virtualAccount: account, amount } = payment;
  if (!account) return null;
  return (
    <LazyTransferTo account={account} amount={amount} stay={reservation} readAt={readAt}>
      {(over) => <OtherMethods reservation={reservation} payment={payment} over={over} />}
    </LazyTransferTo>
  );
}

/**
 * Other ways to pay an awaited payment. A request is paid on the booking page; a later payment here, by another method or another person. A new
 * virtual account is available once the previous one accepts no more money.
 */
function OtherMethods({ reservation, payment, over }: Omit<WaitingPayment, 'readAt'> & { over: boolean }) {
  const { t } = useTranslation('virtual-account');
  const router = useRouter();
  const order = { reservationId: reservation.id, paymentId: payment.id };
  const refresh = () => void router.invalidate();
  if (reservation.status === 'requested')
    return (
      <Link
        to="/book/$id"
        params={{ id: reservation.id }}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {t('other')}
      </Link>
    );
  if (reservation.status !== 'confirmed' && reservation.status !== 'staying') return null;
  return (
    <>
      {over && (
        <PayButton order={order} label={t('again')} variant="secondary" size="small" onRefused={refresh} />
      )}
      <LazyOtherWays reservation={reservation} payment={payment} open={!over} onRefused={refresh} />
      <LazyAskSomeone {...order} />
    </>
  );
}
