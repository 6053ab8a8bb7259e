import { HOUR_MS } from '#contract/rules/durations.ts';
import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { mailUnsigned } from './issue.ts';
import { invitation, mailLink } from './links.ts';
import { canStillSign } from './policy.ts';
import { contractOf, findSubject } from './read-store.ts';
import { signersToMail, unnotedBounces, unremindedSigners } from './reminder-read-store.ts';
import * as store from './store.ts';

type Due = { id: string; reservation_id: string; hours: number };

/** Lists the signers to remind now. After downtime of the host, only the latest of several reminders is due. */
export async function dueReminders(ctx: Context): Promise<Due[]> {
  const now = ctx.clock.now();
  const due = new Map<string, Due>();
  for (const hours of booking.signingReminderHours.toSorted((a, b) => b - a)) {
    const sentUntil = new Date(now - hours * HOUR_MS);
    const later = booking.signingReminderHours.filter((each) => each > hours);
    for (const signer of await unremindedSigners(ctx.db, new Date(now), sentUntil, [hours, ...later]))
      if (!due.has(signer.id)) due.set(signer.id, { ...signer, hours });
  }
  return [...due.values()];
}

export async function remindSigner(
  trx: Trx,
  ctx: Context,
  { id, reservation_id, hours }: Due,
): Promise<void> {
  const held = await lockSigner(trx, ctx, id, reservation_id);
  if (!held || held.problem !== null || held.signer.status === 'signed') return;
  const { signer, subject } = held;
  const at = new Date(ctx.clock.now());
  await store.addEvent(trx, signer, { kind: 'reminded', at, detail: signer.email });
  const key = `signing-reminder:${id}:${hours}h`;
  await mailLink(trx, ctx, signer, { subject, kind: 'signing-reminder', key });
}

export function dueLinks(ctx: Context): Promise<Pick<Due, 'id' | 'reservation_id'>[]> {
  return signersToMail(ctx.db, new Date(ctx.clock.now()));
}

/** Mails a held-back link to sign or to the signed contract, or drops it if neither is possible any more. */
export async function mailHeldLink(
  trx: Trx,
  ctx: Context,
  { id, reservation_id }: Pick<Due, 'id' | 'reservation_id'>,
): Promise<void> {
  const held = await lockSigner(trx, ctx, id, reservation_id);
  if (held?.problem === 'contract_signed')
    await mailLink(trx, ctx, held.signer, { subject: held.subject, kind: 'contract-signed' });
  else if (held?.problem === null && held.signer.status !== 'signed')
    await mailLink(trx, ctx, held.signer, { subject: held.subject, kind: invitation(held.signer) });
  else await store.setLinkHeld(trx, id, null);
}

/**
 * Locks a reservation's contract with one of its signers.
 * @returns undefined if the newest contract does not have this signer any more
 */
async function lockSigner(trx: Trx, ctx: Context, id: string, reservationId: string) {
  const before = await contractOf(trx, reservationId);
  if (!before) return undefined;
  await ctx.reservations.lock(trx, reservationId);
  await store.lockContract(trx, before.id);
  const subject = await findSubject(trx, reservationId);
  const { status } = (await contractOf(trx, reservationId)) ?? before;
  const signer = (await store.signersOf(trx, before.id)).find((each) => each.id === id);
  const problem = canStillSign({ ...subject, contract_status: status }, ctx.clock.now());
  return signer && { signer, subject, problem };
}

/**
 * Reminds all missing signers of a reservation's contract at an administrator's request, and audits it.
 * @throws Refusal if nobody can sign any more, or the mail limit is reached
 */
export async function remind(
  trx: Trx,
  ctx: Context,
  reservationId: string,
  by: Administrator,
): Promise<void> {
  const { id } = (await contractOf(trx, reservationId)) ?? refuse('not_found');
  await ctx.reservations.lock(trx, reservationId);
  await store.lockContract(trx, id);
  const subject = await findSubject(trx, reservationId);
  const { status } = (await contractOf(trx, reservationId)) ?? refuse('not_found');
  const problem = canStillSign({ ...subject, contract_status: status }, ctx.clock.now());
  if (problem) refuse(problem);
  const signers = (await store.signersOf(trx, id)).filter((each) => each.status !== 'signed');
  await mailUnsigned(trx, ctx, reservationId, 'signing-reminder');
  const after = { recipients: signers.map(({ email }) => email) };
  await audit(trx, ctx, by, {
    action: 'signers-reminded',
    subject: { kind: 'reservation', id: reservationId },
    change: { after },
  });
}

export async function noteBounces(ctx: Context): Promise<void> {
  const at = new Date(ctx.clock.now());
  for (const { last_error, email, ...signer } of await unnotedBounces(ctx.db)) {
    const detail = `${email}: ${last_error ?? ''}`.slice(0, 300);
    await inTransaction(ctx, (trx) => store.addEvent(trx, signer, { kind: 'bounced', at, detail }));
  }
}
