import { Link, createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardArticle } from '#app/features/boards/board-article.tsx';
import { back } from '#app/features/boards/board-article.css.ts';
import { Seats } from '#app/features/boards/lazy-seats.tsx';
import { hasEnded } from '#app/features/boards/model.ts';
import { board as loadBoard } from '#app/features/boards/queries.ts';
import { names } from '#app/features/brand/names.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { localText, withTexts } from '#app/platform/i18n/i18n.ts';
import { useJoinAgain } from '#app/platform/session/use-join-again.ts';
import { Section } from '#app/ui/layout/page.tsx';

export const Route = createFileRoute('/_public/community/$id')({
  staticData: { texts: ['community'], menu: '/community' },
  loader: async ({ params }) => {
    const board = await loadBoard(params.id);
    if (!board) throw notFound();
    return { board, now: Date.now() };
  },
  component: BoardScreen,
});

function BoardScreen() {
  const { t, i18n } = useTranslation('community');
  const { board, now } = Route.useLoaderData();
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const [join, prompt] = useJoin(`/community/${board.id}`, own(board.title));
  const { id, event } = board;
  const isOn = event !== null && !hasEnded(event, now);
  return (
    <Section tight>
      <title>{`${own(board.title)} | ${names(i18n.language).lounge}`}</title>
      <meta name="description" content={own(board.summary)} />
      <BoardArticle
        board={board}
        now={now}
        seats={
          isOn && (
            <>
              <AsOf of={board} />
              <Seats key={id} boardId={id} read={now} event={event} onJoin={join} />
            </>
          )
        }
        end={
          <>
            {!isOn && <AsOf of={board} />}
            <Link to="/community" className={back}>
              <ArrowLeft size={18} />
              {t('back')}
            </Link>
          </>
        }
      />
      {prompt}
    </Section>
  );
}

/**
 * Returns the log-in prompt for a visitor who wants to attend an event, and the function that opens it. The visitor stays on the page or comes back
 * to it.
 */
function useJoin(next: string, event: string): [join: (onClose: () => void) => void, prompt: ReactNode] {
  const router = useRouter();
  const [prompt, setPrompt] = useState<ReactNode>();
  const join = (onClose: () => void) =>
    void withTexts('auth', import('#app/features/accounts/join/join-prompt.tsx')).then(
      ({ JoinPrompt }) =>
        setPrompt(<JoinPrompt key={Date.now()} next={next} event={event} onClose={onClose} />),
      // Without its code the page of log-in asks the same.
      () => router.navigate({ to: '/auth/login', search: { next } }),
    );
  useJoinAgain(next, () => join(() => {}));
  return [join, prompt];
}
