import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { CouponsInFile } from '#server/ports/catalogue.ts';
import { loadCoupon, momentOf, refuseUnknownHouses, subject, changeOf } from './changes.ts';
import { columnsOf, contentOf, factsOf, presentCoupon } from './present.ts';
import { everyCoupon } from './read-store.ts';
import { insertCoupon, lockCoupon, updateCoupon } from './store.ts';

/** Binds the coupon part of catalog files (ADR 57). */
export function couponsInFile(ctx: Pick<Context, 'clock' | 'accounts'>): CouponsInFile {
  return {
    every: async (db) =>
      (await everyCoupon(db, momentOf(ctx))).map((row) => {
        const { code, uses, given, endedAt } = presentCoupon(row);
        return Object.assign(contentOf(row), { code, endedAt, uses, given });
      }),
    save: async (trx, by, { code, endedAt, ...content }, isKnown) => {
      await refuseUnknownHouses(trx, content);
      const ended_at = endedAt === null ? null : new Date(endedAt);
      if (!isKnown) {
        const row = { code, ...columnsOf(content), ended_at, created_at: new Date(ctx.clock.now()) };
        await insertCoupon(trx, row);
        await audit(trx, ctx, by, {
          action: 'coupon-created',
          subject: subject(code),
          change: { after: factsOf(content) },
        });
        return;
      }
      const row = (await lockCoupon(trx, code))!;
      const shown = await loadCoupon(trx, ctx, code);
      const changed = changeOf(factsOf(contentOf(row)), factsOf(content));
      // A coupon never comes back, and the day it was ended on stays.
      if (row.ended_at && (changed || ended_at === null)) refuse('coupon_ended');
      if (changed && !shown.changeable) refuse('coupon_used');
      if (changed) {
        await updateCoupon(trx, code, columnsOf(content));
        await audit(trx, ctx, by, { action: 'coupon-changed', subject: subject(code), change: changed });
      }
      if (!row.ended_at && ended_at) {
        await updateCoupon(trx, code, { ended_at: new Date(ctx.clock.now()) });
        const after = { uses: shown.uses, given: shown.given };
        await audit(trx, ctx, by, { action: 'coupon-ended', subject: subject(code), change: { after } });
      }
    },
  };
}
