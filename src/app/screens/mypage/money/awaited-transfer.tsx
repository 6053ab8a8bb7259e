import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { LazyTransferTo } from '#app/features/reservations/money/lazy-virtual-account.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { LazyAskSomeone } from '../lazy/paying.tsx';
import { LazyOtherWays } from './lazy-other-ways.tsx';

type WaitingPayment = { stay: Reservation; payment: ReservationInstalment; readAt: number };

/** The account that a payment waits on, with the other ways to pay meanwhile. */
export function AwaitedTransfer({ stay, payment, readAt }: WaitingPayment) {
  const { virtualAccount: account, amount } = payment;
  if (!account) return null;
  return (
    <LazyTransferTo account={account} amount={amount} stay={stay} readAt={readAt}>
      {(over) => <OtherMethods stay={stay} payment={payment} over={over} />}
    </LazyTransferTo>
  );
}

/**
 * A request is paid otherwise where the booking goes on; a later payment here, in another way or by somebody else. A fresh account there is
 * once the one before takes nothing more.
 */
function OtherMethods({ stay, payment, over }: Omit<WaitingPayment, 'readAt'> & { over: boolean }) {
  const { t } = useTranslation('virtual-account');
  const router = useRouter();
  const order = { reservationId: stay.id, paymentId: payment.id };
  const refresh = () => void router.invalidate();
  if (stay.status === 'requested')
    return (
      <Link
        to="/book/$id"
        params={{ id: stay.id }}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {t('other')}
      </Link>
    );
  if (stay.status !== 'confirmed' && stay.status !== 'staying') return null;
  return (
    <>
      {over && (
        <PayButton order={order} label={t('again')} variant="secondary" size="small" onRefused={refresh} />
      )}
      <LazyOtherWays stay={stay} payment={payment} open={!over} onRefused={refresh} />
      <LazyAskSomeone {...order} />
    </>
  );
}
