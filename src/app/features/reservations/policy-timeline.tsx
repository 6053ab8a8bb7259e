import { useTranslation } from 'react-i18next';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import type { RefundPolicy, RefundTier } from '#contract/rules/policy.ts';
import { refundTimeline } from '#contract/rules/refund.ts';
import { plainDate } from '#app/platform/format.ts';
import { Timeline } from '#app/ui/timeline.tsx';
import { soft } from './stay.css.ts';

export interface PolicyTimelineProps {
  policy: RefundPolicy;
  checkIn: PlainDate;
  /** Seoul's date; the stretch it lies in is marked. */
  today: PlainDate;
}

/** What comes back when, counted for the dates of a stay (spec: Cancellation and refunds). Text: common. */
export function PolicyTimeline({ policy, checkIn, today }: PolicyTimelineProps) {
  const { t, i18n } = useTranslation('common');
  const day = (date: PlainDate) => plainDate(date, i18n.language);
  const stretches = refundTimeline(policy, checkIn, today).filter(({ until }) => until >= today);
  const now = stretches.findIndex(({ passed }) => passed !== null);
  const bedding = addDays(checkIn, -policy.beddingMinDays);
  return (
    <>
      <Timeline
        label={t('refund.label')}
        segments={stretches.map(({ tier, from, until }) => ({
          label: tier.rentPercent > 0 ? t('refund.rent', { percent: tier.rentPercent }) : t('refund.noRent'),
          range:
            from === null || from <= today
              ? t('refund.until', { date: day(until) })
              : t('refund.between', { from: day(from), until: day(until) }),
          text: [
            tier.depositPercent > 0
              ? t('refund.deposit', { percent: tier.depositPercent })
              : t('refund.noDeposit'),
            tier.changes ? t('refund.changes') : t('refund.noChanges'),
          ].join(' · '),
          tone: toneOf(tier),
        }))}
        {...(now >= 0 && {
          today: { segment: now, fraction: stretches[now]?.passed ?? 0, label: t('refund.today') },
        })}
      />
      {bedding >= today && <p className={soft}>{t('refund.bedding', { date: day(bedding) })}</p>}
    </>
  );
}

function toneOf({ rentPercent }: RefundTier): 'good' | 'partial' | 'none' {
  if (rentPercent === 100) return 'good';
  return rentPercent > 0 ? 'partial' : 'none';
}
