import type { BoardContent } from '#contract/admin/boards.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import type { ErrorCode } from '#contract/wire.ts';

/** Saves of one person within this time are one version. */
const VERSION_MS = 10 * MINUTE_MS;

/** Versions of a board that an answer holds. */
export const MOST_VERSIONS = 20;

/** Names the fields of a content that do not go together, each with the code of what is wrong. */
export function contentProblems({
  boardType,
  event,
  person,
}: Pick<BoardContent, 'boardType' | 'event' | 'person'>): Record<string, ErrorCode> {
  return {
    ...(boardType === 'EVENT' && !event && { event: 'event_required' as const }),
    ...(boardType !== 'EVENT' && event && { event: 'invalid_input' as const }),
    ...(boardType === 'INTERVIEW' && !person && { person: 'name_required' as const }),
    ...(boardType !== 'INTERVIEW' && person && { person: 'invalid_input' as const }),
  };
}

/** True where everybody reads a board at an instant. */
export function isPublic(publishedAt: Date | null, nowMs: number): boolean {
  return publishedAt !== null && publishedAt.getTime() <= nowMs;
}

/** True where the state before a save is to be stored: it was somebody else's, or it has stood for a while. */
export function isVersionDue(
  before: { updated_at: Date | null; updated_by: string | null },
  by: string,
  nowMs: number,
): boolean {
  if (!before.updated_at || before.updated_by !== by) return true;
  return nowMs - before.updated_at.getTime() >= VERSION_MS;
}
