import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contract/boards.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { cardLink } from '#app/ui/layout/card.tsx';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { calendarLeaf } from './model.ts';
import * as css from './event-row.css.ts';

type EventRowProps = { board: BoardCard; event: NonNullable<BoardCard['event']>; past?: boolean };

/** Row of the event calendar. Text: community. */
export function EventRow({ board, event, past }: EventRowProps) {
  const { t, i18n } = useTranslation('community');
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  return (
    <li className={css.row} data-past={past || undefined}>
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
          <span>{event.cancelled ? t('cancelled') : t('capacity', { count: event.capacity })}</span>
        </p>
      </div>
    </li>
  );
}
