import { describe, expect, it } from 'vitest';
import type { ReservationMessage } from '#contract/admin/messages.ts';
import type {
  MadePaymentLink,
  PayableInstalment,
  PaymentLink,
} from '#contract/reservations/payment-links.ts';
import { paymentLinks as policy } from '#contract/rules/paying/policy.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  confirmPayment,
  hours,
  messages,
  payReservation,
  press,
  signAll,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
  startPayment,
  stayOf,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;
const parent = 'parent@people.example';

type Stay = { id: string; payments: { id: string }[] };
type Checkout = { orderId: string; checkoutUrl: string; amount: number; amountUsdCents: number | null };

const tenant = (wish = {}) => someoneWithAConfirmedReservation(host, { nights: 90, ...wish });

const linksOf = (reservation: Stay, index = 1) =>
  `/v1/reservations/${reservation.id}/payments/${reservation.payments[index]!.id}/links`;

async function makeLink(who: Person, reservation: Stay, body: object = {}, index = 1) {
  const made = await host.call<MadePaymentLink>('POST', linksOf(reservation, index), {
    token: who.token,
    body: { language: 'en', ...body },
  });
  return { ...made, secret: new URL(made.data?.url ?? 'http://x/').pathname.split('/').at(-1) ?? '' };
}

const look = (secret: string) => host.call<PayableInstalment>('GET', `/v1/payment-links/${secret}`);

const begin = (secret: string, body: object = {}) =>
  host.call<Checkout>('POST', `/v1/payment-links/${secret}/payments`, {
    body: { method: 'card', language: 'en', ...body },
  });

const confirm = (secret: string, back: { orderId: string; paymentKey?: string; amount?: string | number }) =>
  host.call<{ state: string }>('POST', `/v1/payment-links/${secret}/confirm`, {
    body: { orderId: back.orderId, paymentKey: back.paymentKey ?? 'none', amount: Number(back.amount) },
  });

async function payByLink(secret: string, body: object = {}) {
  const { data } = await begin(secret, body);
  return confirm(secret, await press(host, data.orderId, 'pay'));
}

const bookOf = (orderId: string) =>
  host.ctx.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

