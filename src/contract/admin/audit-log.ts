import * as v from 'valibot';
import { get } from '../endpoint.ts';
import { Id, Instant, PageQuery, PlainDate } from '../shared.ts';
import { auditedActions, auditedKinds } from './vocabulary.ts';

/** An administrator's action, recorded in the same transaction. */
export const AuditEntry = v.object({
  id: v.string(),
  at: Instant,
  actorId: v.nullable(v.pipe(v.string(), v.description('Null once that account was deleted'))),
  actorName: v.pipe(v.string(), v.description('As the administrator was called then')),
  network: v.pipe(
    v.string(),
    v.description('The network that the call came from: an IPv4 address, or the /64 of an IPv6 one'),
  ),
  userAgent: v.pipe(v.string(), v.description('As the browser named itself')),
  action: v.picklist(auditedActions),
  subject: v.object({
    kind: v.picklist(auditedKinds),
    id: v.string(),
    name: v.nullable(
      v.pipe(
        v.string(),
        v.description(
          'The number of a reservation, of the one that a turnover or a review is of, the name of an account, or the words of a question; null once it is gone',
        ),
      ),
    ),
  }),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const AuditActor = v.object({ id: v.string(), name: v.string() });
export type AuditActor = v.InferOutput<typeof AuditActor>;

const AuditLogQuery = v.object({
  actor: v.optional(Id),
  action: v.optional(v.picklist(auditedActions, 'invalid_input')),
  subject: v.optional(v.picklist(auditedKinds, 'invalid_input')),
  subjectId: v.optional(Id),
  from: v.optional(PlainDate),
  to: v.optional(PlainDate),
  ...PageQuery,
});
export type AuditLogQuery = v.InferOutput<typeof AuditLogQuery>;

export const adminAuditLog = {
  list: get('/v1/admin/audit-log', 'admin', {
    summary: 'List what administrators did',
    description:
      'Newest first. `from` and `to` are Seoul dates, both included; `subject` and `subjectId` name the thing that something was done to.',
    query: AuditLogQuery,
    data: v.array(AuditEntry),
    paged: true,
    addition: true,
  }),
  actors: get('/v1/admin/audit-log/actors', 'admin', {
    summary: 'List the administrators who are on record',
    description: 'By name. Those who lost the role since are among them.',
    data: v.array(AuditActor),
    addition: true,
  }),
};
