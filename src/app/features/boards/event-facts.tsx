import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contract/boards.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { calendarLeaf, hasEnded } from './model.ts';
import * as css from './event-facts.css.ts';

type EventFactsProps = {
  event: NonNullable<BoardCard['event']>;
  language: string;
  /** Current time in milliseconds since the epoch; without it the event counts as upcoming. */
  now?: number | undefined;
};

export function EventFacts({ event, language, now = 0 }: EventFactsProps) {
  const { t } = useTranslation('community', { lng: language });
  const { startsAt, endsAt, place, mapUrl, capacity, seatsLeft } = event;
  const isOver = hasEnded(event, now);
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
  ];
  const left = seatsLeft ? t('seatsLeft', { count: seatsLeft }) : t('full');
  if (!isOver)
    facts.push([
      t('seats'),
      `${t('seatsText', { count: capacity })}${seatsLeft === undefined ? '' : ` · ${left}`}`,
    ]);
  return (
    <Card look="brand">
      {event.cancelled && <p className={css.cancelled}>{t('cancelled')}</p>}
      {!event.cancelled && isOver && <p className={css.cancelled}>{t('over')}</p>}
      {!event.cancelled && !isOver && Date.parse(startsAt) <= now && (
        <p className={css.cancelled}>{t('running')}</p>
      )}
      <dl className={css.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
