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
  const { t } = useTranslation('refund');
  const daysLeft = (index: number) => {
    const from = policy.tiers[index]?.minDays ?? 0;
    const before = policy.tiers[index - 1];
    if (!before) return t('table.first', { from });
    const to = before.minDays - 1;
    return from > 0 ? t('table.middle', { from, to }) : t('table.last', { to });
  };
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t(`table.${policy.id}`, { nights: semesterNights })}</caption>
      <thead>
        <tr>
          {(['when', 'rent', 'deposit', 'changes'] as const).map((head) => (
            <th key={head} scope="col" className={css.head}>
              {t(`table.${head}`)}
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
            <td className={css.cell}>{changes ? t('table.allowed') : t('table.notAllowed')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
