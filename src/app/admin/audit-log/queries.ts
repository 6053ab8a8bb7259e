import type { AuditActor, AuditEntry } from '#contract/admin/audit-log.ts';
import type { AuditedKind } from '#contract/admin/vocabulary.ts';
import type { Page } from '#contract/wire.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import type { AuditLogSearch } from './search-params.ts';

const PAGE_SIZE = 30;
const SECTION_SIZE = 10;

/** Lists one page of what administrators did, the newest first. */
export function auditLog({ page = 1, ...filters }: AuditLogSearch): Promise<Result<Page<AuditEntry>>> {
  const query = { ...filters, page: String(page), pageSize: String(PAGE_SIZE) };
  return attempt(() => api.adminAuditLog.list({ query }));
}

export function auditLogOf(subject: AuditedKind, subjectId: string): Promise<Result<Page<AuditEntry>>> {
  const query = { subject, subjectId, pageSize: String(SECTION_SIZE) };
  return attempt(() => api.adminAuditLog.list({ query }));
}

/** Lists the administrators for a filter; empty if they cannot be loaded. */
export async function auditLogActors(): Promise<AuditActor[]> {
  const outcome = await attempt(() => api.adminAuditLog.actors());
  return outcome.ok ? outcome.value : [];
}
