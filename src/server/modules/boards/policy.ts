import type { BoardContent, BoardVersion } from '#contract/admin/boards.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { isId } from '#contract/rules/id.ts';
import type { ErrorCode } from '#contract/wire.ts';

/** Saves of one person within this time (ms) form one version. */
const VERSION_MS = 10 * MINUTE_MS;

/** The most versions stored of a board; older ones are deleted. */
export const MOST_VERSIONS = 20;

export function contentProblems({
  boardType,
  event,
  person,
}: Pick<BoardContent, 'boardType' | 'event' | 'person'>): Record<string, ErrorCode> {
  return {
    ...(boardType === 'EVENT' && !event && { event: 'event_required' as const }),
    ...(boardType !== 'EVENT' && event && { event: 'invalid_input' as const }),
    ...(event?.endsAt &&
      Date.parse(event.endsAt) <= Date.parse(event.startsAt) && {
        'event.endsAt': 'event_end_invalid' as const,
      }),
    ...(boardType === 'INTERVIEW' && !person && { person: 'name_required' as const }),
    ...(boardType !== 'INTERVIEW' && person && { person: 'invalid_input' as const }),
  };
}

export function isPublic(publishedAt: Date | null, nowMs: number): boolean {
  return publishedAt !== null && publishedAt.getTime() <= nowMs;
}

/**
 * True if the state before a save is to be stored: somebody else saved it, or it is old enough; for a draft, the age since its last version counts.
 */
export function isVersionDue(
  before: { updated_at: Date | null; updated_by_id: string | null },
  byId: string,
  nowMs: number,
): boolean {
  if (!before.updated_at || before.updated_by_id !== byId) return true;
  return nowMs - before.updated_at.getTime() >= VERSION_MS;
}

export function picturesIn({ photoId, body }: Pick<BoardVersion['content'], 'photoId' | 'body'>): string[] {
  const inText = [
    ...`${body.ko}${body.en}`.matchAll(/\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-/g),
  ];
  const ids = inText.map(([, id]) => id!);
  return [...new Set(photoId !== null && isId(photoId) ? [photoId, ...ids] : ids)];
}
