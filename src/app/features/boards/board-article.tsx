import type { ReactNode } from 'react';
import { textLanguage } from '#contract/rules/text/text-language.ts';
import { useTranslation } from 'react-i18next';
import type { Board } from '#contract/boards.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { EventFacts } from './event-facts.tsx';
import { hasEnded } from './model.ts';
import { picture } from './picture.ts';
import { picturesOf } from './pictures-of.ts';
import { RichText } from './rich-text.tsx';
import * as css from './board-article.css.ts';

export type BoardArticleProps = {
  board: Omit<Board, 'id' | 'main' | 'body'>;
  /** Defaults to the language on screen. */
  language?: string;
  level?: 1 | 2;
  /** Current time in milliseconds since the epoch; an event that is over then shows its pictures. */
  now?: number;
  seats?: ReactNode;
  end?: ReactNode;
};

export function BoardArticle({ board, language, level = 1, now, seats, end }: BoardArticleProps) {
  const { t, i18n } = useTranslation('community');
  const shown = language ?? i18n.language;
  const own = (text: { ko: string; en: string }) => localText(text, shown);
  // English that nobody wrote is the Korean one.
  const langOf = ({ ko, en }: { ko: string; en: string }) =>
    shown === 'en' && en === ko && textLanguage(ko) === 'ko' ? 'ko' : undefined;
  const day = seoulDate(Date.parse(board.publishedAt));
  const Title = `h${level}` as const;
  const text = board.content[shown === 'en' ? 'en' : 'ko'];
  const isOver = board.event !== null && now !== undefined && hasEnded(board.event, now);
  const { pictures, rest } = isOver ? picturesOf(text) : { pictures: [], rest: text };
  return (
    <article lang={shown}>
      <header className={css.head}>
        <p className={css.type}>{t(`type.${board.boardType}`, { lng: shown })}</p>
        <Title lang={langOf(board.title)}>{own(board.title)}</Title>
        <p className={css.meta}>
          {board.person && <span>{own(board.person)}</span>}
          <span>
            {board.event && `${t('posted', { lng: shown })} `}
            <time dateTime={day}>{plainDate(day, shown)}</time>
          </span>
        </p>
        <p className={css.summary} lang={langOf(board.summary)}>
          {own(board.summary)}
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
        {board.event && <EventFacts event={board.event} language={shown} now={now} />}
        {seats}
        {pictures.length > 0 && (
          <ul className={css.gallery} aria-label={t('pictures', { lng: shown })}>
            {pictures.map(({ src, alt, caption }) => (
              <li key={src}>
                <img src={src} alt={alt} loading="lazy" className={css.galleryPicture} />
                {caption && <p className={css.meta}>{caption}</p>}
              </li>
            ))}
          </ul>
        )}
        <RichText nodes={rest} />
        {end}
      </Content>
    </article>
  );
}
