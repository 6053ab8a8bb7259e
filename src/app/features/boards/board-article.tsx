import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#contract/boards.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { EventFacts } from './event-facts.tsx';
import { picture } from './picture.ts';
import { RichText } from './rich-text.tsx';
import * as css from './board-article.css.ts';

export type BoardArticleProps = {
  board: Omit<Board, 'id' | 'main' | 'body'>;
  /** The reader's language; that of the screen unless given. */
  language?: string;
  level?: 1 | 2;
  /** Below the text: where to go on. */
  end?: ReactNode;
};

/** A board as it is read: head, picture, the facts of an event, and the text. Text: community. */
export function BoardArticle({ board, language, level = 1, end }: BoardArticleProps) {
  const { t, i18n } = useTranslation('community');
  const shown = language ?? i18n.language;
  const own = (text: { ko: string; en: string }) => localText(text, shown);
  const day = seoulDate(Date.parse(board.publishedAt));
  const Title = `h${level}` as const;
  return (
    <article lang={shown}>
      <header className={css.head}>
        <p className={css.type}>{t(`type.${board.boardType}`, { lng: shown })}</p>
        <Title>{own(board.title)}</Title>
        <p className={css.summary}>{own(board.summary)}</p>
        <p className={css.meta}>
          {board.person && <span>{own(board.person)}</span>}
          <time dateTime={day}>{plainDate(day, shown)}</time>
        </p>
      </header>
      {board.photo && (
        <Photo
          photo={picture(board.photo, shown)}
          sizes="(min-width: 960px) 880px, 100vw"
          priority
          className={css.photo}
        />
      )}
      <Content width="reading" className={css.body}>
        {board.event && <EventFacts event={board.event} language={shown} />}
        <RichText nodes={board.content[shown === 'en' ? 'en' : 'ko']} />
        {end}
      </Content>
    </article>
  );
}
