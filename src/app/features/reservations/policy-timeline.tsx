import { useTranslation } from 'react-i18next';
import { daysBetween, type PlainDate } from '#contract/rules/dates.ts';
import type { RefundPolicy, RefundTier } from '#contract/rules/policy.ts';
import { refundTimeline } from '#contract/rules/refund.ts';
import { shortDate } from '#app/platform/format.ts';
import { Timeline } from '#app/ui/timeline.tsx';

export interface PolicyTimelineProps {
  policy: RefundPolicy;
  checkIn: PlainDate;
  /** Seoul's date; the stretch it lies in is marked. */
  today: PlainDate;
}

/** What comes back when, counted for the dates of a stay (spec: Cancellation and refunds). Text: booking. */
export function PolicyTimeline({ policy, checkIn, today }: PolicyTimelineProps) {
  const { t, i18n } = useTranslation('booking');
  const stretches = refundTimeline(policy, checkIn).filter(({ until }) => until >= today);
  const now = stretches.findIndex(({ from, until }) => (from === null || from <= today) && today <= until);
  const current = stretches[now];
  return (
    <Timeline
      label={t('policy.label')}
      segments={stretches.map(({ tier, from, until }) => ({
        label: t('policy.rent', { percent: tier.rentPercent }),
        range:
          from === null || from <= today
            ? t('policy.until', { date: shortDate(until, i18n.language) })
            : t('policy.between', {
                from: shortDate(from, i18n.language),
                until: shortDate(until, i18n.language),
              }),
        text: [
          t('policy.deposit', { percent: tier.depositPercent }),
          tier.changes ? t('policy.changes') : t('policy.noChanges'),
        ].join(' · '),
        tone: toneOf(tier),
      }))}
      {...(current
        ? {
            today: {
              segment: now,
              fraction: current.from ? partOf(current.from, current.until, today) : 0,
              label: t('policy.today'),
            },
          }
        : {})}
    />
  );
}

function toneOf({ rentPercent }: RefundTier): 'good' | 'partial' | 'none' {
  if (rentPercent === 100) return 'good';
  return rentPercent > 0 ? 'partial' : 'none';
}

function partOf(from: PlainDate, until: PlainDate, today: PlainDate): number {
  return daysBetween(from, today) / Math.max(1, daysBetween(from, until));
}
