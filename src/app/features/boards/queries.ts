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

/** Like `boardCards`, but only from the host and never from the cache, for editing. */
export const liveBoards = (boardType: BoardType | 'ALL', page: number, pageSize: number) =>
  api.boards.list(pageOf(boardType, page, pageSize));

const pageOf = (boardType: BoardType | 'ALL', page: number, pageSize: number) => ({
  query: { boardType, page: String(page), pageSize: String(pageSize) },
});

export const mainBoard = () =>
  withCacheFallback(
    'main board',
    () => api.boards.main(),
    () => copies.boards.main(),
  );

/** Loads one board with its text; null if no board has this id. */
export const board = (id: string): Promise<Board | null> =>
  withCacheFallback(
    `board ${id}`,
    () => api.boards.get({ params: { id } }),
    () => copies.boards.get({ params: { id } }),
  ).then(withContent, (error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });

/** Completes a board cached by an earlier version, which has its text as HTML only: shows its words until the host answers again. */
function withContent(board: Board | Omit<Board, 'content'>): Board {
  if ('content' in board) return board;
  const words = (html: string) => [html.replaceAll(/<[^>]*>/g, ' ')];
  const read = { ...board, content: { ko: words(board.body.ko), en: words(board.body.en) } };
  answerTimes.set(read, answerTimes.get(board) ?? 0);
  return read;
}
