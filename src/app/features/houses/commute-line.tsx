import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Commute } from '#contract/seoul/commutes.ts';
import { shortName } from '#contract/seoul/short-names.ts';
import * as css from './station-line.css.ts';

/**
 * Describes a commute to a university: approximate minutes, lines and number of changes. A bus after a train is a change. Text: house-card, common.
 */
export function CommuteLine({ commute }: { commute: Commute }) {
  const { t, i18n } = useTranslation(['house-card', 'common']);
  const { university, minutes, lines, changes, bus } = commute;
  const rides = lines.length;
  const count = changes + (rides && bus ? 1 : 0);
  const how = [
    ...lines.map((line) => t('common:line', { line })),
    ...(bus ? [t('card.bus')] : []),
    ...(rides ? [count ? t('card.changes', { count }) : t('card.noChange')] : []),
  ];
  return (
    <p className={css.line}>
      <ArrowRight width={26} height={20} aria-hidden="true" />
      <span>
        {t('card.commute', {
          university: shortName(university, i18n.language),
          minutes,
          how: how.join(', ') || t('card.onFoot'),
        })}
      </span>
    </p>
  );
}
