import { ApiError, api } from '#app/platform/api/api.ts';
import { copies } from '#app/platform/api/copies.ts';
import { answerTimes } from '#app/platform/offline/answer-times.ts';
import { withCacheFallback } from '#app/platform/offline/cache-fallback.ts';
import type { Board, BoardType } from '#contract/boards.ts';

/** Boards of one type or of all, newest first. Pages count from 1. */
export const boardCards = (boardType: BoardType | 'ALL', page = 1, pageSize = 24) =>
  withCacheFallback(
    `boards ${boardType} ${page} ${pageSize}`,
    () => liveBoards(boardType, page, pageSize),
    () => copies.boards.list(pageOf(boardType, page, pageSize)),
  );

/** The same as the host tells it, for who works with it. */
export const liveBoards = (boardType: BoardType | 'ALL', page: number, pageSize: number) =>
  api.boards.list(pageOf(boardType, page, pageSize));

const pageOf = (boardType: BoardType | 'ALL', page: number, pageSize: number) => ({
  query: { boardType, page: String(page), pageSize: String(pageSize) },
});

/** The main board, shown at the head of the community, or null. */
export const mainBoard = () =>
  withCacheFallback(
    'main board',
    () => api.boards.main(),
    () => copies.boards.main(),
  );

/** One board with its text, or null where there is none of that id. */
export const board = (id: string): Promise<Board | null> =>
  withCacheFallback(
    `board ${id}`,
    () => api.boards.get({ params: { id } }),
    () => copies.boards.get({ params: { id } }),
  ).then(withContent, (error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });

/** A copy that an earlier version cached has its text as HTML alone: its words are shown until the host answers again. */
function withContent(board: Board | Omit<Board, 'content'>): Board {
  if ('content' in board) return board;
  const words = (html: string) => [html.replaceAll(/<[^>]*>/g, ' ')];
  const read = { ...board, content: { ko: words(board.body.ko), en: words(board.body.en) } };
  answerTimes.set(read, answerTimes.get(board) ?? 0);
  return read;
}
