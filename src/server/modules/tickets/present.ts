import type { AdminTicket, TicketSummary } from '#contract/admin/tickets/tickets.ts';
import type { TicketTemplate } from '#contract/admin/tickets/ticket-templates.ts';
import type { StoredPicture } from '#contract/files.ts';
import type { Ticket, TicketReply, TicketVisit } from '#contract/reservations/tickets.ts';
import { personName } from '#contract/rules/people/names.ts';
import { versionOf } from '#server/http/api/versions.ts';
import { isOverdue, isUnread, repliesUntil } from './policy.ts';
import type { StaffRow } from '#server/platform/staff-read-store.ts';
import type { AdminTicketRow } from './read-store.ts';
import type { ReplyRow, TicketRow } from './store.ts';
import type { TemplateRow } from './template-store.ts';

const EXCERPT = 160;

export type PicturesOf = (id: string) => StoredPicture[];

const nameOf = (firstName: string | null, lastName: string | null) =>
  firstName === null || lastName === null ? null : personName({ firstName, lastName });

/** Returns the visit of a ticket; null in every state but `visit_planned`. */
export function visitOf(row: Pick<TicketRow, 'visit_on' | 'visit_from' | 'visit_until'>): TicketVisit | null {
  if (row.visit_on === null) return null;
  return { date: row.visit_on, from: row.visit_from ?? '', until: row.visit_until ?? '' };
}

function presentReply(row: ReplyRow, picturesOf: PicturesOf): TicketReply {
  return {
    id: row.id,
    author: row.author,
    text: row.text,
    photos: picturesOf(row.id),
    writtenAt: row.written_at.toISOString(),
  };
}

export function presentTicket(row: TicketRow, replies: ReplyRow[], picturesOf: PicturesOf): Ticket {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    visit: visitOf(row),
    text: row.text,
    photos: picturesOf(row.id),
    openedAt: row.opened_at.toISOString(),
    repliesUntil: repliesUntil(row)?.toISOString() ?? null,
    replies: replies.map((reply) => presentReply(reply, picturesOf)),
    toldAt: row.told_at?.toISOString() ?? null,
    isUnread: isUnread(row, replies),
  };
}

function presentCommon(row: AdminTicketRow, nowMs: number) {
  const assignee = nameOf(row.assignee_first_name, row.assignee_last_name);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    visit: visitOf(row),
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    isOverdue: isOverdue(row, nowMs),
    isAnswered: row.last_author === 'operator',
    isUnread: row.is_unread,
    assignee:
      row.assignee_account_id && assignee !== null ? { id: row.assignee_account_id, name: assignee } : null,
    reservationId: row.reservation_id,
    code: row.code,
    houseId: row.house_id,
    listingName: row.house_name,
    location: row.location,
    memberId: row.member_id,
    memberName: nameOf(row.first_name, row.last_name),
  };
}

export function presentSummary(row: AdminTicketRow, nowMs: number): TicketSummary {
  const signs = [...row.text.replaceAll(/\s+/g, ' ')];
  const excerpt = signs.length > EXCERPT ? `${signs.slice(0, EXCERPT - 1).join('')}…` : signs.join('');
  return { ...presentCommon(row, nowMs), excerpt, replies: row.replies ?? 0 };
}

const presentStaff = (row: StaffRow) => ({ id: row.id, name: nameOf(row.first_name, row.last_name) ?? '' });

export function presentAdminTicket(
  row: AdminTicketRow,
  parts: { replies: ReplyRow[]; picturesOf: PicturesOf; staff: StaffRow[] },
  nowMs: number,
): AdminTicket {
  const { state, assignee_account_id } = row;
  return {
    ...presentCommon(row, nowMs),
    version: versionOf({ state, visit: visitOf(row), assignee_account_id }),
    text: row.text,
    photos: parts.picturesOf(row.id),
    repliesUntil: repliesUntil(row)?.toISOString() ?? null,
    language: row.language ?? 'ko',
    checkIn: row.check_in,
    checkOut: row.check_out,
    doneAt: row.done_at?.toISOString() ?? null,
    replies: parts.replies.map((reply) => ({
      ...presentReply(reply, parts.picturesOf),
      authorName: reply.author_name,
    })),
    staff: parts.staff.map(presentStaff),
  };
}

export function presentTemplate({ id, title, kind, text }: TemplateRow): TicketTemplate {
  return { id, title, kind, text, version: versionOf({ title, kind, text }) };
}
