import type { Reservation } from '#contract/reservations/reservations.ts';
import type { AutomaticPartProps } from '#app/features/automatic-payments/automatic-part.tsx';
import type { OrderOf } from '#app/features/payments/queries.ts';
import type { AccountPartProps } from '#app/features/refund-account/account-part.tsx';
import { lazyPart } from '#app/ui/layout/lazy-part.tsx';

export const LazyAskSomeone = lazyPart<OrderOf>(async () => {
  const part = await import('#app/features/payment-links/ask-someone.tsx');
  await part.residentStyle;
  return part.AskSomeone;
});

export const LazyAutomaticPart = lazyPart<AutomaticPartProps>(async () => {
  const part = await import('#app/features/automatic-payments/automatic-part.tsx');
  await part.residentStyle;
  return part.AutomaticPart;
});

export const RefundAccount = lazyPart<AccountPartProps>(async () => {
  const part = await import('#app/features/refund-account/account-part.tsx');
  await part.residentStyle;
  return part.AccountPart;
});

type RefundAccountProps = Pick<AccountPartProps, 'onChanged'> & {
  reservation: Pick<Reservation, 'id' | 'refunds'>;
};

export function LazyRefundAccount({ reservation, onChanged }: RefundAccountProps) {
  return reservation.refunds.length > 0 ? (
    <RefundAccount reservationId={reservation.id} read={reservation} onChanged={onChanged} />
  ) : null;
}
