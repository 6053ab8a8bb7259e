import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { LazyTransferTo } from '#app/features/reservations/money/lazy-virtual-account.tsx';
import type { WatchPaymentsProps } from '#app/features/history/watch-payments.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PayFirst } from './pay-first.tsx';
import * as css from './flow.css.ts';

// Whoever comes back to the page sees how it stands without it too.
const WatchPayments = lazy<ComponentType<WatchPaymentsProps>>(() =>
  import('#app/features/history/watch-payments.ts').then(
    (part) => ({ default: part.WatchPayments }),
    () => ({ default: () => null }),
  ),
);

export interface WaitingProps {
  reservation: Reservation;
  first: ReservationInstalment;
  /** Device time of the read, in ms since the epoch. */
  readAt: number;
  onChanged: () => void;
}

/**
 * A first payment that is awaited: the virtual account to transfer to, if any, and other payment methods. Needs the `flow` and `virtual-account`
 * texts.
 */
export function Waiting({ reservation, first, readAt, onChanged }: WaitingProps) {
  const { t } = useTranslation('flow');
  const onRead = (payments: ReservationInstalment[]) => {
    if (payments.find(({ id }) => id === first.id)?.status !== 'processing') onChanged();
  };
  const { virtualAccount: account, amount } = first;
  return (
    <>
      <p className={css.lead}>{t('pay.processing')}</p>
      <Suspense>
        <WatchPayments id={reservation.id} onRead={onRead} />
      </Suspense>
      {account && (
        <LazyTransferTo account={account} amount={amount} stay={reservation} readAt={readAt}>
          {(over) => <OtherMethods reservation={reservation} over={over} onChanged={onChanged} />}
        </LazyTransferTo>
      )}
    </>
  );
}

function OtherMethods({
  reservation,
  over,
  onChanged,
}: Pick<WaitingProps, 'reservation' | 'onChanged'> & { over: boolean }) {
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
      <PayFirst
        key={reservation.paymentMethod}
        reservation={reservation}
        onChanged={onChanged}
        failed
        waits={!over}
      />
    </>
  );
}
