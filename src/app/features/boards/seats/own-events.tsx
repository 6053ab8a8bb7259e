import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnEvent } from '#contract/events.ts';
import { seatsCloseAt } from '#contract/rules/events/event-seats.ts';
import { seoulTime } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { Loaded } from '#app/platform/offline/network-first.ts';
import { useReads } from '#app/platform/offline/use-reads.ts';
import { cardLink } from '#app/ui/layout/card.tsx';
import { Heading } from '#app/ui/layout/page.tsx';
import { CalendarLeaf } from '../calendar-leaf.tsx';
import { ownEvents } from './queries.ts';
import { Saved } from './saved.tsx';
import { useSeatTexts } from './texts.ts';
import * as css from './own-events.css.ts';

export { loungeStyle } from './lounge-style.ts';

export interface OwnEventsProps {
  /** The data is read again when this value changes, which it does with the screen's data. */
  read: unknown;
  along: Loaded<OwnEvent[]> | null;
}

export function OwnEvents({ read, along }: OwnEventsProps) {
  useSeatTexts();
  const { t } = useTranslation('seats');
  const [events] = useReads(loadEvents, 'events', read, along);
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

async function loadEvents(): Promise<Loaded<OwnEvent[]> | null> {
  const own = await ownEvents();
  return own.ok ? own.value : null;
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
