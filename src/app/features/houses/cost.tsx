import { useTranslation } from 'react-i18next';
import { brandCore } from '#contract/brand-core.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import * as css from './cost.css.ts';

export interface CostProps {
  /** Its deposit, and its rent for 30 nights. */
  house: { deposit: Won; monthlyRent: Won };
  /** The total and the first payment of a stay, deposit included in both; nothing while no dates are chosen. */
  stay?: { total: Won; firstPayment: Won } | null | undefined;
  /** Stands beside the rent, of which the deposit is no part, as it is of a total. */
  ofRent?: boolean;
  /** In a narrow place: leaves out what the rent includes. */
  brief?: boolean;
}

/** All that a price holds, in one line wherever one stands: what the rent includes, the deposit, the first payment, without dates that of a month (docs/specification.md#discovery-and-prices). Text: house-card. */
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
