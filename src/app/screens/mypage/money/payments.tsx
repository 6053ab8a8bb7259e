import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AutomaticPayment } from '#contract/reservations/automatic-payments.ts';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { ReceiptButton } from '#app/features/payments/receipt-button.tsx';
import { Instalments } from '#app/features/reservations/money/instalments.tsx';
import { LazyAccountEnded } from '#app/features/reservations/money/lazy-virtual-account.tsx';
import { isPayable, isRunning, todos, visiblePayments } from '#app/features/reservations/model.ts';
import type { PaymentDetailsProps } from '#app/features/stay-records/payment-details.tsx';
import type { WatchPaymentsProps } from '#app/features/stay-records/watch-payments.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LazyAskSomeone, LazyAutomaticPart, LazyRefundAccount } from '../lazy/paying.tsx';
import { AwaitedTransfer } from './awaited-transfer.tsx';
import { LazyOtherWays } from './lazy-other-ways.tsx';
import * as css from '../mypage.css.ts';

// The page does without them where they cannot be loaded.
const PaymentDetails = lazy<ComponentType<PaymentDetailsProps>>(() =>
  import('#app/features/stay-records/payment-details.tsx').then(
    (part) => ({ default: part.PaymentDetails }),
    () => ({ default: () => null }),
  ),
);
const WatchPayments = lazy<ComponentType<WatchPaymentsProps>>(() =>
  import('#app/features/stay-records/watch-payments.ts').then(
    (part) => ({ default: part.WatchPayments }),
    () => ({ default: () => null }),
  ),
);

const isWaiting = ({ status }: ReservationInstalment) => status === 'processing';

export interface PaymentsProps {
  stay: Reservation;
  /** Device time at which the reservation was read, in milliseconds since the epoch. */
  readAt: number;
  /** Seoul's date. */
  today: PlainDate;
  /** Read along with the stay, if it was. */
  automatic: AutomaticPayment | null;
}

/** Payments with their buttons and receipts. While a bank has not answered, they alone are read again; its answer brings the whole reservation. */
export function Payments({ stay, readAt, today, automatic }: PaymentsProps) {
  const { t } = useTranslation('booking');
  const router = useRouter();
  const listed = todos(stay, today);
  const payments = visiblePayments(stay);
  // The first payment of a request is paid otherwise where the booking goes on.
  const next = stay.status === 'requested' ? null : payments.find((payment) => isPayable(stay, payment));
  /** The task list above has the button for this payment already. */
  const asked = (id: string) => listed.some((todo) => 'payment' in todo && todo.payment?.id === id);
  const onRead = (read: ReservationInstalment[]) => {
    const stateOf = (id: string) => read.find((payment) => payment.id === id)?.status;
    if (payments.some((payment) => isWaiting(payment) && stateOf(payment.id) !== 'processing'))
      void router.invalidate();
  };
  return (
    <section className={css.section} aria-labelledby="payments">
      <h2 id="payments">{t('instalment.title')}</h2>
      <LazyRefundAccount stay={stay} onChanged={() => void router.invalidate()} />
      {payments.length === 0 && <p className={css.figures}>{t('instalment.none')}</p>}
      {payments.some(isWaiting) && (
        <Suspense>
          <WatchPayments id={stay.id} onRead={onRead} />
        </Suspense>
      )}
      <Instalments
        payments={payments}
        holdExpiresAt={stay.holdExpiresAt}
        action={(payment) => {
          const order = { reservationId: stay.id, paymentId: payment.id };
          if (isPayable(stay, payment))
            return <Payable {...{ stay, payment }} isAsked={asked(payment.id)} isNext={payment === next} />;
          if (payment.virtualAccount) return <AwaitedTransfer {...{ stay, payment, readAt }} />;
          return (
            payment.paidAt && (
              <Made stay={stay} payment={payment}>
                {payment.method !== 'deposit' && (
                  <ReceiptButton order={order} filename={`receipt-${stay.code}-${payment.number}.pdf`} />
                )}
              </Made>
            )
          );
        }}
      />
      {isRunning(stay) && <LazyAutomaticPart stay={stay} along={automatic} />}
    </section>
  );
}

interface PayableProps {
  stay: Reservation;
  payment: ReservationInstalment;
  /** The task list above has the button for it already. */
  isAsked: boolean;
  /** It is the next one to be paid of a stay that is confirmed. */
  isNext: boolean;
}

/** The ways to make a payment: as its stay is paid, otherwise, or by somebody else. */
function Payable({ stay, payment, isAsked, isNext }: PayableProps) {
  const router = useRouter();
  const order = { reservationId: stay.id, paymentId: payment.id };
  const refresh = () => void router.invalidate();
  return (
    <>
      <LazyAccountEnded at={payment.accountEndedAt} />
      {!isAsked && <PayButton order={order} variant="secondary" size="small" onRefused={refresh} />}
      {isNext && <LazyOtherWays stay={stay} payment={payment} onRefused={refresh} />}
      <LazyAskSomeone {...order} />
    </>
  );
}

type MadeProps = { stay: Reservation; payment: ReservationInstalment; children: React.ReactNode };

/** The receipt of a payment that was made, and its details on demand. */
function Made({ stay, payment, children }: MadeProps) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={css.actions}>
        {children}
        <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('instalment.details')}
        </Button>
      </div>
      {open && (
        <Suspense>
          <PaymentDetails
            id={stay.id}
            saved={payment}
            refunds={stay.refunds.filter(({ seq }) => seq === payment.seq)}
          />
        </Suspense>
      )}
    </>
  );
}
