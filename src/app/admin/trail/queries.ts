import type { AuditActor, AuditEntry } from '#contract/admin/audit-log.ts';
import type { AuditedKind } from '#contract/admin/vocabulary.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import type { TrailSearch } from './search-params.ts';

/** Entries on one page of the trail. */
const PAGE_SIZE = 30;
/** Entries below the thing that they are about. */
const SECTION_SIZE = 10;

/** Lists one page of what administrators did, the newest first. */
export function trail({ page = 1, ...filters }: TrailSearch): Promise<Result<Page<AuditEntry>>> {
  const query = { ...filters, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminAuditLog.list({ query }));
}

/** Lists the newest of what was done to one thing. */
export function trailOf(subject: AuditedKind, subjectId: string): Promise<Result<Page<AuditEntry>>> {
  const query = { subject, subjectId, pageSize: String(SECTION_SIZE) };
  return attempt(() => api.adminAuditLog.list({ query }));
}

/** Names the administrators to filter by; none where they cannot be loaded. */
export async function trailActors(): Promise<AuditActor[]> {
  const outcome = await attempt(() => api.adminAuditLog.actors());
  return outcome.ok ? outcome.value : [];
}
