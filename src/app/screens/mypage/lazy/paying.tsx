import { lazy, Suspense, type ComponentType } from 'react';
import type { Reservation } from '#contract/reservations/reservations.ts';
import type { OrderOf } from '#app/features/payments/queries.ts';
import type { AccountPartProps } from '#app/features/refund-account/account-part.tsx';

type StayOf = { stay: Pick<Reservation, 'id'> };

const AskSomeone = lazy<ComponentType<OrderOf>>(() =>
  import('#app/features/payment-links/ask-someone.tsx').then(
    async ({ AskSomeone, residentStyle }) => {
      await residentStyle;
      return { default: AskSomeone };
    },
    () => ({ default: () => null }),
  ),
);
const AutomaticPart = lazy<ComponentType<StayOf>>(() =>
  import('#app/features/automatic-payments/automatic-part.tsx').then(
    async ({ AutomaticPart, residentStyle }) => {
      await residentStyle;
      return { default: AutomaticPart };
    },
    () => ({ default: () => null }),
  ),
);

const AccountPart = lazy<ComponentType<AccountPartProps>>(() =>
  import('#app/features/refund-account/account-part.tsx').then(
    async ({ AccountPart, residentStyle }) => {
      await residentStyle;
      return { default: AccountPart };
    },
    () => ({ default: () => null }),
  ),
);

/** The way to have somebody else pay; the page does without where it cannot be loaded. */
export function LazyAskSomeone(order: OrderOf) {
  return (
    <Suspense>
      <AskSomeone {...order} />
    </Suspense>
  );
}

/** Automatic payment, likewise. */
export function LazyAutomaticPart({ stay }: StayOf) {
  return (
    <Suspense>
      <AutomaticPart stay={stay} />
    </Suspense>
  );
}

/** The account for refunds that cannot go back the way they were paid, of a stay with such a refund; it is loaded when shown, like the parts above. */
export function LazyRefundAccount({ stay }: { stay: Pick<Reservation, 'id' | 'refunds'> }) {
  return stay.refunds.length > 0 ? (
    <Suspense>
      <AccountPart stayId={stay.id} read={stay} />
    </Suspense>
  ) : null;
}
