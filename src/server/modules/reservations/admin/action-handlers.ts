import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { stopClock } from '#server/ports/clock.ts';
import { presentCancellation, presentReturns, sumOfReturns } from '../money/present.ts';
import { quoteForMember } from '../money/quote.ts';
import { request } from '../request.ts';
import { cancelByAdministrator, planCancellation } from './cancel.ts';
import { checkOutEarly, planEarlyCheckOut } from './check-out-early.ts';
import { correctOccupant } from './correct-occupant.ts';
import { planDepositRefund, refundDeposit } from './deposit.ts';
import { loadAdminDetails, loadRow } from './load-details.ts';
import { moveReservation } from './move.ts';
import { previewMove } from './move-price.ts';
import { parkReservation, putBackReservation } from './park.ts';
import { presentComplaint, presentNote } from './present.ts';
import { addNote, extendHold, recordComplaint, withdrawNoiseComplaint } from './records.ts';
import { complaintsOf, notesOf } from './store.ts';

export const adminActions: Handlers<'adminReservations'> = {
  create: async (input, ctx) => {
    const { accountId, invitee, ...body } = input.body;
    const who = accountId ?? invitee ?? refuse('member_required', {}, { accountId: 'member_required' });
    const { isInternational } = input.query;
    if (isInternationalMethod(body.paymentMethod) !== isInternational)
      refuse('payment_method_incorrect', {}, { paymentMethod: 'payment_method_incorrect' });
    const wish = { ...body, isInternational };
    return loadAdminDetails(ctx, await request(ctx, who, wish, { prolongs: null, booker: input }));
  },
  quote: async ({ body }, ctx) => quoteForMember(ctx, body),
  cancellation: async ({ params, query }, ctx) => {
    const row = await loadRow(ctx, params.id);
    const still = stopClock(ctx);
    const { tier, computed, returns } = await planCancellation(ctx.db, still, row, query);
    const now = still.clock.now();
    const seen = presentCancellation(row, computed, tier, now);
    return { ...seen, kind: query.kind, computed: seen.refund, ...presentReturns(row, returns, now) };
  },
  cancel: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    await cancelByAdministrator(ctx, id, input, input.query);
    return loadAdminDetails(ctx, id);
  },
  earlyCheckOut: async ({ params, query }, ctx) => {
    const row = await loadRow(ctx, params.id);
    const still = stopClock(ctx);
    const { returns, deposit, ...plan } = await planEarlyCheckOut(ctx.db, still, row, query);
    const back = presentReturns(row, [...returns, ...deposit], still.clock.now());
    return { ...query, ...plan, deposit: sumOfReturns(deposit), ...back };
  },
  checkOutEarly: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    return { refunded: await checkOutEarly(ctx, id, input, input.query) };
  },
  depositRefund: async ({ params, query: { deducted } }, ctx) => {
    const row = await loadRow(ctx, params.id);
    const still = stopClock(ctx);
    const { dueBy, returns } = await planDepositRefund(ctx.db, still, row, deducted);
    return { deposit: row.deposit, deducted, dueBy, ...presentReturns(row, returns, still.clock.now()) };
  },
  refundDeposit: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    return { refunded: await refundDeposit(ctx, id, input, { ...input.body, ...input.query }) };
  },
  extendHold: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    await extendHold(ctx, id, input);
    return loadAdminDetails(ctx, id);
  },
  correctOccupant: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    const position = /^\d{1,2}$/.test(input.params.position) ? Number(input.params.position) : 0;
    return correctOccupant(ctx, id, input, { position, person: input.body });
  },
  movePreview: async ({ params, query }, ctx) =>
    previewMove(ctx.db, stopClock(ctx), await loadRow(ctx, params.id), query.houseId),
  move: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    await moveReservation(ctx, id, input, input.body);
    return null;
  },
  park: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    await parkReservation(ctx, id, input);
    return loadAdminDetails(ctx, id);
  },
  putBack: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    await putBackReservation(ctx, id, input);
    return loadAdminDetails(ctx, id);
  },
  noiseComplaints: async ({ params }, ctx) =>
    (await complaintsOf(ctx.db, (await loadRow(ctx, params.id)).id)).map(presentComplaint),
  addNoiseComplaint: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    return presentComplaint(await recordComplaint(ctx, id, input, input.body));
  },
  withdrawNoiseComplaint: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    const { complaintId } = input.params;
    return presentComplaint(
      await withdrawNoiseComplaint(ctx, id, input, { complaintId, reason: input.body.reason }),
    );
  },
  notes: async ({ params }, ctx) =>
    (await notesOf(ctx.db, (await loadRow(ctx, params.id)).id)).map(presentNote),
  addNote: async (input, ctx) => {
    const { id } = await loadRow(ctx, input.params.id);
    return presentNote(await addNote(ctx, id, input, input.body));
  },
};
