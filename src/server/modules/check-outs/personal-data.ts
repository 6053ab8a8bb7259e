import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { loadParts } from './load.ts';
import { staysOfAccount } from './read-store.ts';
import { forgetTold } from './store.ts';

/** Somebody's check-out reports with their pictures, and what they objected to. */
export const makePersonalData = (ctx: Pick<Context, 'files'>): PersonalData => ({
  exported: async (db, { accountId }) => {
    const checkOuts = [];
    for (const { id, code } of await staysOfAccount(db, accountId)) {
      const { report, objection, photos } = await loadParts(db, ctx, id);
      if (!report && !objection) continue;
      checkOuts.push({
        reservation: code,
        report: report && {
          done: report.done,
          keys: report.keys,
          meter: report.meter,
          note: report.note,
          photos: photos.map((photo) => photo.id),
          sentAt: report.sent_at.toISOString(),
        },
        objection: objection && {
          text: objection.text,
          at: objection.objected_at.toISOString(),
          answer: objection.answer,
        },
      });
    }
    return { checkOuts };
  },
  erase: async (trx, { accountId }) => {
    const stays = (await staysOfAccount(trx, accountId)).map(({ id }) => id);
    for (const id of stays) await ctx.files.detach(trx, { kind: 'check_out', id });
    await forgetTold(trx, stays);
  },
});
