import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { boardCards, mainBoard } from '#app/features/boards/queries.ts';
import { names } from '#app/features/brand/names.ts';
import { Heading, Section } from '#app/ui/page.tsx';
import { LoungeFilter } from './lounge-filter.tsx';
import { LoungeStories } from './lounge-stories.tsx';
import { MainStory } from './main-story.tsx';
import { boardTypeOf, pageOf } from './search.ts';

export const Route = createFileRoute('/_public/community/')({
  staticData: { texts: ['lounge'], menu: '/community' },
  validateSearch: (given: Record<string, unknown>) => {
    const boardType = boardTypeOf(given['boardType']);
    const page = pageOf(given['page']);
    return { ...(boardType !== 'ALL' && { boardType }), ...(page > 1 && { page }) };
  },
  loaderDeps: ({ search }) => ({ boardType: search.boardType ?? ('ALL' as const), page: search.page ?? 1 }),
  loader: async ({ deps }) => {
    const [main, stories] = await Promise.all([
      mainBoard().catch(() => null),
      boardCards(deps.boardType, deps.page),
    ]);
    return { main, stories, now: Date.now() };
  },
  component: Lounge,
});

function Lounge() {
  const { t, i18n } = useTranslation('lounge');
  const { main, stories, now } = Route.useLoaderData();
  const { boardType, page } = Route.useLoaderDeps();
  return (
    <>
      <title>{`${names(i18n.language).lounge} | ${names(i18n.language).brand}`}</title>
      <meta name="description" content={t('description', names(i18n.language))} />
      <Section tight>
        <Heading level={1} title={names(i18n.language).lounge} lead={t('lead')} />
        {main && boardType === 'ALL' && page === 1 && <MainStory board={main} />}
      </Section>
      <LoungeFilter boardType={boardType} />
      <LoungeStories
        stories={stories.items}
        page={stories.page}
        boardType={boardType}
        now={now}
        mainId={boardType === 'ALL' && page === 1 ? main?.id : undefined}
      />
    </>
  );
}
