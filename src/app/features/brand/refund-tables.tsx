import { useTranslation } from 'react-i18next';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import { policyFor, refundPolicies } from '#contract/rules/refund/policies.ts';
import * as css from './refund-tables.css.ts';

/** Fewest nights of a semester stay. */
const semesterNights = (() => {
  let nights = 1;
  while (policyFor(nights).id === 'standard') nights += 1;
  return nights;
})();

/** Both refund policies as tables, from the policy's own data, and the rule that they share. Text: legal, refund. */
export function RefundTables() {
  const { t } = useTranslation('refund');
  return (
    <>
      <div className={css.tables}>
        <RefundTable policy={refundPolicies.standard} />
        <RefundTable policy={refundPolicies.semester} />
      </div>
      <p>{t('rule.due')}</p>
    </>
  );
}

function RefundTable({ policy }: { policy: RefundPolicy }) {
  const { t } = useTranslation('legal');
  const daysLeft = (index: number) => {
    const from = policy.tiers[index]?.minDays ?? 0;
    const before = policy.tiers[index - 1];
    if (!before) return t('refund.first', { from });
    const to = before.minDays - 1;
    return from > 0 ? t('refund.middle', { from, to }) : t('refund.last', { to });
  };
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t(`refund.${policy.id}`, { nights: semesterNights })}</caption>
      <thead>
        <tr>
          {(['when', 'rent', 'deposit', 'changes'] as const).map((head) => (
            <th key={head} scope="col" className={css.head}>
              {t(`refund.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {policy.tiers.map(({ minDays, rentPercent, depositPercent, changes }, index) => (
          <tr key={minDays}>
            <th scope="row" className={css.cell}>
              {daysLeft(index)}
            </th>
            <td className={css.cell}>{rentPercent}%</td>
            <td className={css.cell}>{depositPercent}%</td>
            <td className={css.cell}>{changes ? t('refund.allowed') : t('refund.notAllowed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
