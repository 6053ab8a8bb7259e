import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { ResendButton } from '#app/features/accounts/resend-button.tsx';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { hostNow } from '#app/features/reservations/model.ts';
import { SendContractButton } from '#app/features/reservations/send-contract-button.tsx';
import { TodoList } from '#app/features/reservations/todo-list.tsx';
import type { Loaded } from '#app/platform/offline.ts';

/** What is left to do for a stay, with the buttons of the features that do it. */
export function StayTodos({ stay, onChanged }: { stay: Loaded<Reservation>; onChanged: () => void }) {
  const { t } = useTranslation('booking');
  const { value, readAt } = stay;
  return (
    <TodoList
      stay={value}
      today={seoulDate(hostNow(value.serverNow, readAt, Date.now()))}
      pay={(payment) =>
        payment.status === 'due' && (
          <PayButton
            order={{ reservationId: value.id, paymentId: payment.id }}
            label={t('payment.pay')}
            variant="primary"
            size="small"
            onRefused={onChanged}
          />
        )
      }
      confirmEmail={<ResendButton size="small" />}
      sendContract={<SendContractButton id={value.id} email={value.contract.sentTo} />}
    />
  );
}
