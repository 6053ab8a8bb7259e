import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { LazyTransferTo } from '#app/features/reservations/money/lazy-virtual-account.tsx';
import type { WatchPaymentsProps } from '#app/features/stay-records/watch-payments.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PayFirst } from './pay-first.tsx';
import * as css from './flow.css.ts';

// Whoever comes back to the page sees how it stands without it too.
const WatchPayments = lazy<ComponentType<WatchPaymentsProps>>(() =>
  import('#app/features/stay-records/watch-payments.ts').then(
    (part) => ({ default: part.WatchPayments }),
    () => ({ default: () => null }),
  ),
);

export interface WaitingProps {
  stay: Reservation;
  first: ReservationInstalment;
  /** Device time at which the reservation was read, in milliseconds since the epoch. */
  readAt: number;
  onChanged: () => void;
}

/** A first payment whose money is awaited: the account to transfer to, if it has one, and the other ways to pay meanwhile. Text: flow, virtual-account. */
export function Waiting({ stay, first, readAt, onChanged }: WaitingProps) {
  const { t } = useTranslation('flow');
  const onRead = (payments: ReservationInstalment[]) => {
    if (payments.find(({ id }) => id === first.id)?.status !== 'processing') onChanged();
  };
  const { virtualAccount: account, amount } = first;
  return (
    <>
      <p className={css.lead}>{t('pay.processing')}</p>
      <Suspense>
        <WatchPayments id={stay.id} onRead={onRead} />
      </Suspense>
      {account && (
        <LazyTransferTo account={account} amount={amount} stay={stay} readAt={readAt}>
          {(over) => <OtherMethods stay={stay} over={over} onChanged={onChanged} />}
        </LazyTransferTo>
      )}
    </>
  );
}

/** The ways to pay in the place of the transfer, once they are asked for. */
function OtherMethods({
  stay,
  over,
  onChanged,
}: Pick<WaitingProps, 'stay' | 'onChanged'> & { over: boolean }) {
  const { t } = useTranslation('virtual-account');
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="quiet" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('other')}
      </Button>
    );
  return (
    <>
      {!over && <p className={css.note}>{t('otherText')}</p>}
      <PayFirst key={stay.paymentMethod} stay={stay} onChanged={onChanged} failed waits={!over} />
    </>
  );
}
