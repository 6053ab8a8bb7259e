import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundPolicy } from '#contract/rules/policy.ts';
import { refundPolicies } from '#contract/rules/refund/policies.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { semesterNights, type Plan } from '../model.ts';
import * as css from './refund-policy.css.ts';

export interface RefundPolicyProps {
  /** Selected stay; without one the policies count in days before check-in. */
  plan: Plan | null;
  timeline: ReactNode;
  /** States what the percentages apply to, if no timeline does. */
  rule: ReactNode;
}

export function RefundPolicyPart({ plan, timeline, rule }: RefundPolicyProps) {
  const { t, i18n } = useTranslation('houses');
  return (
    <div className={css.root}>
      {plan ? (
        <>
          <p>{t('refund.counted', { date: longDate(plan.stay.checkIn, i18n.language) })}</p>
          {timeline}
        </>
      ) : (
        <p className={css.soft}>{t('refund.chooseDates')}</p>
      )}
      <div className={css.policies}>
        {Object.values(refundPolicies).map((policy) => (
          <InWords key={policy.id} policy={policy} applies={plan?.policy.id === policy.id} />
        ))}
      </div>
      {!plan && rule}
      <p className={css.soft}>{t('refund.notes')}</p>
    </div>
  );
}

function InWords({ policy, applies }: { policy: RefundPolicy; applies: boolean }) {
  const { t } = useTranslation('houses');
  return (
    <section className={css.policy} data-applies={applies ? '' : undefined}>
      <h3 className={css.name}>
        {policy.id === 'semester'
          ? t('refund.semester', { count: semesterNights })
          : t('refund.standard', { count: semesterNights })}
      </h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('refund.when')}</th>
            <th scope="col">{t('refund.rentHead')}</th>
            <th scope="col">{t('refund.depositHead')}</th>
            <th scope="col">{t('refund.changesHead')}</th>
          </tr>
        </thead>
        <tbody>
          {policy.tiers.map((tier, index) => {
            const before = policy.tiers[index - 1];
            return (
              <tr key={tier.minDays}>
                <th scope="row">
                  {before
                    ? t('refund.daysBetween', { from: before.minDays - 1, to: tier.minDays })
                    : t('refund.daysFrom', { from: tier.minDays })}
                </th>
                <td>{`${tier.rentPercent}%`}</td>
                <td>{`${tier.depositPercent}%`}</td>
                <td>{tier.changes ? t('refund.allowed') : t('refund.notAllowed')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={css.soft}>{t('refund.beddingDays', { count: policy.beddingMinDays })}</p>
    </section>
  );
}
