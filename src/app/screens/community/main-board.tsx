import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BoardCard } from '#contract/boards.ts';
import { CalendarLeaf } from '#app/features/boards/calendar-leaf.tsx';
import { EventSeats } from '#app/features/boards/event-seats.tsx';
import { calendarLeaf } from '#app/features/boards/model.ts';
import { picture } from '#app/features/boards/picture.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { cardLink } from '#app/ui/layout/card.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import * as css from './main-board.css.ts';

export function MainBoard({ board }: { board: BoardCard }) {
  const { t, i18n } = useTranslation('community');
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const { event } = board;
  return (
    <article className={css.board}>
      {board.photo && (
        <Photo
          photo={picture(board.photo, i18n.language)}
          sizes="(min-width: 1280px) 1200px, 100vw"
          ratio="fill"
          priority
          className={css.photo}
        />
      )}
      <div className={css.paper}>
        {event && <CalendarLeaf startsAt={event.startsAt} language={i18n.language} />}
        <div className={css.words}>
          <p className={css.type}>{t(`type.${board.boardType}`)}</p>
          <h2>
            <Link to="/community/$id" params={{ id: board.id }} className={cardLink}>
              {own(board.title)}
            </Link>
          </h2>
          <p className={css.summary}>{own(board.summary)}</p>
          {event && (
            <p className={css.meta}>
              {calendarLeaf(event.startsAt, i18n.language).time} · {own(event.place)} ·{' '}
              <EventSeats event={event} />
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
