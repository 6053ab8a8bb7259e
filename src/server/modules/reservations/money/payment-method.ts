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
import { lockWithSchedule } from '#server/modules/reservations/lock-with-schedule.ts';
import { retryTransaction } from '../retry-transaction.ts';
import type { ReservationRow } from '../store.ts';
import { transition, type Outcome } from '../transition.ts';

/**
 * Changes the payment method of a request until its first payment is made. Between won and dollars the instalments are replaced at the locked
 * exchange rate; because the contract names the amounts, a new one is sent and signatures no longer count.
 * @throws Refusal `not_changeable` once it is being paid other than by virtual account, `hold_expired`
 */
export function choosePaymentMethod(
  ctx: Context,
  id: string,
  by: Actor,
  method: PaymentMethod,
): Promise<void> {
  return retryTransaction(ctx, async (trx) => {
    const reservation = await lockWithSchedule(trx, ctx, id);
    if (reservation.payment_method === method) return;
    if (reservation.first_paid_at || (await ctx.payments.isBeingTaken(trx, id))) refuse('not_changeable');
    const still = stopClock(ctx);
    const isInternational = isInternationalMethod(method);
    const { refused } =
      isInternational === reservation.is_international
        ? await transition(trx, still, reservation, {
            name: 'choose_payment_method',
            by,
            columns: { payment_method: method },
          })
        : await changeCurrency(trx, still, reservation, { by, method, isInternational });
    if (refused) refuse(refused);
  });
}

async function changeCurrency(
  trx: Trx,
  ctx: Context & { clock: StoppedClock },
  reservation: ReservationRow,
  { by, method, isInternational }: { by: Actor; method: PaymentMethod; isInternational: boolean },
): Promise<Outcome> {
  await spendAllowance(ctx, 'contractsOfReservation', reservation.id, trx);
  const dates = { checkIn: reservation.check_in, checkOut: reservation.check_out };
  const price = {
    nights: daysBetween(reservation.check_in, reservation.check_out),
    housePrice: reservation.house_price,
    coupon: reservation.coupon_discount,
    totalRent: reservation.house_price - reservation.coupon_discount,
    bedding: reservation.bedding_price,
    deposit: reservation.deposit,
    total: reservation.total,
  };
  const rate = plainRate(reservation.krw_per_usd);
  const bookedOn = seoulDate(reservation.requested_at.getTime());
  const columns = {
    payment_method: method,
    is_international: isInternational,
    total_usd_cents: isInternational ? priceInCents(price, rate) : null,
    signed_at: null,
  };
  const schedule = paymentSchedule(price, dates, bookedOn, isInternational ? rate : null);
  return transition(trx, ctx, reservation, { name: 'change', by, columns, schedule });
}
