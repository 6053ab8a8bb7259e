import type { reservations as calls } from '#contract/reservations/reservations.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { currentStatus, type ReservationList } from '#contract/rules/reservation-status.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Viewer } from '#server/ports/sessions.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handler, Handlers } from '#server/http/api/handler-types.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { presentDeductions } from './admin/present.ts';
import { depositRefundOf } from './money/deposit-store.ts';
import { cancel } from './cancel.ts';
import { withdrawChange } from './change/drop.ts';
import { change, changeQuote } from './change.ts';
import { stayCalendar } from '#server/platform/calendar-file.ts';
import { extensionOf } from './extension/store.ts';
import { choosePaymentMethod } from './money/payment-method.ts';
import { extend, extension } from './extension/extension.ts';
import { isCheckInInfoOpen } from './door-code-access.ts';
import { cancellationTier, cancelProblem } from './policy.ts';
import { reservationLink } from './messages/reservation.ts';
import { listReservations } from './own-lists.ts';
import { presentCancellation } from './money/present.ts';
import { quoteStay } from './money/quote.ts';
import * as read from './read-store.ts';
import { request } from './request.ts';
import { lockReservation, recordCheckInRead, type ReservationRow } from './store.ts';
import { loadDetails, loadPayments } from './load-details.ts';

type ListHandler = Handler<(typeof calls)['upcoming']>;

