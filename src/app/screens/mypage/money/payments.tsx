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
import type { PaymentDetailsProps } from '#app/features/history/payment-details.tsx';
import type { WatchPaymentsProps } from '#app/features/history/watch-payments.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LazyAskSomeone, LazyAutomaticPart, LazyRefundAccount } from '../lazy/paying.tsx';
import { AwaitedTransfer } from './awaited-transfer.tsx';
import { LazyOtherWays } from './lazy-other-ways.tsx';
import * as css from '../mypage.css.ts';

// The page does without them where they cannot be loaded.
const PaymentDetails = lazy<ComponentType<PaymentDetailsProps>>(() =>
  import('#app/features/history/payment-details.tsx').then(
    (part) => ({ default: part.PaymentDetails }),
    () => ({ default: () => null }),
  ),
);
const WatchPayments = lazy<ComponentType<WatchPaymentsProps>>(() =>
  import('#app/features/history/watch-payments.ts').then(
    (part) => ({ default: part.WatchPayments }),
    () => ({ default: () => null }),
  ),
);

const isWaiting = ({ status }: ReservationInstalment) => status === 'processing';

export interface PaymentsProps {
  reservation: Reservation;
  /** Device time of the read, in ms since the epoch. */
  readAt: number;
  /** Seoul's date. */
  today: PlainDate;
  /** Automatic payment, if it was read together with the stay. */
  automatic: AutomaticPayment | null;
}

/** Payments with their buttons and receipts. While a bank's answer is pending, only the payments are reloaded; then the whole reservation. */
export function Payments({ reservation, readAt, today, automatic }: PaymentsProps) {
  const { t } = useTranslation('booking');
  const router = useRouter();
  const listed = todos(reservation, today);
  const payments = visiblePayments(reservation);
  // The first payment of a request is paid otherwise where the booking goes on.
  const next =
    reservation.status === 'requested' ? null : payments.find((payment) => isPayable(reservation, payment));
  const asked = (id: string) => listed.some((todo) => 'payment' in todo && todo.payment?.id === id);
  const onRead = (read: ReservationInstalment[]) => {
    const stateOf = (id: string) => read.find((payment) => payment.id === id)?.status;
    if (payments.some((payment) => isWaiting(payment) && stateOf(payment.id) !== 'processing'))
      void router.invalidate();
  };
  return (
    <section className={css.section} aria-labelledby="payments">
      <h2 id="payments">{t('instalment.title')}</h2>
      <LazyRefundAccount reservation={reservation} onChanged={() => void router.invalidate()} />
      {payments.length === 0 && <p className={css.figures}>{t('instalment.none')}</p>}
      {payments.some(isWaiting) && (
        <Suspense>
          <WatchPayments id={reservation.id} onRead={onRead} />
        </Suspense>
      )}
      <Instalments
        payments={payments}
        holdExpiresAt={reservation.holdExpiresAt}
        action={(payment) => {
          const order = { reservationId: reservation.id, paymentId: payment.id };
          if (isPayable(reservation, payment))
            return (
              <Payable {...{ reservation, payment }} isAsked={asked(payment.id)} isNext={payment === next} />
            );
          if (payment.virtualAccount) return <AwaitedTransfer {...{ reservation, payment, readAt }} />;
          return (
            payment.paidAt && (
              <Made reservation={reservation} payment={payment}>
                {payment.method !== 'deposit' && (
                  <ReceiptButton
                    order={order}
                    filename={`receipt-${reservation.code}-${payment.number}.pdf`}
                  />
                )}
              </Made>
            )
          );
        }}
      />
      {isRunning(reservation) && <LazyAutomaticPart reservation={reservation} along={automatic} />}
    </section>
  );
}

interface PayableProps {
  reservation: Reservation;
  payment: ReservationInstalment;
  /** True if the task list above already has the button for this payment. */
  isAsked: boolean;
  /** True for the next payment due of a confirmed stay. */
  isNext: boolean;
}

function Payable({ reservation, payment, isAsked, isNext }: PayableProps) {
  const router = useRouter();
  const order = { reservationId: reservation.id, paymentId: payment.id };
  const refresh = () => void router.invalidate();
  return (
    <>
      <LazyAccountEnded at={payment.accountEndedAt} />
      {!isAsked && <PayButton order={order} variant="secondary" size="small" onRefused={refresh} />}
      {isNext && <LazyOtherWays reservation={reservation} payment={payment} onRefused={refresh} />}
      <LazyAskSomeone {...order} />
    </>
  );
}

type MadeProps = { reservation: Reservation; payment: ReservationInstalment; children: React.ReactNode };

function Made({ reservation, payment, children }: MadeProps) {
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
            id={reservation.id}
            saved={payment}
            refunds={reservation.refunds.filter(({ seq }) => seq === payment.seq)}
          />
        </Suspense>
      )}
    </>
  );
}
