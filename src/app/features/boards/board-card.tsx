import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BoardCard as Board } from '#contract/boards.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Initial } from '#app/ui/data/initial.tsx';
import { cardLink } from '#app/ui/layout/card.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { picture } from './picture.ts';
import * as css from './board-card.css.ts';

type BoardCardProps = { board: Board; sizes?: string; level?: 2 | 3 };

export function BoardCard({
  board,
  sizes = '(min-width: 960px) 384px, (min-width: 600px) 50vw, 100vw',
  level = 3,
}: BoardCardProps) {
  const { i18n } = useTranslation();
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const Title = `h${level}` as const;
  const day = seoulDate(Date.parse(board.event?.startsAt ?? board.publishedAt));
  return (
    <article className={cx(css.card, !board.photo && css.plain)}>
      {board.photo && (
        <Photo
          photo={{ ...picture(board.photo, i18n.language), alt: '' }}
          sizes={sizes}
          ratio="3 / 2"
          className={css.photo}
        />
      )}
      <div className={css.words}>
        <Title className={css.title}>
          <Link to="/community/$id" params={{ id: board.id }} className={cardLink}>
            {own(board.title)}
          </Link>
        </Title>
        <p className={css.summary}>{own(board.summary)}</p>
        <p className={css.meta}>
          {board.person && !board.photo && <Initial name={own(board.person)} />}{' '}
          {board.person ? own(board.person) : <time dateTime={day}>{plainDate(day, i18n.language)}</time>}
        </p>
      </div>
    </article>
  );
}
