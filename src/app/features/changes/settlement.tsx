import '#app/features/changes/texts.ts';
import { useTranslation } from 'react-i18next';
import type { ChangeQuote } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { booking } from '#contract/rules/policy.ts';
import { PriceLines } from '#app/ui/data/price-lines.tsx';

export interface SettlementProps {
  settlement: NonNullable<ChangeQuote['settlement']>;
  className: string;
}

/** Tells the sum that a change of a confirmed stay costs or gives back now, and how it comes about. Text: change. */
export function Settlement({ settlement: { toPay, toReturn }, className }: SettlementProps) {
  const { t } = useTranslation('change');
  const line = (label: string, sum: typeof toPay) => {
    const { main, aside } = chargedMoney(sum.amount, sum.usdCents);
    return { label, amount: main, ...(aside ? { aside } : {}) };
  };
  return (
    <>
      {toPay.amount > 0 && <PriceLines lines={[]} total={line(t('toPay'), toPay)} />}
      {toReturn.amount > 0 && <PriceLines lines={[]} total={line(t('toReturn'), toReturn)} />}
      {toPay.amount + toReturn.amount === 0 && <p>{t('same')}</p>}
      <p className={className}>{t('terms', { count: booking.holdHours })}</p>
    </>
  );
}
