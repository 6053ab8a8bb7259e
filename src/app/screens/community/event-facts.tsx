import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contract/boards.ts';
import { calendarLeaf } from '#app/features/boards/model.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Card } from '#app/ui/layout/card.tsx';
import * as css from './event-facts.css.ts';

/** Time, place and capacity of an event, and how to take part. */
export function EventFacts({ event }: { event: NonNullable<BoardCard['event']> }) {
  const { t, i18n } = useTranslation('community');
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
