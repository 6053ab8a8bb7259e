import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-money.ts';
import { PriceLines } from '#app/ui/data/price-lines.tsx';
import { sumsOf } from '../model.ts';

export function PaymentSums({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking');
  const { paid, returned, kept } = sumsOf(reservation);
  if (returned.amount === 0) return null;
  const shown = ({ amount, usdCents }: typeof paid) => chargedMoney(amount, usdCents);
  const { main, aside } = shown(kept);
  return (
    <PriceLines
      lines={[
        { label: t('sums.paid'), amount: shown(paid).main },
        { label: t('sums.returned'), amount: `−${shown(returned).main}` },
      ]}
      total={{ label: t('sums.kept'), amount: main, ...(aside && { aside }) }}
    />
  );
}
