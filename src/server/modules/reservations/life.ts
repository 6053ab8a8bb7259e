import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import { isExclusionViolation } from '#server/db/errors.ts';
import { refuse } from '#server/http/errors.ts';
import type { ReservationLife, Trx } from '#server/ports.ts';
import { lifecycle, may, type EffectOf } from './lifecycle.ts';
import { tellCancelled, tellConfirmed, tellExpired } from './messages.ts';
import { couponProblem, holdEnd, holdIsOver } from './policy.ts';
import { returnAll, returnByPolicy } from './refunds.ts';
import {
  attempt,
  awaitingCheckInInfo,
  changeReservation,
  couponUses,
  lapsedHolds,
  lockCoupon,
  lockReservation,
  type CouponRow,
  type ReservationRow,
} from './store.ts';

type Means = Pick<Context, 'clock' | 'config' | 'outbox' | 'contracts'>;
type Carried = 'request' | 'confirm' | 'expire' | 'retake' | 'change' | 'cancel' | 'decline';

const effects: Record<EffectOf<Carried>, (trx: Trx, ctx: Means, stay: ReservationRow) => Promise<void>> = {
  'issue-contract': (trx, ctx, stay) => ctx.contracts.issue(trx, stay.id),
  'renew-contract': async (trx, ctx, stay) => {
    if (!stay.signed_at) await ctx.contracts.resend(trx, stay.id);
  },
  'void-contract': (trx, ctx, stay) => ctx.contracts.void(trx, stay.id),
  'return-payments': (trx, ctx, stay) => returnAll(trx, stay.id, 'hold-expired', new Date(ctx.clock.now())),
  'return-declined': (trx, ctx, stay) =>
    returnAll(trx, stay.id, 'contract-declined', new Date(ctx.clock.now())),
  'refund-by-policy': (trx, ctx, stay) =>
    returnByPolicy(trx, stay, stay.closed_at ?? new Date(ctx.clock.now())),
  'tell-cancelled': tellCancelled,
  'tell-confirmed': tellConfirmed,
  'tell-expired': tellExpired,
};

/** Carries out all that hangs on a transition whose change of the row has been written. */
export async function follow(name: Carried, trx: Trx, ctx: Means, stay: ReservationRow): Promise<void> {
  for (const effect of lifecycle[name].effects) await effects[effect](trx, ctx, stay);
}

/** What the other modules tell the reservations module. */
export function makeLife(ctx: Omit<Context, 'life'>): ReservationLife {
  return {
    signed: async (trx, id) => {
      const stay = await lockReservation(trx, id);
      if (stay.signed_at) return;
      if (!may('sign', stay.status) || holdIsOver(stay, ctx.clock.now())) refuse('hold_expired');
      const now = new Date(ctx.clock.now());
      await changeReservation(trx, id, { signed_at: now });
      if (stay.first_paid_at) await confirm(trx, ctx, stay);
    },
    declined: async (trx, id) => {
      const stay = await lockReservation(trx, id);
      if (!may('decline', stay.status)) return;
      await changeReservation(trx, id, {
        status: lifecycle.decline.to,
        closed_at: new Date(ctx.clock.now()),
        closed_reason: 'contract_declined',
      });
      await follow('decline', trx, ctx, stay);
    },
    paid: async (trx, id) => {
      const stay = await lockReservation(trx, id);
      if (stay.status === 'confirmed') return 'confirmed';
      const inTime = may('pay', stay.status) && !holdIsOver(stay, ctx.clock.now());
      if (!inTime && !(await retake(trx, ctx, stay))) return 'lost';
      await changeReservation(trx, id, { first_paid_at: new Date(ctx.clock.now()) });
      if (!stay.signed_at) return 'held';
      await confirm(trx, ctx, stay);
      return 'confirmed';
    },
  };
}

/** Frees what nobody signed and paid for in time: of one house inside `trx`, each hold with all that hangs on it. */
export async function expireLapsed(
  trx: Trx,
  ctx: Means,
  houseId: string,
  except: string | null = null,
): Promise<void> {
  for (const id of await lapsedHolds(trx, new Date(ctx.clock.now()), houseId)) {
    if (id !== except) await expire(trx, ctx, id);
  }
}

/** Expires one reservation if its hold has run out, and does nothing otherwise. */
export async function expire(trx: Trx, ctx: Means, id: string): Promise<void> {
  const stay = await lockReservation(trx, id);
  if (!holdIsOver(stay, ctx.clock.now())) return;
  await changeReservation(trx, id, {
    status: lifecycle.expire.to,
    closed_at: new Date(ctx.clock.now()),
    closed_reason: 'hold-expired',
    first_paid_at: null,
  });
  await follow('expire', trx, ctx, stay);
}

/** Every hold that has run out, over all houses. */
export function allLapsed(ctx: Context): Promise<string[]> {
  return lapsedHolds(ctx.db, new Date(ctx.clock.now()), null);
}

async function confirm(trx: Trx, ctx: Means, stay: ReservationRow): Promise<void> {
  await changeReservation(trx, stay.id, {
    status: lifecycle.confirm.to,
    confirmed_at: new Date(ctx.clock.now()),
  });
  await follow('confirm', trx, ctx, stay);
}

/** Takes the dates again for another hold's length, if nobody else has a night of them. */
async function retake(trx: Trx, ctx: Means, stay: ReservationRow): Promise<boolean> {
  const now = ctx.clock.now();
  if (!may('retake', stay.status) || stay.check_in < seoulDate(now)) return false;
  if (stay.account_id === null) return false;
  await expireLapsed(trx, ctx, stay.house_id, stay.id);
  // A lapsed hold has given its coupon back; someone else may have used it up since.
  const dates = { checkIn: stay.check_in, checkOut: stay.check_out };
  if (stay.coupon_code && !(await couponStillHolds(trx, ctx, stay, dates))) return false;
  try {
    await attempt(trx, () =>
      changeReservation(trx, stay.id, {
        status: lifecycle.retake.to,
        hold_expires_at: holdEnd(now),
        closed_at: null,
        closed_reason: null,
      }),
    );
  } catch (error) {
    if (isExclusionViolation(error)) return false;
    throw error;
  }
  await follow('retake', trx, ctx, stay);
  return true;
}

/** The coupon of a stay, if it may be used for these dates beside everyone else who uses it; undefined where it may not. */
export async function couponStillHolds(
  trx: Trx,
  ctx: Means,
  stay: ReservationRow,
  dates: Stay,
): Promise<CouponRow | undefined> {
  const code = stay.coupon_code ?? '';
  const coupon = await lockCoupon(trx, code);
  const uses = await couponUses(trx, code, new Date(ctx.clock.now()), stay.id);
  const bookedOn = seoulDate(stay.requested_at.getTime());
  return coupon && couponProblem(coupon, dates, bookedOn, uses) === null ? coupon : undefined;
}

/** Confirmed stays whose check-in information is due by now and was not posted. */
export function awaitingInformation(ctx: Context): Promise<string[]> {
  const now = ctx.clock.now();
  const today = seoulDate(now);
  const afternoon = now >= seoulInstant(today, booking.checkInInfoTime);
  return awaitingCheckInInfo(ctx.db, today, afternoon ? addDays(today, 1) : today);
}