export const reservations: Handlers<'reservations'> = {
  // Administrators quote for members, whose uses are counted once the stay is requested.
  quote: ({ body, viewer }, ctx) => quoteStay(ctx, body, viewer.role === 'admin' ? null : viewer.accountId),
  create: async ({ body, query, viewer }, ctx) => {
    if (isInternationalMethod(body.paymentMethod) !== query.isInternational)
      refuse('payment_method_incorrect', {}, { paymentMethod: 'payment_method_incorrect' });
    const id = await request(ctx, member(viewer).accountId, {
      ...body,
      isInternational: query.isInternational,
    });
    return details(ctx, viewer, id);
  },
  upcoming: listing('upcoming'),
  current: listing('current'),
  past: listing('past'),
  canceled: listing('canceled'),
  get: ({ params, viewer }, ctx) => details(ctx, viewer, params.id),
  payments: async ({ params, viewer }, ctx) => {
    return loadPayments(ctx.db, await owned(ctx, viewer, params.id), ctx.clock.now());
  },
  payment: async ({ params, viewer }, ctx) => {
    const payments = await loadPayments(ctx.db, await owned(ctx, viewer, params.id), ctx.clock.now());
    return payments.find((payment) => payment.id === params.paymentId) ?? refuse('not_found');
  },
  deductions: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    const settled = await depositRefundOf(ctx.db, own.id);
    if (!settled) return [];
    const pictures = await ctx.files.picturesOf(ctx.db, { kind: 'deduction', id: own.id });
    return presentDeductions(settled, pictures);
  },
  contract: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    const file = (await ctx.contracts.file(ctx.db, own.id)) ?? refuse('not_found');
    return { bytes: file.bytes, filename: `contract-${own.code}.pdf` };
  },
  calendar: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    if (own.status !== 'confirmed') return refuse('not_found');
    const { house_name: house, code, check_in: checkIn, check_out: checkOut } = own;
    const stay = { house, code, checkIn, checkOut, link: reservationLink(ctx, own.id) };
    const { content, filename } = stayCalendar(stay, new Date(ctx.clock.now()));
    return { bytes: new TextEncoder().encode(content), filename };
  },
  sendContract: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await inTransaction(ctx, async (trx) => {
      const reservation = await lockReservation(trx, own.id);
      refuseUnsignable(reservation, ctx.clock.now());
      await ctx.contracts.resend(trx, own.id);
    });
    return null;
  },
  cancellation: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    const now = ctx.clock.now();
    const extended = (await extensionOf(ctx.db, own.id, new Date(now))) !== null;
    const problem = cancelProblem(own, extended, now);
    if (problem) refuse(problem);
    const tier = cancellationTier(own, seoulDate(now)) ?? refuse('not_cancellable');
    const plan = (await ctx.payments.planRefund(ctx.db, own, now)) ?? refuse('not_cancellable');
    return presentCancellation(own, plan, tier, now);
  },
  cancel: ofOwner(async ({ params, query, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await cancel(ctx, own.id, by(viewer), query.expectedRefund);
    return details(ctx, viewer, own.id);
  }),
  change: ofOwner(async ({ params, body, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await change(ctx, own.id, by(viewer), body);
    return details(ctx, viewer, own.id);
  }),
  withdrawChange: ofOwner(async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await withdrawChange(ctx, own.id, by(viewer));
    return details(ctx, viewer, own.id);
  }),
  changeQuote: ofOwner(async ({ params, query, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    return changeQuote(ctx, own.id, query);
  }),
  extension: ofOwner(async ({ params, query, viewer }, ctx) =>
    extension(ctx, await owned(ctx, viewer, params.id), query),
  ),
  extend: ofOwner(async ({ params, body, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    return details(ctx, viewer, await extend(ctx, member(viewer).accountId, own, body));
  }),
};

/**
 * For a confirmed stay the contract itself tells if it waits for a signature, as after a change or a move.
 * @throws Refusal with the reason why the contract, or that of a change, can no longer be signed.
 */
function refuseUnsignable(reservation: ReservationRow, nowMs: number): void {
  if (reservation.status === 'confirmed') return;
  if (reservation.signed_at) refuse('contract_signed');
  const status = currentStatus(reservation.status, reservation.hold_expires_at, nowMs);
  if (status === 'expired') refuse('hold_expired');
  if (status !== 'requested') refuse('contract_void');
}

export const nextSteps: Handlers<'nextSteps'> = {
  contractText: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    const { sha256, text } = (await ctx.contracts.file(ctx.db, own.id)) ?? refuse('not_found');
    return { sha256, blocks: text ?? [] };
  },
  signingLink: async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    return inTransaction(ctx, async (trx) => {
      const account = await ctx.accounts.lock(trx, member(viewer).accountId);
      if (!account?.isEmailConfirmed) refuse('email_not_confirmed');
      const reservation = await lockReservation(trx, own.id);
      refuseUnsignable(reservation, ctx.clock.now());
      return { token: await ctx.contracts.link(trx, own.id) };
    });
  },
  choosePaymentMethod: ofOwner(async ({ params, body, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    await choosePaymentMethod(ctx, own.id, by(viewer), body.paymentMethod);
    return details(ctx, viewer, own.id);
  }),
};

/** Records that a member read the check-in information. A GET does not prove it, because devices also cache stays that nobody opens. */
export const checkInReads: Handlers<'checkInReads'> = {
  record: ofOwner(async ({ params, viewer }, ctx) => {
    const own = await owned(ctx, viewer, params.id);
    const now = ctx.clock.now();
    if (!isCheckInInfoOpen(own, now)) return refuse('not_found');
    await recordCheckInRead(ctx.db, own.id, new Date(now));
    return null;
  }),
};

/** Wraps a handler so that only the reservation's own member can call it; for others the reservation does not exist. */
function ofOwner<H>(handle: H) {
  const admit = ({ params, viewer }: { params: { id: string }; viewer: Viewer | null }, ctx: Context) =>
    owned(ctx, viewer, params.id);
  return { admit, handle };
}

function listing(list: ReservationList): ListHandler {
  return ({ viewer }, ctx) => listReservations(ctx, member(viewer).accountId, list);
}

/** @throws Refusal not_found for another account's reservation. */
export async function owned(ctx: Context, viewer: Viewer | null, id: string): Promise<read.OwnReservation> {
  const [row] = isId(id) ? await read.ownReservations(ctx.db, member(viewer).accountId, id) : [];
  return row ?? refuse('not_found');
}

async function details(ctx: Context, viewer: Viewer | null, id: string) {
  return loadDetails(ctx.db, ctx, await owned(ctx, viewer, id), ctx.clock.now());
}

function by(viewer: Viewer | null): Actor {
  return { kind: 'member', accountId: member(viewer).accountId };
}

function member(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('unauthorized');
}
