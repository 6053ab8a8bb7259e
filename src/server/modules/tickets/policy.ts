import { addDays, seoulDate, seoulInstant, type PlainDate } from '#contract/rules/dates.ts';
import { DAY_MS, HOUR_MS } from '#contract/rules/durations.ts';
import { tickets as policy } from '#contract/rules/tickets/policy.ts';
import type { StoredStatus } from '#contract/rules/reservation-status.ts';
import type { TicketKind, TicketState } from '#contract/rules/tickets/ticket.ts';

export type Stay = { status: StoredStatus; check_out: PlainDate; ended_on: PlainDate | null };

/** Returns the last Seoul date for opening a ticket about a stay; null if none can be opened at the instant (ms). */
export function opensUntil({ status, check_out, ended_on }: Stay, nowMs: number): PlainDate | null {
  if (status !== 'confirmed' && status !== 'checked_out_early') return null;
  const last = addDays(ended_on ?? check_out, policy.openDays);
  return seoulDate(nowMs) <= last ? last : null;
}

export function dueAfterReport(kind: TicketKind, nowMs: number): Date {
  return new Date(nowMs + policy.dueHours[kind] * HOUR_MS);
}

/** Returns when a ticket answered at `nowMs` is due for another look, so that none is forgotten. */
export function dueAfterAnswer(nowMs: number): Date {
  return new Date(nowMs + policy.followUpHours * HOUR_MS);
}

export function visitEnd({ date, until }: { date: PlainDate; until: string }): Date {
  return new Date(seoulInstant(date, until));
}

export function isVisitPossible(
  visit: { date: PlainDate; from: string; until: string },
  nowMs: number,
): boolean {
  return visit.from < visit.until && visitEnd(visit).getTime() > nowMs;
}

export function repliesUntil({ done_at }: { done_at: Date | null }): Date | null {
  return done_at && new Date(done_at.getTime() + policy.reopenDays * DAY_MS);
}

export function mayReply(ticket: { done_at: Date | null }, nowMs: number): boolean {
  const end = repliesUntil(ticket);
  return end === null || end.getTime() > nowMs;
}

export function isOverdue(
  { state, due_at }: { state: TicketState; due_at: Date | null },
  nowMs: number,
): boolean {
  return state !== 'done' && due_at !== null && due_at.getTime() <= nowMs;
}

export function isUnread(
  { member_read_at: readAt, told_at }: { member_read_at: Date | null; told_at: Date | null },
  replies: readonly { author: 'member' | 'operator'; written_at: Date }[],
): boolean {
  const news = replies.filter(({ author }) => author === 'operator').map(({ written_at }) => written_at);
  return [...news, ...(told_at ? [told_at] : [])].some((at) => !readAt || at > readAt);
}

export function dueAfterReply(ticket: { kind: TicketKind; due_at: Date | null }, nowMs: number): Date {
  const fresh = dueAfterReport(ticket.kind, nowMs);
  return ticket.due_at && ticket.due_at < fresh ? ticket.due_at : fresh;
}
