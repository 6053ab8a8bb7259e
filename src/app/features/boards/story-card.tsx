import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { plainDate } from '#app/platform/format.ts';
import { localText } from '#app/platform/i18n.ts';
import { cardLink } from '#app/ui/card.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { BoardCard } from '#contract/boards.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { picture } from './picture.ts';
import * as css from './story-card.css.ts';

type StoryCardProps = { board: BoardCard; sizes?: string; level?: 2 | 3 };

/** A story of the lounge with its photo: what it is called, who speaks or when it was told. */
export function StoryCard({
  board,
  sizes = '(min-width: 960px) 384px, (min-width: 600px) 50vw, 100vw',
  level = 3,
}: StoryCardProps) {
  const { i18n } = useTranslation();
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const Title = `h${level}` as const;
  const day = seoulDate(Date.parse(board.publishedAt));
  return (
    <article className={css.card}>
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
          {board.person ? own(board.person) : <time dateTime={day}>{plainDate(day, i18n.language)}</time>}
        </p>
      </div>
    </article>
  );
}
