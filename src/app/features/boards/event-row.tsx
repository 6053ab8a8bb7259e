import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contract/boards.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { cardLink } from '#app/ui/layout/card.tsx';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { EventSeats } from './event-seats.tsx';
import { calendarLeaf } from './model.ts';
import * as css from './event-row.css.ts';

type EventRowProps = { board: BoardCard; event: NonNullable<BoardCard['event']> };

export function EventRow({ board, event }: EventRowProps) {
  const { i18n } = useTranslation();
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  return (
    <li className={css.row}>
      <CalendarLeaf startsAt={event.startsAt} language={i18n.language} />
      <div className={css.words}>
        <h3 className={css.title}>
          <Link to="/community/$id" params={{ id: board.id }} className={cardLink}>
            {own(board.title)}
          </Link>
        </h3>
        <p className={css.summary}>{own(board.summary)}</p>
        <p className={css.meta}>
          <span>{calendarLeaf(event.startsAt, i18n.language).time}</span>
          <span>{own(event.place)}</span>
          <span>
            <EventSeats event={event} />
          </span>
        </p>
      </div>
    </li>
  );
}
