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
import type { PendingChangeProps } from '#app/features/stay-changes/pending-change.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import * as css from './mypage.css.ts';

export interface ReservationTodosProps {
  stay: Reservation;
  /** Seoul's date. */
  today: PlainDate;
  heading: 'h2' | 'h3';
  onChanged: () => void;
}

/** The member's tasks for a reservation, with the buttons of the features that do them. */
export function ReservationTodos({ stay, today, heading, onChanged }: ReservationTodosProps) {
  const { t } = useTranslation(['booking', 'mypage']);
  return (
    <TodoList
      stay={stay}
      heading={heading}
      today={today}
      pay={(payment) =>
        isOpen(payment) ? (
          <PayButton
            order={{ reservationId: stay.id, paymentId: payment.id }}
            label={t('payment.pay')}
            variant="primary"
            onRefused={onChanged}
          />
        ) : (
          payment.virtualAccount && (
            <Link to="/book/$id" params={{ id: stay.id }} className={buttonClass()}>
              {t('mypage:todo.accountButton')}
            </Link>
          )
        )
      }
      sign={
        canSign(stay) ? (
          <SignButton id={stay.id} label={t('mypage:todo.signButton')} variant="primary" />
        ) : (
          <SendContractButton stay={stay} />
        )
      }
    />
  );
}

// Nothing can be done about a change without a network: offline the page does without.
const Pending = lazy<ComponentType<PendingChangeProps>>(() =>
  import('#app/features/stay-changes/pending-change.tsx').then(
    (part) => ({ default: part.PendingChange }),
    () => ({ default: () => null }),
  ),
);
const look = { section: css.section, text: css.figures, actions: css.actions };

/** The change of a reservation that is under way; a copy that an older version saved has none. */
export function StayChange({ stay, onChanged }: { stay: Reservation; onChanged: () => void }) {
  const { t } = useTranslation('mypage');
  const { id, change } = stay;
  if (!change) return null;
  const order = { reservationId: id, paymentId: change.paymentId ?? '' };
  // While a bank has not answered, or an account waits for a transfer, the list of payments tells so.
  const waits = stay.payments.some((payment) => payment.id === change.paymentId && !isOpen(payment));
  return (
    <Suspense fallback={null}>
      <Pending
        {...{ id, change, look, onChanged }}
        pay={change.paymentId && !waits && <PayButton order={order} onRefused={onChanged} />}
        signsHere={canSign(stay)}
        sign={
          canSign(stay) ? (
            <SignButton id={id} label={t('todo.signButton')} variant="primary" />
          ) : (
            <SendContractButton stay={stay} />
          )
        }
      />
    </Suspense>
  );
}
