import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import * as css from './cost.css.ts';

export interface CostProps {
  /** `monthlyRent` is the rent for 30 nights. */
  house: { deposit: Won; monthlyRent: Won };
  /** Total and first payment of a stay, both with the deposit; null while no dates are chosen. */
  stay?: { total: Won; firstPayment: Won } | null | undefined;
  /** True next to a rent: a rent excludes the deposit, a total includes it. */
  ofRent?: boolean;
  /** Leaves out what the rent includes, for narrow places. */
  brief?: boolean;
}

/**
 * Shows the parts of a price in one line: what the rent includes, the deposit, and the first payment, without dates that of a month
 * (docs/specification.md#discovery-and-prices). Text: house-card.
 */
export function Cost({ house: { deposit, monthlyRent }, stay, ofRent, brief }: CostProps) {
  const { t } = useTranslation('house-card');
  const first = stay ? stay.firstPayment : monthlyRent + deposit;
  const parts = [
    !brief && t(`cost.rent.${brandCore.rentIncludes}`),
    deposit
      ? t(stay && !ofRent ? 'cost.withDeposit' : 'cost.deposit', { deposit: won(deposit) })
      : t('cost.noDeposit'),
    first !== stay?.total && t(stay ? 'cost.first' : 'cost.firstOfMonth', { amount: won(first) }),
  ];
  return (
    <span className={css.parts}>
      {parts.map(
        (part) =>
          part && (
            <span key={part} className={css.part}>
              {`${part} `}
            </span>
          ),
      )}
    </span>
  );
}
