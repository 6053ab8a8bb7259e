import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { boardCards, mainBoard } from '#app/features/boards/queries.ts';
import { names } from '#app/features/brand/names.ts';
import { AsOf } from '#app/features/freshness/lazy-as-of.tsx';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { BoardFilter } from './board-filter.tsx';
import { BoardList } from './board-list.tsx';
import { MainBoard } from './main-board.tsx';
import { boardTypeOf, pageOf } from './search.ts';

export const Route = createFileRoute('/_public/community/')({
  staticData: { texts: ['community'], menu: '/community' },
  validateSearch: (given: Record<string, unknown>) => {
    const boardType = boardTypeOf(given['boardType']);
    const page = pageOf(given['page']);
    return { ...(boardType && { boardType }), ...(page > 1 && { page }) };
  },
  loaderDeps: ({ search }) => ({ boardType: search.boardType ?? ('ALL' as const), page: search.page ?? 1 }),
  loader: async ({ deps }) => {
    const [main, boards] = await Promise.all([
      mainBoard().catch(() => null),
      boardCards(deps.boardType, deps.page),
    ]);
    return { main, boards, now: Date.now() };
  },
  component: Community,
});

function Community() {
  const { t, i18n } = useTranslation('community');
  const { main, boards, now } = Route.useLoaderData();
  const { boardType, page } = Route.useLoaderDeps();
  return (
    <>
      <title>{`${names(i18n.language).lounge} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description', names(i18n.language))} />
      <Section tight>
        <Heading level={1} title={names(i18n.language).lounge} lead={t('lead')} />
        <AsOf of={boards.items} />
        {main && boardType === 'ALL' && page === 1 && <MainBoard board={main} />}
      </Section>
      <BoardFilter boardType={boardType} />
      <BoardList
        boards={boards.items}
        page={boards.page}
        boardType={boardType}
        now={now}
        mainId={boardType === 'ALL' && page === 1 ? main?.id : undefined}
      />
    </>
  );
}
