import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Reservations } from '#server/ports/reservations.ts';
import { confirmWhenComplete } from './confirm.ts';
import { changePaid, changeSigned } from './change/complete.ts';
import { declineChange } from './change/drop.ts';
import { expireHolds } from './expire.ts';
import { lockStay } from './lock-stay.ts';
import { tellCheckIn } from './messages/arrival.ts';
import { pay } from './pay.ts';
import { lockHouse } from './read-store.ts';
import { transition } from './transition.ts';

/** Binds what other modules tell the reservations module. */
export function makeReservations(ctx: Omit<Context, 'reservations'>): Reservations {
  return {
    lock: async (trx, id) => (await lockStay(trx, ctx, id)).status,
    lockHouse,
    expireHolds: (trx, houseId) => expireHolds(trx, ctx, houseId),
    tellDoorCode: async (trx, id) =>
      void (await tellCheckIn(trx, ctx, id, { key: `${id}:door-code:${randomUUID()}` })),
    signed: async (trx, id, by) => {
      const stay = await lockStay(trx, ctx, id);
      if (stay.change_check_in) return changeSigned(trx, ctx, stay, by);
      if (stay.signed_at) return;
      const signed = await transition(trx, ctx, stay, 'sign', by);
      if (signed.refused) return refuse(signed.refused);
      await confirmWhenComplete(trx, ctx, signed.done, by);
    },
    declined: async (trx, id, by) => {
      const stay = await lockStay(trx, ctx, id);
      if (stay.change_check_in) await declineChange(trx, ctx, id, by);
      else await transition(trx, ctx, stay, 'decline', by);
    },
    paid: (trx, id, by) => pay(trx, ctx, id, by),
    differencePaid: async (trx, id, instalmentId, by) =>
      changePaid(trx, ctx, await lockStay(trx, ctx, id), instalmentId, by),
  };
}
