import { lazy, Suspense, type ComponentType } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { SendContractButton } from '#app/features/reservations/send-contract-button.tsx';
import { SignButton } from '#app/features/reservations/sign-button.tsx';
import { canSign, isOpen } from '#app/features/reservations/model.ts';
import { TodoList } from '#app/features/reservations/todo-list.tsx';
import type { PendingChangeProps } from '#app/features/changes/pending-change.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import * as css from './mypage.css.ts';

export interface ReservationTodosProps {
  reservation: Reservation;
  /** Seoul's date. */
  today: PlainDate;
  heading: 'h2' | 'h3';
  onChanged: () => void;
}

export function ReservationTodos({ reservation, today, heading, onChanged }: ReservationTodosProps) {
  const { t } = useTranslation(['booking', 'mypage']);
  return (
    <TodoList
      reservation={reservation}
      heading={heading}
      today={today}
      pay={(payment) =>
        isOpen(payment) ? (
          <PayButton
            order={{ reservationId: reservation.id, paymentId: payment.id }}
            label={t('payment.pay')}
            variant="primary"
            onRefused={onChanged}
          />
        ) : (
          payment.virtualAccount && (
            <Link to="/book/$id" params={{ id: reservation.id }} className={buttonClass()}>
              {t('mypage:todo.accountButton')}
            </Link>
          )
        )
      }
      sign={
        canSign(reservation) ? (
          <SignButton id={reservation.id} label={t('mypage:todo.signButton')} variant="primary" />
        ) : (
          <SendContractButton reservation={reservation} />
        )
      }
    />
  );
}

// Nothing can be done about a change without a network: offline the page does without.
const Pending = lazy<ComponentType<PendingChangeProps>>(() =>
  import('#app/features/changes/pending-change.tsx').then(
    (part) => ({ default: part.PendingChange }),
    () => ({ default: () => null }),
  ),
);
const look = { section: css.section, text: css.figures, actions: css.actions };

/** The pending change of a reservation. Copies saved by older versions have none. */
export function PendingReservationChange({
  reservation,
  onChanged,
}: {
  reservation: Reservation;
  onChanged: () => void;
}) {
  const { t } = useTranslation('mypage');
  const { id, change } = reservation;
  if (!change) return null;
  const order = { reservationId: id, paymentId: change.paymentId ?? '' };
  // While a bank has not answered, or an account waits for a transfer, the list of payments tells so.
  const waits = reservation.payments.some((payment) => payment.id === change.paymentId && !isOpen(payment));
  return (
    <Suspense fallback={null}>
      <Pending
        {...{ id, change, look, onChanged }}
        pay={change.paymentId && !waits && <PayButton order={order} onRefused={onChanged} />}
        signsHere={canSign(reservation)}
        sign={
          canSign(reservation) ? (
            <SignButton id={id} label={t('todo.signButton')} variant="primary" />
          ) : (
            <SendContractButton reservation={reservation} />
          )
        }
      />
    </Suspense>
  );
}
