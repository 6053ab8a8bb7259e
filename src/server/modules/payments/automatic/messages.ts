import { automaticPayments as policy } from '#contract/rules/paying/policy.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { toAnnounce } from './read-store.ts';
import { findChargeOf } from './read-store.ts';

type Announced = Awaited<ReturnType<typeof toAnnounce>>[number];

export async function tellAnnounced(trx: Trx, ctx: Context, due: Announced): Promise<void> {
  await ctx.outbox.post(trx, {
    key: `${due.automatic_id}:${due.id}:${due.amount}:${due.amount_usd_cents ?? 0}:announced`,
    kind: 'automatic-charge',
    reservationId: due.reservation_id,
    channel: 'email',
    to: due.email,
    language: due.language,
    params: {
      name: due.first_name,
      house: due.house_name,
      amount: due.amount,
      usd: due.amount_usd_cents ?? 0,
      dueOn: due.due_on,
      chargeTime: policy.chargeTime,
      card: due.card_last4 ?? '',
      link: `${ctx.config.publicUrl}/mypage/${due.reservation_id}`,
    },
  });
}

export async function tellChargeFailed(trx: Trx, ctx: Context, paymentId: string): Promise<void> {
  const failed = await findChargeOf(trx, paymentId);
  if (!failed) return;
  await ctx.outbox.post(trx, {
    key: `${paymentId}:charge-failed:email`,
    kind: 'automatic-charge-failed',
    reservationId: failed.reservation_id,
    channel: 'email',
    to: failed.email,
    language: failed.language,
    params: {
      name: failed.first_name,
      house: failed.house_name,
      amount: failed.charged,
      usd: failed.charged_cents ?? 0,
      dueOn: failed.due_on,
      card: failed.card_last4 ?? '',
      link: `${ctx.config.publicUrl}/mypage/${failed.reservation_id}`,
    },
  });
}
