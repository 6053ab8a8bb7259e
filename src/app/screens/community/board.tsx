import { Link, createFileRoute, notFound } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardArticle } from '#app/features/boards/board-article.tsx';
import { back } from '#app/features/boards/board-article.css.ts';
import { board as loadBoard } from '#app/features/boards/queries.ts';
import { names } from '#app/features/brand/names.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Section } from '#app/ui/layout/page.tsx';

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
  return (
    <Section tight>
      <title>{`${own(board.title)} | ${names(i18n.language).lounge}`}</title>
      <meta name="description" content={own(board.summary)} />
      <BoardArticle
        board={board}
        end={
          <>
            <AsOf of={board} />
            <Link to="/community" className={back}>
              <ArrowLeft size={18} />
              {t('back')}
            </Link>
          </>
        }
      />
    </Section>
  );
}
