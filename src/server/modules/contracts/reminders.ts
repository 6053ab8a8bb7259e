import { booking } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Trx } from '#server/ports.ts';
import { mailLink } from './links.ts';
import { canStillSign } from './policy.ts';
import { unnotedBounces, unremindedSigners } from './read-store.ts';
import * as store from './store.ts';

type Due = { id: string; reservation_id: string; hours: number };

/** Who is to be reminded now. After a pause of the host only the latest of several reminders is due. */
export async function dueReminders(ctx: Context): Promise<Due[]> {
  const now = ctx.clock.now();
  const due = new Map<string, Due>();
  for (const hours of booking.signingReminderHours.toSorted((a, b) => b - a)) {
    const sentUntil = new Date(now - hours * 3_600_000);
    const later = booking.signingReminderHours.filter((each) => each > hours);
    for (const signer of await unremindedSigners(ctx.db, new Date(now), sentUntil, [hours, ...later]))
      if (!due.has(signer.id)) due.set(signer.id, { ...signer, hours });
  }
  return [...due.values()];
}

/** Reminds one who still has not signed, with a fresh link; does nothing where that has changed. */
export async function remindSigner(
  trx: Trx,
  ctx: Context,
  { id, reservation_id, hours }: Due,
): Promise<void> {
  const contract = await store.contractOf(trx, reservation_id);
  if (!contract) return;
  await store.lockStay(trx, contract);
  const subject = await store.findSubject(trx, reservation_id);
  const { status } = (await store.contractOf(trx, reservation_id)) ?? contract;
  if (canStillSign({ ...subject, contract_status: status }, ctx.clock.now()) !== null) return;
  const signer = (await store.signersOf(trx, contract.id)).find((each) => each.id === id);
  if (!signer || signer.status === 'signed') return;
  const at = new Date(ctx.clock.now());
  await store.addEvent(trx, signer, { kind: 'reminded', at, detail: signer.email });
  const key = `signing-reminder:${id}:${hours}h`;
  await mailLink(trx, ctx, signer, subject, 'signing-reminder', { key });
}

/** Notes in the contract's record what could not be delivered, once a signer. */
export async function noteBounces(ctx: Context): Promise<void> {
  const at = new Date(ctx.clock.now());
  for (const { last_error, email, ...signer } of await unnotedBounces(ctx.db)) {
    const detail = `${email}: ${last_error ?? ''}`.slice(0, 300);
    await inTransaction(ctx, (trx) => store.addEvent(trx, signer, { kind: 'bounced', at, detail }));
  }
}
