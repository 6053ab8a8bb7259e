import {
  auditedActions,
  auditedKinds,
  type AuditedAction,
  type AuditedKind,
} from '#contract/admin/vocabulary.ts';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/trail`, so that a link reproduces the list. Values that the host would refuse are left out. */
export type AuditLogSearch = {
  /** Id of an administrator's account. */
  actor?: string | undefined;
  action?: AuditedAction | undefined;
  subject?: AuditedKind | undefined;
  subjectId?: string | undefined;
  /** Seoul dates, both included. */
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
  page?: number | undefined;
};

/** `validateSearch` of `/admin/trail`. Never throws. */
export function parseAuditLogSearch(given: Record<string, unknown>): AuditLogSearch {
  const text = (name: string) => textParam(given[name])?.slice(0, 64) || undefined;
  const date = (name: string) => {
    const day = textParam(given[name]);
    return day !== undefined && isPlainDate(day) ? day : undefined;
  };
  const page = numberParam(given['page']);
  return {
    actor: text('actor'),
    action: auditedActions.find((each) => each === given['action']),
    subject: auditedKinds.find((each) => each === given['subject']),
    subjectId: text('subjectId'),
    from: date('from'),
    to: date('to'),
    page: typeof page === 'number' && page > 1 ? page : undefined,
  };
}

export function isAuditLogFiltered({ page: _, ...filters }: AuditLogSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
