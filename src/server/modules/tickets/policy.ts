import { addDays, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { DAY_MS, HOUR_MS } from '#contract/rules/durations.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { TicketKind, TicketState } from '#contract/rules/tickets/ticket.ts';

/** A stay as tickets look at it. */
export type Stay = { status: StoredStatus; check_out: PlainDate; ended_on: PlainDate | null };

/** The last Seoul date on which a ticket about a stay may be opened; null where none may be at an instant (ms). */
export function opensUntil({ status, check_out, ended_on }: Stay, nowMs: number): PlainDate | null {
  if (status !== 'confirmed' && status !== 'checked_out_early') return null;
  const last = addDays(ended_on ?? check_out, policy.openDays);
  return seoulDate(nowMs) <= last ? last : null;
}

/** The instant by which a report that comes at another (ms) is to be answered. */
export function dueAfterReport(kind: TicketKind, nowMs: number): Date {
  return new Date(nowMs + policy.dueHours[kind] * HOUR_MS);
}

/** The instant at which a ticket that was answered at another (ms) is looked at again, so that none is forgotten. */
export function dueAfterAnswer(nowMs: number): Date {
  return new Date(nowMs + policy.followUpHours * HOUR_MS);
}

/** The end of a visit: by then it is done, or planned anew. */
export function visitEnd({ date, until }: { date: PlainDate; until: string }): Date {
  return new Date(seoulInstant(date, until));
}

/** True for a visit that begins before it ends, and has not ended at an instant (ms). */
export function isVisitPossible(
  visit: { date: PlainDate; from: string; until: string },
  nowMs: number,
): boolean {
  return visit.from < visit.until && visitEnd(visit).getTime() > nowMs;
}

/** The instant until which a reply opens a ticket that is done again; null for one that is not done. */
export function repliesUntil({ done_at }: { done_at: Date | null }): Date | null {
  return done_at && new Date(done_at.getTime() + policy.reopenDays * DAY_MS);
}

/** True where a member may reply at an instant (ms). */
export function mayReply(ticket: { done_at: Date | null }, nowMs: number): boolean {
  const end = repliesUntil(ticket);
  return end === null || end.getTime() > nowMs;
}

/** True for a ticket whose time is over at an instant (ms). */
export function isOverdue(
  { state, due_at }: { state: TicketState; due_at: Date | null },
  nowMs: number,
): boolean {
  return state !== 'done' && due_at !== null && due_at.getTime() <= nowMs;
}

/** True where the operator wrote, planned a visit or said that it is done later than the newest of what a member has seen. */
export function isUnread(
  { member_read_at: readAt, told_at }: { member_read_at: Date | null; told_at: Date | null },
  replies: readonly { author: 'member' | 'operator'; written_at: Date }[],
): boolean {
  const news = replies.filter(({ author }) => author === 'operator').map(({ written_at }) => written_at);
  return [...news, ...(told_at ? [told_at] : [])].some((at) => !readAt || at > readAt);
}

/** The due time after a member wrote again: that of a fresh report, or the present one where that is nearer. */
export function dueAfterReply(ticket: { kind: TicketKind; due_at: Date | null }, nowMs: number): Date {
  const fresh = dueAfterReport(ticket.kind, nowMs);
  return ticket.due_at && ticket.due_at < fresh ? ticket.due_at : fresh;
}
