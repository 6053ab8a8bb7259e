import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderReceipt, type ReceiptDocument } from '#server/adapters/pdf/receipt-pdf.ts';
import { person, startTestHost, testClock, type TestHost } from '#tests/kit/api.ts';
import {
  confirmPayment,
  coupon,
  createHouse,
  hours,
  payReservation,
  press,
  requestReservation,
  startPayment,
} from '#tests/kit/reservations.ts';

const clock = testClock();
let host: TestHost;
const rendered: ReceiptDocument[] = [];
beforeAll(async () => {
  host = await startTestHost({ demo: false, clock });
  const { render } = host.ctx.receipts;
  host.ctx.receipts.render = (document) => {
    rendered.push(document);
    return render(document);
  };
});
afterAll(() => host.close());

const receiptOf = (token: string, reservation: { id: string; payments: { id: string }[] }) =>
  host.fetch(
    new Request(
      `http://localhost/v1/reservations/${reservation.id}/payments/${reservation.payments[0]!.id}/receipt`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    ),
  ) as Promise<Response>;

test('a payment that was made has a receipt, for its payer alone', async () => {
  const who = await person(host);
  const { data: reservation } = await requestReservation(host, who, { houseId: await createHouse(host) });
  expect((await receiptOf(who.token, reservation)).status, 'nothing is paid yet').toBe(404);
  await payReservation(host, who, reservation);
  const answer = await receiptOf(who.token, reservation);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`receipt-${reservation.code}-1.pdf`);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(rendered.at(-1)).toMatchObject({
    number: `${reservation.code}-1`,
    payer: 'Nguyễn Linh',
    parts: { deposit: 500_000, bedding: 0, rent: 900_000 },
    amount: 1_400_000,
    usd: { cents: 101_047, rateKrwPerUsd: '1385.5', charged: false },
    coupon: null,
    tax: { supply: 818_182, vat: 81_818 },
    issuedOn: '2026-11-21',
    method: 'card',
    cardLast4: '4242',
    paidAt: '2026-11-21T01:00:00.000Z',
    refunds: [],
  });
  const other = await person(host);
  expect((await receiptOf(other.token, reservation)).status).toBe(404);
});

test('a receipt shows what a coupon took off the nights that it is for', async () => {
  const who = await person(host);
  await coupon(host, 'HELLO', { kind: 'percent', value: 10 });
  const { data: reservation } = await requestReservation(host, who, {
    houseId: await createHouse(host),
    nights: 60,
    couponCode: 'HELLO',
    coupon: { kind: 'percent', value: 10 },
  });
  await payReservation(host, who, reservation);
  await receiptOf(who.token, reservation);
  expect(rendered.at(-1)).toMatchObject({
    parts: { deposit: 500_000, rent: 810_000 },
    coupon: { code: 'HELLO', discount: 90_000 },
    tax: { supply: 736_364, vat: 73_636 },
  });
});

test('a receipt tells what went back', async () => {
  const who = await person(host);
  const houseId = await createHouse(host);
  const { data: reservation } = await requestReservation(host, who, { houseId, international: true });
  const { data } = await startPayment(host, who, reservation);
  const back = await press(host, data.orderId, 'pay');
  clock.forward(hours(25));
  await requestReservation(host, await person(host), { houseId });
  await confirmPayment(host, who, back);
  expect((await receiptOf(who.token, reservation)).status).toBe(200);
  expect(rendered.at(-1)).toMatchObject({
    usd: { cents: 101_047, charged: true },
    refunds: [{ amount: 1_400_000, amountUsdCents: 101_047, done: true }],
  });
});

test('the same receipt has the same bytes, its fonts embedded', async () => {
  const document = rendered[0]!;
  const [one, other] = [await renderReceipt(document), await renderReceipt(document)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  const file = Buffer.from(one).toString('latin1');
  expect(file).toMatch(/\/FontFile2|\/FontFile3/);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => body!);
  expect(streams.some((body) => inflated(body).includes(' Tf'))).toBe(true);
});

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

test('receipts are made thirty times in ten minutes for one account, and no more', async () => {
  const who = await person(host);
  const { data: reservation } = await requestReservation(host, who, { houseId: await createHouse(host) });
  await payReservation(host, who, reservation);
  for (let each = 0; each < 30; each += 1) expect((await receiptOf(who.token, reservation)).status).toBe(200);
  const refused = await receiptOf(who.token, reservation);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
