import { useTranslation } from 'react-i18next';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { refundPolicies, type RefundPolicy, type RefundTier } from '#contract/rules/policy.ts';
import { dateRange, longDate, plainDate } from '#app/platform/format.ts';
import { Timeline, type TimelineSegment } from '#app/ui/timeline.tsx';
import { refundStretches, semesterNights, type Plan } from './model.ts';
import * as css from './refund-policy.css.ts';

export interface RefundPolicyProps {
  /** The chosen stay; without one the policies are told in days before check-in. */
  plan: Plan | null;
  /** The Seoul date today. */
  today: PlainDate;
}

/** What comes back after a cancellation: counted for the chosen dates, and both policies in words, all from the policy's data. Text: houses. */
export function RefundPolicyPart({ plan, today }: RefundPolicyProps) {
  const { t } = useTranslation('houses');
  return (
    <div className={css.root}>
      {plan ? <Counted plan={plan} today={today} /> : <p className={css.soft}>{t('refund.chooseDates')}</p>}
      <div className={css.policies}>
        {Object.values(refundPolicies).map((policy) => (
          <InWords key={policy.id} policy={policy} applies={plan?.policy.id === policy.id} />
        ))}
      </div>
      <p className={css.soft}>{t('refund.notes')}</p>
    </div>
  );
}

function Counted({ plan, today }: { plan: Plan; today: PlainDate }) {
  const { t, i18n } = useTranslation('houses');
  const { policy, stay } = plan;
  const stretches = refundStretches(policy, stay.checkIn, today);
  const now = stretches.findIndex(({ passed }) => passed !== null);
  const segments = stretches.map(({ tier, from, until }): TimelineSegment => {
    const day = (date: PlainDate) => plainDate(date, i18n.language);
    return {
      label: tier.rentPercent > 0 ? t('refund.rent', { percent: tier.rentPercent }) : t('refund.noRent'),
      range: from
        ? from === until
          ? day(from)
          : dateRange(from, until, i18n.language)
        : t('refund.until', { date: day(until) }),
      text:
        tier.depositPercent > 0
          ? t('refund.deposit', { percent: tier.depositPercent })
          : t('refund.noDeposit'),
      tone: toneOf(tier),
    };
  });
  return (
    <>
      <p>{t('refund.counted', { date: longDate(stay.checkIn, i18n.language) })}</p>
      <Timeline
        label={t('refund.title')}
        segments={segments}
        {...(now >= 0 && {
          today: { segment: now, fraction: stretches[now]?.passed ?? 0, label: t('refund.today') },
        })}
      />
      <p className={css.soft}>
        {t('refund.bedding', {
          date: plainDate(addDays(stay.checkIn, -policy.beddingMinDays), i18n.language),
        })}
      </p>
    </>
  );
}

function toneOf({ rentPercent }: RefundTier): TimelineSegment['tone'] {
  if (rentPercent === 100) return 'good';
  return rentPercent > 0 ? 'partial' : 'none';
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
