import { daysBetween, seoulDate } from '#contract/rules/dates.ts';
import { plainRate } from '#contract/rules/money.ts';
import { isInternationalMethod } from '#contract/rules/payment-methods.ts';
import { priceInCents } from '#contract/rules/price.ts';
import { paymentSchedule } from '#contract/rules/schedule.ts';
import type { PaymentMethod } from '#contract/rules/payment-methods.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { spendAllowance } from '#server/http/api/limits.ts';
import { stopClock, type StoppedClock } from '#server/ports/clock.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Actor } from '#server/ports/reservations.ts';
import { lockStay } from '../lock-stay.ts';
import { retryTransaction } from '../retry-transaction.ts';
import type { ReservationRow } from '../store.ts';
import { transition, type Outcome } from '../transition.ts';

/**
 * Chooses another way to pay for a request, until its first payment is made. Between won and dollars the payments are laid out anew at the
 * rate that was locked at the booking, and since the contract names the amounts, a fresh one is sent and what was signed no longer counts.
 * @throws Refusal `not_changeable` once it is being paid otherwise than into a virtual account, `hold_expired`
 */
export function choosePaymentMethod(
  ctx: Context,
  id: string,
  by: Actor,
  method: PaymentMethod,
): Promise<void> {
  return retryTransaction(ctx, async (trx) => {
    const stay = await lockStay(trx, ctx, id);
    if (stay.payment_method === method) return;
    if (stay.first_paid_at || (await ctx.payments.isBeingTaken(trx, id))) refuse('not_changeable');
    const still = stopClock(ctx);
    const isInternational = isInternationalMethod(method);
    const { refused } =
      isInternational === stay.is_international
        ? await transition(trx, still, stay, {
            name: 'choose_payment_method',
            by,
            columns: { payment_method: method },
          })
        : await changeCurrency(trx, still, stay, { by, method, isInternational });
    if (refused) refuse(refused);
  });
}

async function changeCurrency(
  trx: Trx,
  ctx: Context & { clock: StoppedClock },
  stay: ReservationRow,
  { by, method, isInternational }: { by: Actor; method: PaymentMethod; isInternational: boolean },
): Promise<Outcome> {
  await spendAllowance(ctx, 'contractsOfStay', stay.id, trx);
  const dates = { checkIn: stay.check_in, checkOut: stay.check_out };
  const price = {
    nights: daysBetween(stay.check_in, stay.check_out),
    housePrice: stay.house_price,
    coupon: stay.coupon_discount,
    totalRent: stay.house_price - stay.coupon_discount,
    bedding: stay.bedding_price,
    deposit: stay.deposit,
    total: stay.total,
  };
  const rate = plainRate(stay.krw_per_usd);
  const bookedOn = seoulDate(stay.requested_at.getTime());
  const columns = {
    payment_method: method,
    is_international: isInternational,
    total_usd_cents: isInternational ? priceInCents(price, rate) : null,
    signed_at: null,
  };
  const schedule = paymentSchedule(price, dates, bookedOn, isInternational ? rate : null);
  return transition(trx, ctx, stay, { name: 'change', by, columns, schedule });
}
