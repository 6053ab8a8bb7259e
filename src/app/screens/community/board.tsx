import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { picture } from '#app/features/boards/picture.ts';
import { board as loadBoard } from '#app/features/boards/queries.ts';
import { RichText } from '#app/features/boards/rich-text.tsx';
import { names } from '#app/features/brand/names.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Content, Section } from '#app/ui/layout/page.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { EventFacts } from './event-facts.tsx';
import * as css from './board.css.ts';

export const Route = createFileRoute('/_public/community/$id')({
  staticData: { texts: ['community'], menu: '/community' },
  loader: async ({ params }) => {
    const board = await loadBoard(params.id);
    if (!board) throw notFound();
    return { board };
  },
  component: BoardScreen,
});

function BoardScreen() {
  const { t, i18n } = useTranslation('community');
  const { board } = Route.useLoaderData();
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const day = seoulDate(Date.parse(board.publishedAt));
  return (
    <Section tight>
      <title>{`${own(board.title)} | ${names(i18n.language).lounge}`}</title>
      <meta name="description" content={own(board.summary)} />
      <article>
        <header className={css.head}>
          <p className={css.type}>{t(`type.${board.boardType}`)}</p>
          <h1>{own(board.title)}</h1>
          <p className={css.summary}>{own(board.summary)}</p>
          <p className={css.meta}>
            {board.person && <span>{own(board.person)}</span>}
            <time dateTime={day}>{plainDate(day, i18n.language)}</time>
          </p>
        </header>
        {board.photo && (
          <Photo
            photo={picture(board.photo, i18n.language)}
            sizes="(min-width: 960px) 880px, 100vw"
            priority
            className={css.photo}
          />
        )}
        <Content width="reading" className={css.body}>
          {board.event && <EventFacts event={board.event} />}
          <RichText nodes={board.content[i18n.language === 'en' ? 'en' : 'ko']} />
          <Link to="/community" className={css.back}>
            <ArrowLeft size={18} />
            {t('back')}
          </Link>
        </Content>
      </article>
    </Section>
  );
}
