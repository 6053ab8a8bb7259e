import { lazy, Suspense, type ComponentType } from 'react';
import type { Reservation } from '#contract/reservations.ts';
import { PayButton } from '#app/features/payments/pay-button.tsx';
import { SendContractButton } from '#app/features/reservations/send-contract-button.tsx';
import type { PendingChangeProps } from '#app/features/stay-changes/pending-change.tsx';
import * as css from './mypage.css.ts';

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
  const { id, change } = stay;
  if (!change) return null;
  const order = { reservationId: id, paymentId: change.paymentId ?? '' };
  return (
    <Suspense fallback={null}>
      <Pending
        {...{ id, change, look, onChanged }}
        pay={change.paymentId && <PayButton order={order} size="small" onRefused={onChanged} />}
        sendContract={<SendContractButton stay={stay} />}
      />
    </Suspense>
  );
}