const sandboxOf = (orderId: string) =>
  host.ctx.db
    .selectFrom('sandbox_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

describe('a payment link', () => {
  it('shows house, nights, amount in both currencies and who asks, and nothing else of the person', async () => {
    const { who, reservation } = await tenant();
    const { data: made, secret, status } = await makeLink(who, reservation);
    expect(status).toBe(200);
    expect(made.url).toBe(`http://localhost:4100/pay/${secret}?lng=en`);
    const shown = await look(secret);
    expect(shown.data).toEqual({
      state: 'open',
      asker: expect.stringContaining('Nguyễn'),
      listingName: { ko: '시험의 집', en: 'The Trial House' },
      from: '2026-12-31',
      to: '2027-01-30',
      dueOn: '2026-12-24',
      amount: 900_000,
      usdCents: 64_959,
      methods: ['card', 'transfer', 'international-card'],
      language: 'en',
      expiresAt: made.expiresAt,
    });
    expect(shown.headers.get('cache-control')).toContain('no-store');
    for (const secretOf of [who.email, reservation.code, reservation.id, '912345678', '94 Wausan'])
      expect(JSON.stringify(shown.data)).not.toContain(secretOf);
    const [row] = await host.ctx.db
      .selectFrom('payment_links')
      .selectAll()
      .where('id', '=', made.id)
      .execute();
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('is paid by somebody without an account: once, with a receipt to both', async () => {
    const { who, reservation } = await tenant();
    const { secret } = await makeLink(who, reservation);
    const { data: checkout } = await begin(secret, { receiptTo: parent, language: 'ko' });
    const back = await press(host, checkout.orderId, 'pay');
    expect(back.path).toBe(`/pay/${secret}`);
    expect((await confirm(secret, { ...back, amount: 1 })).code).toBe('payment_amount_incorrect');
    expect((await confirm(secret, back)).data).toEqual({ state: 'paid' });
    expect((await confirm(secret, back)).data).toEqual({ state: 'paid' });
    expect((await stayOf(host, who, reservation.id)).data.payments[1]).toMatchObject({
      status: 'paid',
      refunded: 0,
    });
    expect((await look(secret)).data.state).toBe('paid');
    expect((await begin(secret)).code).toBe('payment_already_made');
    expect((await startPayment(host, who, reservation, 1)).code).toBe('payment_already_made');
    const [receipt] = await messages(host, parent, ':received:payer');
    expect(receipt).toMatchObject({ language: 'ko', subject: expect.stringContaining('₩900,000') });
    expect(receipt!.text).not.toContain(reservation.code);
    expect(
      await messages(host, who.email, `${(await bookOf(checkout.orderId)).id}:received:email`),
    ).toHaveLength(1);
  });

  it('is charged in dollars at the rate of the booking where the payer wishes, and goes back in dollars', async () => {
    const { who, reservation } = await tenant();
    const { secret } = await makeLink(who, reservation);
    const { data: checkout } = await begin(secret, {
      method: 'international-card',
      receiptTo: 'usd@people.example',
    });
    expect(checkout).toMatchObject({ amount: 900_000, amountUsdCents: 64_959 });
    await confirm(secret, await press(host, checkout.orderId, 'pay'));
    expect(await sandboxOf(checkout.orderId)).toMatchObject({
      status: 'paid',
      currency: 'USD',
      amount: 64_959,
    });
    const paid = (await stayOf(host, who, reservation.id)).data.payments;
    expect(paid[1]?.status).toBe('paid');
    // Ahead of its due date: it comes back whole, through itself.
    const cancelled = await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, {
      token: who.token,
    });
    expect(cancelled.status).toBe(200);
    await runJobs(host.ctx);
    expect((await sandboxOf(checkout.orderId)).refunded).toBe(64_959);
    const [told] = await messages(host, 'usd@people.example', ':returned:payer');
    expect(told?.text).toContain('US$649.59');
  });

  it('takes no won for a stay that is charged in dollars', async () => {
    const { who, reservation } = await tenant({ international: true });
    const { secret } = await makeLink(who, reservation);
    const { data } = await look(secret);
    expect(data.methods).toEqual(['international-card']);
    expect((await begin(secret, { method: 'card' })).code).toBe('payment_method_incorrect');
    expect((await payByLink(secret, { method: 'international-card' })).data).toEqual({ state: 'paid' });
    expect((await stayOf(host, who, reservation.id)).data.payments[1]?.status).toBe('paid');
  });

  it('says that a payment was declined, and can be tried again', async () => {
    const { who, reservation } = await tenant();
    const { secret } = await makeLink(who, reservation);
    const { data } = await begin(secret);
    const back = await press(host, data.orderId, 'decline');
    expect(back).toMatchObject({ path: `/pay/${secret}`, code: 'card_declined' });
    expect((await confirm(secret, { orderId: data.orderId, paymentKey: 'x', amount: 900_000 })).code).toBe(
      'payment_declined',
    );
    expect((await look(secret)).data.state).toBe('open');
    expect((await payByLink(secret)).data).toEqual({ state: 'paid' });
  });
});

describe('the end of a payment link', () => {
  it('comes with its recall, by its own member alone', async () => {
    const { who, reservation } = await tenant();
    const { secret, data: made } = await makeLink(who, reservation);
    const other = await person(host);
    const path = `${linksOf(reservation)}/${made.id}`;
    expect((await host.call('DELETE', path, { token: other.token })).status).toBe(404);
    expect(
      (await host.call('DELETE', `${linksOf(reservation, 2)}/${made.id}`, { token: who.token })).status,
    ).toBe(404);
    expect((await host.call('DELETE', path, { token: who.token })).status).toBe(200);
    expect((await host.call('DELETE', path, { token: who.token })).status).toBe(200);
    expect(await look(secret)).toMatchObject({ status: 410, code: 'payment_link_over' });
    expect((await begin(secret)).code).toBe('payment_link_over');
    expect((await host.call<PaymentLink[]>('GET', linksOf(reservation), { token: who.token })).data).toEqual(
      [],
    );
  });

  it('comes by time, with the stay, and never with what was begun: that still settles', async () => {
    const { who, reservation } = await tenant();
    const { secret, data: made } = await makeLink(who, reservation);
    const { data } = await begin(secret);
    const back = await press(host, data.orderId, 'pay');
    await host.call('DELETE', `${linksOf(reservation)}/${made.id}`, { token: who.token });
    expect((await confirm(secret, back)).data).toEqual({ state: 'paid' });

    const mina = await tenant();
    const closed = await makeLink(mina.who, mina.reservation);
    const { data: begun } = await begin(closed.secret, { receiptTo: 'closed@people.example' });
    const paid = await press(host, begun.orderId, 'pay');
    await host.call('DELETE', `/v1/reservations/${mina.reservation.id}/cancel`, { token: mina.who.token });
    expect((await look(closed.secret)).code).toBe('payment_link_over');
    expect((await confirm(closed.secret, paid)).code).toBe('payment_not_due');
    expect((await sandboxOf(begun.orderId)).refunded).toBe(900_000);
    expect(await messages(host, 'closed@people.example', ':returned:payer')).toHaveLength(1);

    const late = await makeLink(who, reservation, {}, 2);
    clock.forward(hours(24 * policy.days));
    expect((await look(late.secret)).code).toBe('payment_link_over');
  });

  it('comes with the hold where it is for the first payment', async () => {
    const { who, reservation } = await someoneWithAReservation(host);
    const { data, secret } = await makeLink(who, reservation, {}, 0);
    expect(data.expiresAt).toBe((await stayOf(host, who, reservation.id)).data.holdExpiresAt);
    clock.forward(hours(24));
    expect((await look(secret)).code).toBe('payment_link_over');
  });

  it('is forgotten with the addresses of payers long after', async () => {
    const { who, reservation } = await tenant();
    const { secret } = await makeLink(who, reservation);
    const { data } = await begin(secret, { receiptTo: parent });
    await confirm(secret, await press(host, data.orderId, 'pay'));
    clock.forward(hours(24 * (90 + policy.payerRetainedDays)));
    await runJobs(host.ctx).catch(() => {});
    expect((await bookOf(data.orderId)).payer_email).toBe(parent);
    clock.forward(hours(24 * 30));
    await runJobs(host.ctx).catch(() => {});
    expect((await bookOf(data.orderId)).payer_email).toBeNull();
    expect((await look(secret)).code).toBe('token_invalid');
  });
});

describe('two who pay at once', () => {
  it('pay once: the money of the second goes back, whoever that is', async () => {
    for (const first of ['member', 'parent'] as const) {
      const { who, reservation } = await tenant();
      const { secret } = await makeLink(who, reservation);
      const { data: own } = await startPayment(host, who, reservation, 1);
      const { data: others } = await begin(secret, { receiptTo: 'race@people.example' });
      const ownBack = await press(host, own.orderId, 'pay');
      const othersBack = await press(host, others.orderId, 'pay');
      const confirmations = [() => confirmPayment(host, who, ownBack), () => confirm(secret, othersBack)];
      const [winner, loser] = first === 'member' ? confirmations : confirmations.toReversed();
      expect((await winner!()).status).toBe(200);
      expect(await loser!()).toMatchObject({ status: 409, code: 'payment_already_made' });
      const back = await sandboxOf(first === 'member' ? others.orderId : own.orderId);
      expect(back.refunded).toBe(900_000);
      const kept = await sandboxOf(first === 'member' ? own.orderId : others.orderId);
      expect(kept.refunded).toBe(0);
    }
  });

  it('pay once at the very same moment too', async () => {
    const { who, reservation } = await tenant();
    const links = [await makeLink(who, reservation), await makeLink(who, reservation)];
    const { data: own } = await startPayment(host, who, reservation, 1);
    const ownBack = await press(host, own.orderId, 'pay');
    const begun = await Promise.all(links.map(({ secret }) => begin(secret)));
    const backs = await Promise.all(begun.map(({ data }) => press(host, data.orderId, 'pay')));
    const answers = await Promise.all([
      confirmPayment(host, who, ownBack),
      ...links.map(({ secret }, index) => confirm(secret, backs[index]!)),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const orders = await Promise.all(
      [own, ...begun.map(({ data }) => data)].map(({ orderId }) => sandboxOf(orderId)),
    );
    expect(orders.map(({ refunded }) => refunded).toSorted((a, b) => a - b)).toEqual([0, 900_000, 900_000]);
  });
});

describe('the doors of payment links', () => {
  it('let nobody else confirm an order, nor make links for others', async () => {
    const { who, reservation } = await tenant();
    const { secret } = await makeLink(who, reservation);
    const mina = await tenant();
    const { secret: minas } = await makeLink(mina.who, mina.reservation);
    const { data } = await begin(secret);
    const back = await press(host, data.orderId, 'pay');
    expect((await confirm(minas, back)).code).toBe('reservation_incorrect');
    expect((await confirmPayment(host, who, back)).status, 'the member may, whose payment it is').toBe(200);
    expect((await makeLink(mina.who, reservation)).status).toBe(404);
    expect((await look('made-up')).code).toBe('token_invalid');
  });

  it('hold so many open links of a payment, and no more', async () => {
    const { who, reservation } = await tenant();
    const made = [];
    for (let index = 0; index < policy.mostOpen; index += 1) made.push(await makeLink(who, reservation));
    expect((await makeLink(who, reservation)).code).toBe('payment_links_exceeded');
    await host.call('DELETE', `${linksOf(reservation)}/${made[0]!.data.id}`, { token: who.token });
    expect((await makeLink(who, reservation)).status).toBe(200);
    expect((await payReservation(host, who, reservation, 1)).status).toBe(200);
    expect((await makeLink(who, reservation)).code).toBe('payment_already_made');
    expect((await look(made[1]!.secret)).data.state).toBe('paid');
  });

  it('mail it with a name of at most 60 signs, so many times a day', async () => {
    const { who, reservation } = await tenant();
    const mail = (to: string, name = 'Mẹ') => ({ language: 'ko', mail: { to, name } });
    expect((await makeLink(who, reservation, mail('ma@people.example', 'x'.repeat(61)))).status).toBe(400);
    const { secret } = await makeLink(who, reservation, mail('ma@people.example'));
    const [sent] = await messages(host, 'ma@people.example', ':payment-link:');
    expect(sent).toMatchObject({ language: 'ko', subject: expect.stringContaining('₩900,000') });
    expect(sent!.text).toContain(`/pay/${secret}`);
    expect(sent!.text).toContain('US$649.59');
    const others = [1, 1, 1, 1, 2, 2, 2].map((index) => index);
    let refused = 0;
    for (const [nth, index] of others.entries()) {
      const made = await makeLink(who, reservation, mail(`ma${nth}@people.example`), index);
      if (made.status === 429) refused += 1;
      else if (made.status === 200)
        await host.call('DELETE', `${linksOf(reservation, index)}/${made.data.id}`, { token: who.token });
    }
    expect(refused).toBe(others.length - (policy.mailsPerDay - 1));
    clock.forward(hours(24));
    const again = await makeLink(
      { ...who, token: await tokenNow(host, who) },
      reservation,
      mail('ma@people.example'),
    );
    expect(again.status).toBe(200);
  });

  it('mailed to one address count with every other mail that the account causes there', async () => {
    const { who, reservation } = await someoneWithAReservation(host, { nights: 90, guests: 2 });
    await signAll(host, reservation);
    await payReservation(host, who, reservation);
    const occupant = 'guest1@people.example';
    const mailed = (await messages(host, occupant, '')).filter(
      ({ channel, reservation_id }) => channel === 'email' && reservation_id === reservation.id,
    );
    expect(mailed.length).toBeGreaterThan(0);
    let sent = 0;
    for (let index = 0; index < policy.mailsPerDay; index += 1) {
      const to = { language: 'en', mail: { to: occupant, name: 'Minjun' } };
      const made = await makeLink(who, reservation, to, (index % 2) + 1);
      if (made.status === 200) {
        sent += 1;
        await host.call('DELETE', `${linksOf(reservation, (index % 2) + 1)}/${made.data.id}`, {
          token: who.token,
        });
      } else expect(made).toMatchObject({ status: 429, code: 'too_many_requests' });
    }
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(policy.mailsPerDay);
  });

  it('open so many orders by one link in an hour', async () => {
    const { who, reservation } = await tenant();
    const { secret } = await makeLink(who, reservation);
    const answers = [];
    for (let index = 0; index < 21; index += 1) answers.push((await begin(secret)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('an administrator reminds of a payment', () => {
  const remind = async (reservation: Stay, index = 1) => {
    const boss = await person(host, { role: 'admin', name: 'Jiwoo' });
    const path = `/v1/admin/reservations/${reservation.id}/payments/${reservation.payments[index]!.id}/remind`;
    return host.call('POST', path, { token: await tokenNow(host, boss) });
  };
  const reminders = (who: Person) => messages(host, who.email, ':payment-reminder:');
  const secretOf = ({ text }: { text: string }) => /\/pay\/([\w-]+)/.exec(text)?.[1] ?? '';

  it('by a link that pays it without a log-in, in the language of the member, once a day, on record', async () => {
    clock.set('2026-11-21T01:00:00Z');
    const { who, reservation } = await tenant();
    await host.ctx.db.updateTable('accounts').set({ language: 'ko' }).where('id', '=', who.id).execute();
    clock.forward(hours(24 * 40));
    expect((await remind(reservation)).status).toBe(200);
    const [mail] = await reminders(who);
    expect(mail?.subject).toContain('결제');
    expect((await look(secretOf(mail!))).data).toMatchObject({ state: 'open' });
    expect(await remind(reservation)).toMatchObject({ status: 429, code: 'payment_reminded' });
    // Another payment is another reminder; the next day this one may be reminded of again, by a fresh link.
    expect((await remind(reservation, 2)).status).toBe(200);
    clock.forward(hours(25));
    await host.ctx.db.updateTable('accounts').set({ language: 'en' }).where('id', '=', who.id).execute();
    expect((await remind(reservation)).status).toBe(200);
    const fresh = (await reminders(who)).at(-1)!;
    expect(fresh.subject).toMatch(/^Please pay ₩[\d,]+ for /);
    expect((await look(secretOf(mail!))).code).toBe('payment_link_over');
    expect((await payByLink(secretOf(fresh))).data).toEqual({ state: 'paid' });
    expect(await remind(reservation)).toMatchObject({ code: 'payment_already_made' });
    const boss = await person(host, { role: 'admin' });
    const { data: shown } = await host.call<ReservationMessage[]>(
      'GET',
      `/v1/admin/reservations/${reservation.id}/messages`,
      { token: await tokenNow(host, boss) },
    );
    const told = shown.filter(({ subject }) => subject === fresh.subject);
    expect(told).toMatchObject([{ recipient: who.email, resendable: false }]);
    const { data: words } = await host.call<{ text: string }>(
      'GET',
      `/v1/admin/reservations/${reservation.id}/messages/${told[0]!.id}`,
      { token: await tokenNow(host, boss) },
    );
    expect(words.text, 'the link is the member’s').not.toContain(secretOf(fresh));
    const trail = await host.ctx.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('subject_id', '=', reservation.id)
      .where('action', '=', 'payment-reminded')
      .execute();
    expect(trail).toHaveLength(3);
    expect(trail[0]?.after).toMatchObject({ recipient: who.email });
  });

  it('of nothing that nobody can pay, and as an administrator alone', async () => {
    clock.set('2026-11-21T01:00:00Z');
    const { who, reservation } = await tenant();
    const path = `/v1/admin/reservations/${reservation.id}/payments/${reservation.payments[1]!.id}/remind`;
    expect((await host.call('POST', path, { token: who.token })).status).toBe(403);
    expect(await remind(reservation, 0)).toMatchObject({ code: 'payment_already_made' });
    await host.call('DELETE', `/v1/reservations/${reservation.id}/cancel`, { token: who.token });
    expect(await remind(reservation)).toMatchObject({ code: 'payment_not_due' });
    expect(await reminders(who)).toEqual([]);
  });
});
