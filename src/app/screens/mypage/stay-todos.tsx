import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { ResendButton } from '#app/features/accounts/resend-button.tsx';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { SendContractButton } from '#app/features/reservations/send-contract-button.tsx';
import { TodoList } from '#app/features/reservations/todo-list.tsx';

export interface StayTodosProps {
  stay: Reservation;
  /** Seoul's date. */
  today: PlainDate;
  heading: 'h2' | 'h3';
  onChanged: () => void;
}

/** What is left to do for a stay, with the buttons of the features that do it. */
export function StayTodos({ stay, today, heading, onChanged }: StayTodosProps) {
  const { t } = useTranslation('booking');
  return (
    <TodoList
      stay={stay}
      heading={heading}
      today={today}
      pay={(payment) =>
        payment.status === 'due' && (
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
