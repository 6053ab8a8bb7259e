import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { stopClock } from '#server/ports/clock.ts';
import type { Reservations } from '#server/ports/reservations.ts';
import { returnDeposit } from './admin/deposit.ts';
import { requireState } from './admin/version.ts';
import { confirmWhenComplete } from './confirm.ts';
import { changePaid, changeSigned } from './change/complete.ts';
import { declineChange } from './change/drop.ts';
import { expireHolds } from './expire.ts';
import { lockWithSchedule } from '#server/modules/reservations/lock-with-schedule.ts';
import { tellCheckIn } from './messages/arrival.ts';
import { tellDepositSent } from './messages/deposit.ts';
import { setOwnLanguage } from './occupants/languages.ts';
import { pay } from './pay.ts';
import { lockHouse } from './read-store.ts';
import { transition } from './transition.ts';

export function makeReservations(ctx: Omit<Context, 'reservations'>): Reservations {
  return {
    lock: async (trx, id) => (await lockWithSchedule(trx, ctx, id)).status,
    lockHouse,
    requireState,
    expireHolds: (trx, houseId) => expireHolds(trx, ctx, houseId),
    tellDoorCode: async (trx, id) =>
      void (await tellCheckIn(trx, ctx, id, { key: `${id}:door-code:${randomUUID()}` })),
    setOwnLanguage,
    signed: async (trx, id, by) => {
      const reservation = await lockWithSchedule(trx, ctx, id);
      const still = stopClock(ctx);
      if (reservation.change_check_in) return changeSigned(trx, still, reservation, by);
      if (reservation.signed_at) return;
      const signed = await transition(trx, still, reservation, { name: 'sign', by });
      if (signed.refused) return refuse(signed.refused);
      await confirmWhenComplete(trx, still, signed.done, by);
    },
    declined: async (trx, id, by) => {
      const reservation = await lockWithSchedule(trx, ctx, id);
      const still = stopClock(ctx);
      if (reservation.change_check_in) return declineChange(trx, still, id, by);
      const returns = await ctx.payments.planReturns(trx, reservation, 'all');
      await transition(trx, still, reservation, { name: 'decline', by, returns });
    },
    returnDeposit: (trx, id, won) => returnDeposit(trx, ctx, id, won),
    tellDepositSent: (trx, id) => tellDepositSent(trx, ctx, id),
    paid: (trx, id, by) => pay(trx, ctx, id, by),
    differencePaid: async (trx, id, instalmentId, by) => {
      const reservation = await lockWithSchedule(trx, ctx, id);
      return changePaid(trx, stopClock(ctx), reservation, { instalmentId, by });
    },
  };
}
