import { useTranslation } from 'react-i18next';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import { soft } from './reservation.css.ts';

/** Says which rent a policy's percentages apply to, in the words of the contract and the terms. Text: refund. */
export function PolicyRule({ policy: { rentBasis } }: { policy: Pick<RefundPolicy, 'rentBasis'> }) {
  const { t } = useTranslation('refund');
  return <p className={soft}>{t(rentBasis === 'due' ? 'rule.due' : 'rule.whole')}</p>;
}
