import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnEvent } from '#contract/events.ts';
import { seatsCloseAt } from '#contract/rules/events/event-seats.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { useReadAgain } from '#app/platform/offline/use-read-again.ts';
import { cardLink } from '#app/ui/layout/card.tsx';
import { Heading } from '#app/ui/layout/page.tsx';
import { CalendarLeaf } from '../calendar-leaf.tsx';
import { ownEvents } from './queries.ts';
import { Saved } from './saved.tsx';
import { useSeatTexts } from './texts.ts';
import * as css from './own-events.css.ts';

export { loungeStyle } from './lounge-style.ts';

/**
 * The events of the member that are not over, with the seat or place on the waiting list; nothing where there are none. Read anew whenever `read`,
 * which the screen's data changes with, is another. Text: seats.
 */
export function OwnEvents({ read }: { read: unknown }) {
  useSeatTexts();
  const { t } = useTranslation('seats');
  const [events, setEvents] = useState<Loaded<OwnEvent[]> | null>(null);
  const load = async (isGone: () => boolean) => {
    const own = await ownEvents();
    if (!isGone() && own.ok) setEvents(own.value);
  };
  useReadAgain(load, undefined, read);
  if (!events?.value.length) return null;
  return (
    <section aria-labelledby="events">
      <Heading id="events" title={t('mine.title')} />
      <ul className={css.list}>
        {events.value.map((event) => (
          <EventLine key={event.boardId} event={event} />
        ))}
      </ul>
      {events.fromDevice && <Saved at={events.readAt} />}
    </section>
  );
}

function EventLine({ event }: { event: OwnEvent }) {
  const { t, i18n } = useTranslation('seats');
  const { boardId, title, place, startsAt, state, waitingPlace, cancelled } = event;
  const [now] = useState(Date.now);
  const isOpen = now < seatsCloseAt(Date.parse(startsAt));
  const waiting = isOpen ? t('mine.waiting', { place: waitingPlace }) : t('mine.waitedInVain');
  const standing = state === 'seat' ? t('mine.seat') : waiting;
  return (
    <li className={css.row}>
      <CalendarLeaf startsAt={startsAt} language={i18n.language} />
      <div className={css.words}>
        <Link to="/community/$id" params={{ id: boardId }} className={cardLink}>
          <strong>{localText(title, i18n.language)}</strong>
        </Link>
        <p className={css.soft}>
          {seoulTime(startsAt)} · {localText(place, i18n.language)}
        </p>
        <p className={css.standing}>{cancelled ? t('mine.cancelled') : standing}</p>
      </div>
    </li>
  );
}
