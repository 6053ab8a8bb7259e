import type { Context } from '#server/context.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { loadParts } from './load.ts';
import { reservationsOfAccount } from './read-store.ts';
import { forgetTold } from './store.ts';

export const makePersonalData = (ctx: Pick<Context, 'files'>): PersonalData => ({
  exported: async (db, { accountId }) => {
    const checkOuts = [];
    for (const { id, code } of await reservationsOfAccount(db, accountId)) {
      const { report, objection, photos, evidence } = await loadParts(db, ctx, id);
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
          photos: evidence.map((photo) => photo.id),
          at: objection.objected_at.toISOString(),
          answer: objection.answer,
        },
      });
    }
    return { checkOuts };
  },
  erase: async (trx, { accountId }) => {
    const stays = (await reservationsOfAccount(trx, accountId)).map(({ id }) => id);
    for (const id of stays)
      for (const kind of ['check_out', 'objection'] as const) await ctx.files.detach(trx, { kind, id });
    await forgetTold(trx, stays);
  },
});
