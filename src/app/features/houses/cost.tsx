import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import * as css from './cost.css.ts';

export interface CostProps {
  deposit: Won;
  /** The total and the first payment of a stay, deposit included in both; nothing while no dates are chosen. */
  stay?: { total: Won; firstPayment: Won } | null | undefined;
  /** In a narrow place: leaves out what the rent includes. */
  brief?: boolean;
}

/** All that a price holds, in one line wherever one stands: what the rent includes, the deposit, the first payment (decisions: Discovery and prices). Text: house-card. */
export function Cost({ deposit, stay, brief }: CostProps) {
  const { t } = useTranslation('house-card');
  const parts = [
    ...(brief ? [] : [t(`cost.rent.${brandCore.rentIncludes}`)]),
    deposit ? t(stay ? 'cost.withDeposit' : 'cost.deposit', { deposit: won(deposit) }) : t('cost.noDeposit'),
    ...(stay && stay.firstPayment < stay.total ? [t('cost.first', { amount: won(stay.firstPayment) })] : []),
  ];
  return (
    <span className={css.parts}>
      {parts.map((part) => (
        <span key={part} className={css.part}>
          {`${part} `}
        </span>
      ))}
    </span>
  );
}
