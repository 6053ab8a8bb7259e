import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#contract/rules/dates.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { toCents } from '#contract/rules/money.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { tierOn } from '#contract/rules/refund/refund.ts';
import { renderMessage } from '#server/platform/messages/message.ts';
import { contractDocument } from '#server/modules/contracts/document.ts';
import { refundPlanOf } from '#server/modules/payments/plan-refund.ts';
import { presentCancellation } from '#server/modules/reservations/money/present.ts';

const anyStay = fc.record({
  monthlyRent: fc.integer({ min: 30_000, max: 300_000 }).map((tens) => tens * 10),
  deposit: fc.integer({ min: 0, max: 500 }).map((thousands) => thousands * 10_000),
  nights: fc.integer({ min: 7, max: 365 }),
  beddingSets: fc.integer({ min: 0, max: 4 }),
  coupon: fc.option(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 60 }) }),
  ),
  daysAhead: fc.integer({ min: 0, max: 365 }),
  cancelledAfter: fc.double({ min: 0, max: 1, noNaN: true }),
  paid: fc.double({ min: 0, max: 1, noNaN: true }),
  international: fc.boolean(),
  krwPerUsd: fc.integer({ min: 8_000_000, max: 20_000_000 }).map((rate) => (rate / 10_000).toFixed(4)),
});
type AnyStay = typeof anyStay extends fc.Arbitrary<infer T> ? T : never;

const bookedOn = '2026-11-23';
const both = { ko: '집', en: 'Home' };

function booked(any: AnyStay) {
  const checkIn = addDays(bookedOn, any.daysAhead);
  const stay = { checkIn, checkOut: addDays(checkIn, any.nights) };
  const { krwPerUsd, international } = any;
  const quote = quoteOf(any, stay, { ...any, bookedOn, isInternational: international });
  const { price } = quote;
  const row = {
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    policy: quote.policy,
    house_price: price.housePrice,
    coupon_discount: price.coupon,
    bedding_price: price.bedding,
    bedding_sets: any.beddingSets,
    deposit: price.deposit,
    total: price.total,
    total_usd_cents: international ? quote.totalUsdCents : null,
    is_international: international,
    payment_method: 'card',
    krw_per_usd: krwPerUsd,
    rate_source: 'test',
    rate_at: new Date('2026-11-23T00:00:00Z'),
    monthly_rent: any.monthlyRent,
    requested_at: new Date('2026-11-23T00:00:00Z'),
    changed_at: null,
    hold_expires_at: new Date('2026-11-24T00:00:00Z'),
    status: 'confirmed' as const,
    reservation_status: 'confirmed',
    house_name: both,
    address: both,
    first_name: 'Linh',
    last_name: 'Nguyễn',
  };
  const instalments = quote.schedule.map((part) => ({
    seq: part.seq,
    due_on: part.dueOn,
    period_from: part.from,
    period_to: part.to,
    deposit: part.deposit,
    bedding: part.bedding,
    rent: part.rent,
    amount: part.amount,
    amount_usd_cents: part.amountUsdCents,
  }));
  return { quote, row, instalments };
}

/** Computes the refund of a cancellation in won independently: each paid instalment by itself, with its due date. */
function byHand({ quote }: ReturnType<typeof booked>, paid: number, today: string, checkIn: string) {
  const tier = tierOn(quote.policy, today, checkIn)!;
  const parts = quote.schedule.slice(0, paid);
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  const due = sum((part) => (part.dueOn <= today ? part.rent : 0));
  const bedding = addDays(today, quote.policy.beddingMinDays) <= checkIn ? sum((part) => part.bedding) : 0;
  const deposit = Math.floor((sum((part) => part.deposit) * tier.depositPercent) / 100);
  return Math.floor((due * tier.rentPercent) / 100) + sum((part) => part.rent) - due + bedding + deposit;
}

test('contract, quote, cancellation preview, refund and mails give the same sums', () => {
  fc.assert(
    fc.property(anyStay, (any) => {
      const made = booked(any);
      const { quote, row, instalments } = made;
      const contract = contractDocument(row as never, [], instalments, '2026-11-23T00:00:00Z');
      expect(contract.price.totalKrw).toBe(quote.price.total);
      expect(contract.price.lines.reduce((sum, { amountKrw }) => sum + amountKrw, 0)).toBe(quote.price.total);
      expect(
        contract.schedule.map(({ dueOn, amountKrw, amountUsdCents }) => [dueOn, amountKrw, amountUsdCents]),
      ).toEqual(quote.schedule.map(({ dueOn, amount, amountUsdCents }) => [dueOn, amount, amountUsdCents]));

      const today = addDays(bookedOn, Math.floor(any.daysAhead * any.cancelledAfter));
      const paid = Math.round(quote.schedule.length * any.paid);
      const payments = quote.schedule.slice(0, paid).map((part) =>
        Object.assign({}, part, {
          id: String(part.seq),
          method: 'card',
          left: part.amount,
          leftUsdCents: part.amountUsdCents,
          paidWhenDue: part.dueOn <= bookedOn,
        }),
      );
      const plan = refundPlanOf(row, payments, today)!;
      const expected = byHand(made, paid, today, row.check_in);
      expect(plan.refund.total).toBe(expected);

      const tier = tierOn(row.policy, today, row.check_in)!;
      const percents = contract.refundPolicy.tiers[quote.policy.tiers.indexOf(tier)]!;
      if (tier.rentPercent > 0) expect(percents.ko).toContain(`임대료의 ${tier.rentPercent}%`);
      const preview = presentCancellation(row as never, plan, tier, Date.parse(`${today}T03:00:00Z`));
      expect(preview.refund.total).toBe(expected);
      expect(preview.returns.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
      for (const { seq, amount, amountUsdCents } of preview.returns) {
        const part = quote.schedule[seq - 1]!;
        expect(amount).toBeLessThanOrEqual(part.amount);
        if (amountUsdCents !== null)
          expect(amountUsdCents).toBe(
            amount === part.amount
              ? part.amountUsdCents
              : Math.min(part.amountUsdCents!, toCents(amount, any.krwPerUsd)),
          );
      }

      const usd = preview.refund.totalUsdCents ?? 0;
      const { text } = renderMessage('stay-cancelled', 'email', 'ko', {
        name: 'Linh',
        house: both,
        code: 'ABCD2345',
        checkIn: row.check_in,
        checkOut: row.check_out,
        paid: preview.paid.total,
        paidUsd: payments.reduce((sum, { amountUsdCents }) => sum + (amountUsdCents ?? 0), 0),
        amount: preview.refund.total,
        usd,
        link: 'https://ondol.example/mypage/1',
      });
      const { main, aside } = chargedMoney(expected, usd > 0 ? usd : null);
      expect(text).toContain(aside ? `${main} (${aside})` : main);
    }),
    { numRuns: 1000, seed: 20_261_123 },
  );
});
