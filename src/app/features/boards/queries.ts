import { ApiError, api } from '#app/platform/api/api.ts';
import type { Board, BoardType } from '#contract/boards.ts';

/** Boards of one type or of all, newest first. Pages count from 1. */
export const boardCards = (boardType: BoardType | 'ALL', page = 1, pageSize = 24) =>
  api.boards.list({ query: { boardType, page: String(page), pageSize: String(pageSize) } });

/** The main board, shown at the head of the community, or null. */
export const mainBoard = () => api.boards.main();

/** One board with its text, or null where there is none of that id. */
export const board = (id: string): Promise<Board | null> =>
  api.boards.get({ params: { id } }).then(withContent, (error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });

/** A copy that an earlier version cached has its text as HTML alone: its words are shown until the host answers again. */
function withContent(board: Omit<Board, 'content'> & Partial<Pick<Board, 'content'>>): Board {
  const words = (html: string) => [html.replaceAll(/<[^>]*>/g, ' ')];
  return { ...board, content: board.content ?? { ko: words(board.body.ko), en: words(board.body.en) } };
}
