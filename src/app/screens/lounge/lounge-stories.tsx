import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MeetupRow } from '#app/features/boards/meetup-row.tsx';
import { comingMeetups } from '#app/features/boards/model.ts';
import { StoryCard } from '#app/features/boards/story-card.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Heading, Section } from '#app/ui/page.tsx';
import type { BoardCard, BoardType } from '#contract/boards.ts';
import type { PageInfo } from '#contract/wire.ts';
import { boardTypes } from './search.ts';
import * as css from './lounge-stories.css.ts';

type LoungeStoriesProps = {
  stories: BoardCard[];
  page: PageInfo;
  boardType: BoardType | 'ALL';
  /** When this was loaded, in milliseconds since the epoch: what divides coming from past meet-ups. */
  now: number;
  /** Already stands at the head of the page. */
  mainId?: string | undefined;
};

/** The stories by type: meet-ups as lines of a calendar, the rest as cards. */
export function LoungeStories({ stories, page, boardType, now, mainId }: LoungeStoriesProps) {
  const { t } = useTranslation('lounge');
  if (stories.length === 0) {
    return (
      <EmptyState
        icon={<CalendarDays size={28} />}
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
        const own = stories.filter((story) => story.boardType === type);
        if (own.length === 0) return null;
        return (
          <Section key={type} tight>
            <Heading title={t(`section.${type}`)} />
            {type === 'EVENT' ? (
              <Meetups boards={own} now={now} />
            ) : (
              <Cards boards={own.filter(({ id }) => id !== mainId)} />
            )}
          </Section>
        );
      })}
      <Pages page={page} boardType={boardType} />
    </>
  );
}

function Meetups({ boards, now }: { boards: BoardCard[]; now: number }) {
  const { t } = useTranslation('lounge');
  const coming = comingMeetups(boards, now);
  const past = boards.filter((board) => board.event && !coming.some(({ id }) => id === board.id));
  return (
    <>
      <ul className={css.calendar}>
        {coming.map((board) => (
          <MeetupRow key={board.id} board={board} event={board.event} />
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3 className={css.pastTitle}>{t('past')}</h3>
          <ul className={css.calendar}>
            {past.map(
              (board) => board.event && <MeetupRow key={board.id} board={board} event={board.event} past />,
            )}
          </ul>
        </>
      )}
    </>
  );
}

function Cards({ boards }: { boards: BoardCard[] }) {
  return (
    <ul className={css.cards}>
      {boards.map((board) => (
        <li key={board.id} className={board.photo ? undefined : css.plain}>
          <StoryCard board={board} />
        </li>
      ))}
    </ul>
  );
}

function Pages({ page, boardType }: { page: PageInfo; boardType: BoardType | 'ALL' }) {
  const { t } = useTranslation('lounge');
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
