import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { ResendButton } from '#app/features/accounts/resend-button.tsx';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { SendContractButton } from '#app/features/reservations/send-contract-button.tsx';
import { isOpen } from '#app/features/reservations/model.ts';
import { TodoList } from '#app/features/reservations/todo-list.tsx';

export interface ReservationTodosProps {
  stay: Reservation;
  /** Seoul's date. */
  today: PlainDate;
  heading: 'h2' | 'h3';
  onChanged: () => void;
}

/** The member's tasks for a reservation, with the buttons of the features that do them. */
export function ReservationTodos({ stay, today, heading, onChanged }: ReservationTodosProps) {
  const { t } = useTranslation('booking');
  return (
    <TodoList
      stay={stay}
      heading={heading}
      today={today}
      pay={(payment) =>
        isOpen(payment) && (
          <PayButton
            order={{ reservationId: stay.id, paymentId: payment.id }}
            label={t('payment.pay')}
            variant="primary"
            size="small"
            onRefused={onChanged}
          />
        )
      }
      confirmEmail={<ResendButton size="small" />}
      sendContract={<SendContractButton stay={stay} />}
    />
  );
}
