import {
  auditedActions,
  auditedKinds,
  type AuditedAction,
  type AuditedKind,
} from '#contract/admin/vocabulary.ts';
import { isPlainDate, type PlainDate } from '#contract/rules/dates.ts';
import { numberParam, textParam } from '#app/platform/browser/search-param.ts';

/** Search parameters of `/admin/trail`: a link reproduces the list. What the host would refuse is left out. */
export type TrailSearch = {
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
export function parseTrailSearch(given: Record<string, unknown>): TrailSearch {
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

/** True where anything keeps an entry out of the list. */
export function isTrailFiltered({ page: _, ...filters }: TrailSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
