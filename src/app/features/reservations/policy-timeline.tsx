import { useTranslation } from 'react-i18next';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { RefundPolicy, RefundTier } from '#contract/rules/policy.ts';
import { refundTimeline } from '#contract/rules/refund/refund.ts';
import { dateRange, plainDate } from '#app/platform/i18n/format.ts';
import { Timeline } from '#app/ui/data/timeline.tsx';
import { PolicyRule } from './policy-rule.tsx';
import { soft } from './reservation.css.ts';

export interface PolicyTimelineProps {
  policy: RefundPolicy;
  checkIn: PlainDate;
  /** Today in Seoul; the tier that it lies in is marked. */
  today: PlainDate;
  /** False for a stay without a deposit, which the timeline then leaves out. */
  hasDeposit?: boolean;
}

/** Timeline of refund tiers, calculated for the dates of a stay (docs/specification.md#cancellation-and-refunds). Text: refund. */
export function PolicyTimeline({ policy, checkIn, today, hasDeposit = true }: PolicyTimelineProps) {
  const { t, i18n } = useTranslation('refund');
  const day = (date: PlainDate) => plainDate(date, i18n.language);
  const depositText = ({ depositPercent: percent }: RefundTier) =>
    percent > 0 ? t('deposit', { percent }) : t('noDeposit');
  const stretches = refundTimeline(policy, checkIn, today).filter(({ until }) => until >= today);
  const now = stretches.findIndex(({ passed }) => passed !== null);
  const bedding = addDays(checkIn, -policy.beddingMinDays);
  return (
    <>
      <Timeline
        label={t('label')}
        segments={stretches.map(({ tier, from, until }) => ({
          label: tier.rentPercent > 0 ? t('rent', { percent: tier.rentPercent }) : t('noRent'),
          range:
            from === null || from <= today
              ? t('until', { date: day(until) })
              : dateRange(from, until, i18n.language),
          text: [
            ...(hasDeposit ? [depositText(tier)] : []),
            tier.changes ? t('changes') : t('noChanges'),
          ].join(' · '),
          tone: toneOf(tier),
        }))}
        {...(now >= 0 && {
          today: { segment: now, fraction: stretches[now]?.passed ?? 0, label: t('today') },
        })}
      />
      <PolicyRule policy={policy} />
      {bedding >= today && <p className={soft}>{t('bedding', { date: day(bedding) })}</p>}
    </>
  );
}

function toneOf({ rentPercent }: RefundTier): 'good' | 'partial' | 'none' {
  if (rentPercent === 100) return 'good';
  return rentPercent > 0 ? 'partial' : 'none';
}
