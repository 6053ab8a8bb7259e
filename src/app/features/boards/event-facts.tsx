import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contract/boards.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { calendarLeaf } from './model.ts';
import * as css from './event-facts.css.ts';

type EventFactsProps = { event: NonNullable<BoardCard['event']>; language: string };

/** Time, place and capacity of an event, and how to take part. Text: community. */
export function EventFacts({ event, language }: EventFactsProps) {
  const { t } = useTranslation('community', { lng: language });
  const { startsAt, endsAt, place, mapUrl, capacity } = event;
  const day = (instant: string) => {
    const { date, time } = calendarLeaf(instant, language);
    return [longDate(date, language), time] as const;
  };
  const [date, time] = day(startsAt);
  const [lastDate, end] = endsAt ? day(endsAt) : [date, ''];
  const until = end && ` – ${lastDate === date ? '' : `${lastDate} `}${end}`;
  const facts: [string, ReactNode][] = [
    [t('when'), `${date} ${time}${until}`],
    [
      t('where'),
      <>
        {localText(place, language)}
        {mapUrl && (
          <>
            {' '}
            <a href={mapUrl} target="_blank" rel="noopener noreferrer nofollow">
              {t('map')}
            </a>
          </>
        )}
      </>,
    ],
    [t('seats'), t('seatsText', { count: capacity })],
  ];
  return (
    <Card look="brand">
      {event.cancelled && <p className={css.cancelled}>{t('cancelled')}</p>}
      <dl className={css.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {!event.cancelled && (
        <p className={css.how}>
          <strong>{t('how')}</strong> {t('howText')}
        </p>
      )}
    </Card>
  );
}
