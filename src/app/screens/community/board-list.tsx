import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BoardCard as Board, BoardType } from '#contract/boards.ts';
import type { PageInfo } from '#contract/wire.ts';
import { BoardCard } from '#app/features/boards/board-card.tsx';
import { EventRow } from '#app/features/boards/event-row.tsx';
import { upcomingEvents } from '#app/features/boards/model.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { far } from '#app/ui/layout/far.css.ts';
import { Heading, Section } from '#app/ui/layout/page.tsx';
import { boardTypes } from './search.ts';
import * as css from './board-list.css.ts';

type BoardListProps = {
  boards: Board[];
  page: PageInfo;
  boardType: BoardType | 'ALL';
  /** Load time in ms since the epoch. Separates upcoming from past events. */
  now: number;
  mainId?: string | undefined;
};

export function BoardList({ boards, page, boardType, now, mainId }: BoardListProps) {
  const { t } = useTranslation('community');
  if (boards.length === 0) {
    return (
      <EmptyState
        drawing="lounge"
        title={t('empty')}
        action={
          boardType !== 'ALL' && (
            <Link to="/community" className={buttonClass({ variant: 'secondary' })}>
              {t('emptyAll')}
            </Link>
          )
        }
      />
    );
  }
  return (
    <>
      {boardTypes.map((type) => {
        const own = boards.filter((board) => board.boardType === type);
        if (own.length === 0) return null;
        if (type === 'EVENT') return <Events key={type} boards={own} now={now} mainId={mainId} />;
        return (
          <Section key={type} tight className={far}>
            <Heading title={t(`section.${type}`)} />
            <Cards boards={own.filter(({ id }) => id !== mainId)} />
          </Section>
        );
      })}
      <Pages page={page} boardType={boardType} />
    </>
  );
}

function Events({ boards, now, mainId }: Pick<BoardListProps, 'boards' | 'now' | 'mainId'>) {
  const { t } = useTranslation('community');
  const others = boards.filter(({ id }) => id !== mainId);
  const coming = upcomingEvents(others, now);
  const past = others.filter(({ id }) => !coming.some((board) => board.id === id));
  return (
    <>
      {coming.length > 0 && (
        <Section tight>
          <Heading title={t('section.EVENT')} />
          <ul className={css.calendar}>
            {coming.map((board) => (
              <EventRow key={board.id} board={board} event={board.event} />
            ))}
          </ul>
        </Section>
      )}
      {past.length > 0 && (
        <Section tight className={far}>
          <Heading title={t('past')} />
          <Cards boards={past} />
        </Section>
      )}
    </>
  );
}

function Cards({ boards }: { boards: Board[] }) {
  return (
    <ul className={css.cards}>
      {boards.map((board) => (
        <li key={board.id}>
          <BoardCard board={board} />
        </li>
      ))}
    </ul>
  );
}

function Pages({ page, boardType }: { page: PageInfo; boardType: BoardType | 'ALL' }) {
  const { t } = useTranslation('community');
  const search = (to: number) => ({
    ...(boardType !== 'ALL' && { boardType }),
    ...(to > 1 && { page: to }),
  });
  if (page.totalPages <= 1) return null;
  return (
    <Section tight>
      <div className={css.pages}>
        {page.page > 1 && (
          <Link
            to="/community"
            search={search(page.page - 1)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('newer')}
          </Link>
        )}
        {page.page < page.totalPages && (
          <Link
            to="/community"
            search={search(page.page + 1)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('older')}
          </Link>
        )}
      </div>
    </Section>
  );
}
