import { lazy, Suspense, type ComponentType } from 'react';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import type { TransferToProps } from '#app/features/reservations/money/virtual-account.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { LazyAskSomeone } from './paying.tsx';

// The mail told the account too, where this cannot be loaded.
const TransferTo = lazy<ComponentType<TransferToProps>>(() =>
  import('#app/features/reservations/money/virtual-account.tsx').then(
    (part) => ({ default: part.TransferTo }),
    () => ({ default: () => null }),
  ),
);

type WaitingPayment = { stay: Reservation; payment: ReservationInstalment; readAt: number };

/** The account that a payment waits on, with the other ways to pay meanwhile. */
export function LazyTransferTo({ stay, payment, readAt }: WaitingPayment) {
  const { virtualAccount: account, amount } = payment;
  if (!account) return null;
  return (
    <Suspense>
      <TransferTo account={account} amount={amount} stay={stay} readAt={readAt}>
        <Others stay={stay} payment={payment} />
      </TransferTo>
    </Suspense>
  );
}

/** A request is paid otherwise where the booking goes on; a later payment by a fresh account, or by somebody else. */
function Others({ stay, payment }: Omit<WaitingPayment, 'readAt'>) {
  const { t } = useTranslation('virtual-account');
  const router = useRouter();
  const order = { reservationId: stay.id, paymentId: payment.id };
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
      <PayButton
        order={order}
        label={t('again')}
        variant="quiet"
        size="small"
        onRefused={() => void router.invalidate()}
      />
      <LazyAskSomeone {...order} />
    </>
  );
}
