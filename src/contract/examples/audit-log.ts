import type { AuditEntry, adminAuditLog } from '../admin/audit-log.ts';
import type { adminMessages, ReservationMessage } from '../admin/messages.ts';
import type { ExamplesOf } from '../endpoint.ts';
import { memberId, now, occupant, reservationId } from './world.ts';

const actorId = '9a1b5f3c-2d4e-4f60-8a7b-1c2d3e4f5a6b';
const entry: AuditEntry = {
  id: '1042',
  at: now,
  actorId,
  actorName: '한지온',
  network: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0',
  action: 'account-corrected',
  subject: { kind: 'account', id: memberId, name: 'Nguyễn Linh' },
  before: { birthDate: '2003-04-05' },
  after: { birthDate: '2003-04-06' },
};
export const adminAuditLogExamples: ExamplesOf<typeof adminAuditLog> = {
  list: { query: { subject: 'account', subjectId: memberId, from: '2026-11-01' }, data: [entry] },
  actors: { data: [{ id: actorId, name: '한지온' }] },
};

const message: ReservationMessage = {
  id: '5d2c8f1e-7a3b-4c6d-9e0f-1a2b3c4d5e6f',
  channel: 'email',
  recipient: occupant.email,
  subject: 'Your stay at Yeonnam Maru House is confirmed',
  status: 'sent',
  writtenAt: now,
  sentAt: now,
  failedAt: null,
  settledAt: null,
  attempts: 1,
  problem: null,
  resendable: true,
};
const params = { id: reservationId, messageId: message.id };
export const adminMessageExamples: ExamplesOf<typeof adminMessages> = {
  list: { params: { id: reservationId }, data: [message] },
  get: { params, data: { ...message, text: 'Hello Linh,\n\nYour stay is confirmed.' } },
  invite: { params: { id: reservationId }, data: null },
  resend: { params, data: null },
};
