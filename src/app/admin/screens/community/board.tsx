import { createFileRoute, Link, linkOptions, useRouter } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBoard, AdminBoardCard } from '#contract/admin/boards.ts';
import { BoardActions } from '#app/admin/boards/board-actions.tsx';
import { BoardForm } from '#app/admin/boards/board-form.tsx';
import { BoardPreview } from '#app/admin/boards/board-preview.tsx';
import { BoardBadges } from '#app/admin/boards/board-table.tsx';
import { isPublicNow, newBoard, shownOf, titleOf } from '#app/admin/boards/draft.ts';
import { board, neighbours, signUps } from '#app/admin/boards/queries.ts';
import { SignUps } from '#app/admin/boards/sign-ups.tsx';
import * as parts from '#app/admin/kit/form/pair.css.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { BoardArticle } from '#app/features/boards/board-article.tsx';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseBoardSearch } from '#app/admin/boards/search-params.ts';
import { Title } from '#app/features/brand/title.tsx';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import type { Result } from '#app/platform/api/result.ts';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart } from '../detail/audit-log-part.tsx';

const blank: Loaded = {
  found: { ok: true, value: newBoard },
  beside: { previous: null, next: null },
  actions: null,
  guests: null,
};
type Loaded = {
  found: Result<AdminBoard>;
  beside: Awaited<ReturnType<typeof neighbours>>;
  actions: Awaited<ReturnType<typeof auditLogOf>> | null;
  guests: Awaited<ReturnType<typeof signUps>> | null;
};

export const Route = createFileRoute('/_admin-area/admin/community/$id')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-community', 'admin-files', 'admin-audit-log', 'community', 'errors'],
    menu: '/admin/community',
  },
  loader: async ({ params: { id } }): Promise<Loaded> => {
    // A new one gets its address while it is written, without leaving the page.
    if (id === 'new') return blank;
    const [found, beside, actions] = await Promise.all([board(id), neighbours(id), auditLogOf('board', id)]);
    const guests = found.ok && found.value.boardType === 'EVENT' ? await signUps(id) : null;
    return { found, beside, actions, guests };
  },
  component: BoardScreen,
});

function BoardScreen() {
  const { t } = useTranslation('admin-community');
  const { id } = Route.useParams();
  const router = useRouter();
  const [begun, setBegun] = useState<string | null>(null);
  const begin = ({ id }: AdminBoard) => {
    setBegun(id);
    void router.navigate({
      to: '/admin/community/$id',
      params: { id },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <DetailPage
      id={id}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({
        to: '/admin/community',
        search: lastSearch('admin-community', parseBoardSearch),
        children: t('title'),
      })}
      width="full"
      heading={t('form.edit')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(shown, { found: _, ...rest }) => (
        <Details key={shown.id === begun ? '' : shown.id} shown={shown} onBegun={begin} {...rest} />
      )}
    </DetailPage>
  );
}

type DetailsProps = Omit<Loaded, 'found'> & { shown: AdminBoard; onBegun: (begun: AdminBoard) => void };

function Details({ shown, onBegun, beside, actions, guests }: DetailsProps) {
  const { t } = useTranslation('admin-community');
  const router = useRouter();
  const [known, setKnown] = useState(shown);
  return (
    <>
      <Head shown={shown.id === '' ? shown : known} />
      <BoardForm
        board={shown}
        onBegun={onBegun}
        onKnown={setKnown}
        onSaved={(saved) => (shown.id === '' ? onBegun(saved) : void router.invalidate())}
        preview={(draft, publishedAt) => (
          <BoardPreview
            draft={draft}
            article={(content, language) => (
              <BoardArticle
                board={{ ...shownOf(draft, publishedAt), content }}
                language={language}
                level={2}
              />
            )}
          />
        )}
      />
      {guests && shown.event && (
        <Part id="guests" title={t('signUps.title')}>
          <SignUps
            id={shown.id}
            startsAt={shown.event.startsAt}
            found={guests}
            onChanged={() => void router.invalidate()}
          />
        </Part>
      )}
      {actions && <AuditLogPart found={actions} title={t('trail')} subject="board" subjectId={shown.id} />}
      <Beside {...beside} />
    </>
  );
}

function Head({ shown }: { shown: AdminBoard }) {
  const { t, i18n } = useTranslation('admin-community');
  const router = useRouter();
  const { updatedAt, updatedBy, publishedAt } = shown;
  const title = titleOf(shown, i18n.language) ?? t(shown.id === '' ? 'form.add' : 'untitled');
  if (shown.id === '')
    return (
      <header className={css.head}>
        <Title>{title}</Title>
        <h1 className={css.title}>{title}</h1>
      </header>
    );
  return (
    <header className={css.head}>
      <Title>{title}</Title>
      <BoardBadges board={shown} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.soft}>
        {updatedAt && t('savedBy', { name: updatedBy, moment: seoulMoment(updatedAt, i18n.language) })}{' '}
        {isPublicNow(publishedAt) && (
          <Link to="/community/$id" params={{ id: shown.id }}>
            {t('publicPage')}
          </Link>
        )}
      </p>
      <BoardActions
        board={shown}
        onChanged={() => void router.invalidate()}
        onDeleted={() => void router.navigate({ to: '/admin/community' })}
      />
    </header>
  );
}

function Beside({ previous, next }: Loaded['beside']) {
  const { t } = useTranslation('admin-community');
  return (
    <nav aria-label={t('beside.label')} className={parts.neighbours}>
      <Neighbour which="previous" board={previous} />
      <Neighbour which="next" board={next} />
    </nav>
  );
}

function Neighbour({ which, board: other }: { which: 'previous' | 'next'; board: AdminBoardCard | null }) {
  const { t, i18n } = useTranslation('admin-community');
  if (!other) return <span />;
  return (
    <Link to="/admin/community/$id" params={{ id: other.id }} className={parts.neighbour}>
      {which === 'previous' && <ChevronLeft size={18} />}
      {t(`beside.${which}`, { name: titleOf(other, i18n.language) ?? t('untitled') })}
      {which === 'next' && <ChevronRight size={18} />}
    </Link>
  );
}
