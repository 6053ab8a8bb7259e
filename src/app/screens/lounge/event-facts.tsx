import { useTranslation } from 'react-i18next';
import { calendarLeaf } from '#app/features/boards/model.ts';
import { longDate } from '#app/platform/format.ts';
import { localText } from '#app/platform/i18n.ts';
import { Card } from '#app/ui/card.tsx';
import type { BoardCard } from '#contract/boards.ts';
import * as css from './event-facts.css.ts';

/** When, where and for how many a meet-up is, and how to come. */
export function EventFacts({ event }: { event: NonNullable<BoardCard['event']> }) {
  const { t, i18n } = useTranslation('lounge');
  const leaf = calendarLeaf(event.startsAt, i18n.language);
  const facts = [
    [t('when'), `${longDate(leaf.date, i18n.language)} ${leaf.time}`],
    [t('where'), localText(event.place, i18n.language)],
    [t('seats'), t('seatsText', { count: event.capacity })],
  ];
  return (
    <Card look="brand">
      <dl className={css.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={css.how}>
        <strong>{t('how')}</strong> {t('howText')}
      </p>
    </Card>
  );
}
