import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SigningView } from '#contract/contracts.ts';
import type { OwnSummary, Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { consentVersions } from '#contract/rules/policy.ts';
import { policyFor } from '#contract/rules/refund/policies.ts';
import { priceOf, type CouponValue } from '#contract/rules/price.ts';
import { runJobs } from '#server/jobs.ts';
import { person, type Person, type TestHost } from '#tests/kit/api.ts';
import { identity } from '#tests/kit/identities.ts';
import { opened } from '#tests/kit/outbox.ts';

/** Creates a house for a test with round prices: 900,000 won a month, deposit 500,000, four people. */
export async function createHouse(host: TestHost, change: { minNights?: number; maxGuests?: number } = {}) {
  const id = `home-${randomUUID().slice(0, 8)}`;
  const both = (ko: string, en: string) => JSON.stringify({ ko, en });
  await host.ctx.db
    .insertInto('houses')
    .values({
      id,
      name: both('시험의 집', 'The Trial House'),
      summary: both('조용한 집', 'A quiet home'),
      about: both('햇빛이 드는 집입니다.', 'A home with sunlight.'),
      location: 'hongdae',
      type: 'studio',
      area: both('마포구 와우산로', 'Wausan-ro, Mapo-gu'),
      address: both('서울특별시 마포구 와우산로 94, 301호', 'Unit 301, 94 Wausan-ro, Mapo-gu, Seoul'),
      latitude: 37.55,
      longitude: 126.92,
      station: JSON.stringify({ name: { ko: '홍대입구역', en: 'Hongik Univ.' }, lines: [2], walkMinutes: 6 }),
      area_m2: 21,
      max_guests: change.maxGuests ?? 4,
      beds: 1,
      bathrooms: 1,
      floor: both('3층', '3rd floor'),
      parking: both('없음', 'None'),
      facilities: JSON.stringify(['wifi']),
      before_reservation: JSON.stringify([]),
      things_to_know: JSON.stringify([]),
      min_nights: change.minNights ?? 7,
      monthly_rent: 900_000,
      deposit: 500_000,
      door_code: '4821*',
      wifi_name: 'trial-5g',
      wifi_password: 'warmfloor',
      way: both('9번 출구에서 왼쪽으로 걷습니다.', 'Turn left at exit 9.'),
    })
    .execute();
  return id;
}

/** Stay without a member, with the minimum that the database accepts. */
export type BareStay = {
  id: string;
  house_id: string;
  status: 'requested' | 'confirmed' | 'cancelled' | 'checked_out_early';
  check_in: string;
  check_out: string;
  hold_expires_at: Date;
};

export function bareRow<S extends BareStay>(stay: S, at: Date) {
  const closed = stay.status === 'cancelled' || stay.status === 'checked_out_early';
  const firm = stay.status === 'confirmed';
  return {
    ...stay,
    code: stay.id,
    account_id: null,
    guests: 1,
    bedding_sets: 0,
    house_price: 1000,
    coupon_discount: 0,
    bedding_price: 0,
    deposit: 0,
    total: 1000,
    is_international: false,
    payment_method: 'card' as const,
    krw_per_usd: '1385.5',
    rate_source: 'test',
    rate_at: at,
    policy: JSON.stringify(policyFor(30)),
    terms_version: consentVersions.terms,
    cancellation_version: consentVersions.cancellation,
    requested_at: at,
    signed_at: firm ? at : null,
    first_paid_at: firm ? at : null,
    confirmed_at: firm ? at : null,
    closed_at: closed ? at : null,
    closed_reason: closed ? ('member' as const) : null,
  };
}

export async function coupon(
  host: TestHost,
  code: string,
  change: {
    kind?: 'amount' | 'percent';
    value?: number;
    startsOn?: string;
    endsOn?: string;
    maxUses?: number;
    minNights?: number;
  } = {},
) {
  await host.ctx.db
    .insertInto('coupons')
    .values({
      code,
      kind: change.kind ?? 'amount',
      value: change.value ?? 50_000,
      starts_on: change.startsOn ?? null,
      ends_on: change.endsOn ?? null,
      max_uses: change.maxUses ?? null,
      min_nights: change.minNights ?? 1,
    })
    .execute();
}

export type Wish = {
  houseId: string;
  checkIn?: string;
  nights?: number;
  checkOut?: string;
  guests?: number;
  beddingSets?: number;
  couponCode?: string | null;
  coupon?: CouponValue | null;
  expectedTotal?: number;
  names?: [string, string][];
  international?: boolean;
  language?: string;
};

/** Returns the body of a reservation request for a house of {@link createHouse}: by default 30 nights from December 1 for one person. */
export function wishBody(wish: Wish) {
  const checkIn = wish.checkIn ?? '2026-12-01';
  const checkOut = wish.checkOut ?? addDays(checkIn, wish.nights ?? 30);
  const guests = wish.guests ?? 1;
  const beddingSets = wish.beddingSets ?? 0;
  const names =
    wish.names ?? Array.from({ length: guests }, (_, index) => ['Linh', `Nguyễn ${index + 1}`] as const);
  const price = priceOf(
    { monthlyRent: 900_000, deposit: 500_000 },
    { checkIn, checkOut },
    {
      beddingSets,
      coupon: wish.coupon ?? null,
    },
  );
  return {
    houseId: wish.houseId,
    checkIn,
    checkOut,
    guests,
    beddingSets,
    couponCode: wish.couponCode ?? null,
    occupants: names.map(([firstName, lastName], index) => ({
      firstName,
      lastName,
      email: `guest${index}@people.example`,
      phoneCountry: '+84',
      phone: '912345678',
    })),
    paymentMethod: wish.international ? 'international-card' : 'card',
    expectedTotal: wish.expectedTotal ?? price.total,
    consents: { terms: true, cancellation: true },
  };
}

export function requestReservation(host: TestHost, who: Person, wish: Wish) {
  return host.call<Reservation>('POST', `/v1/reservations?isInternational=${wish.international ?? false}`, {
    token: who.token,
    body: wishBody(wish),
    ...(wish.language ? { language: wish.language } : {}),
  });
}

export function stayOf(host: TestHost, who: Person, id: string) {
  return host.call<Reservation>('GET', `/v1/reservations/${id}`, { token: who.token });
}

export async function messages(host: TestHost, recipient: string, keyPart: string) {
  const rows = await host.ctx.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
  return opened(host, rows).filter((row) => row.key.includes(keyPart));
}

export async function signingToken(host: TestHost, who: Pick<Person, 'email'>): Promise<string> {
  const mails = await messages(host, who.email, 'contract:');
  const tokens = mails.map((mail) => /\/sign\?token=([\w-]+)/.exec(mail.text)?.[1]);
  const links = await host.ctx.db.selectFrom('contract_links').selectAll().execute();
  const newest = mails
    .map((mail, index) => ({
      token: tokens[index],
      made: links.find((link) => mail.key.endsWith(link.id))?.created_at,
    }))
    .sort((a, b) => Number(b.made) - Number(a.made))[0];
  if (!newest?.token) throw new Error('No signing link was mailed.');
  return newest.token;
}

export async function signReservation(host: TestHost, token: string, signature?: unknown) {
  const name = async () => (await host.call<SigningView>('GET', `/v1/contracts/${token}`)).data?.signerName;
  const typed = async () => ({ kind: 'typed', text: (await name()) ?? 'Nguyễn Linh' });
  return host.call<{ status: string; reservationId: string; sha256: string }>(
    'POST',
    `/v1/contracts/${token}/sign`,
    {
      body: {
        consent: true,
        identity,
        signature: signature ?? (await typed()),
        timeZone: 'Asia/Ho_Chi_Minh',
      },
    },
  );
}

export async function signingTokens(host: TestHost, reservation: { id: string }): Promise<string[]> {
  const links = await host.ctx.db
    .selectFrom('contract_links as l')
    .innerJoin('contract_signers as s', 's.id', 'l.signer_id')
    .innerJoin('contracts as c', 'c.id', 's.contract_id')
    .innerJoin('outbox as o', (join) => join.on(sql<boolean>`o.key like '%' || l.id::text`))
    .select('o.content')
    .where('c.reservation_id', '=', reservation.id)
    .where('c.replaced_at', 'is', null)
    .orderBy('s.position')
    .execute();
  return opened(host, links).map(({ text }) => /\/sign\?token=([\w-]+)/.exec(text)![1]!);
}

/** Signs a stay's contract as every signer, each with their own mailed link; returns the answer to the last one. */
export async function signAll(host: TestHost, reservation: { id: string }) {
  let answer: Awaited<ReturnType<typeof signReservation>> | undefined;
  for (const token of await signingTokens(host, reservation)) answer = await signReservation(host, token);
  if (!answer) throw new Error('No signing link was mailed.');
  return answer;
}

type Checkout = { orderId: string; checkoutUrl: string; amount: number; amountUsdCents: number | null };

export async function startPayment(
  host: TestHost,
  who: Person,
  reservation: { id: string; payments: { id: string }[] },
  index = 0,
) {
  return host.call<Checkout>('POST', '/v1/payments', {
    token: who.token,
    body: { reservationId: reservation.id, paymentId: reservation.payments[index]!.id },
  });
}

type Button = 'pay' | 'account' | 'deposit' | 'late' | 'twice' | 'decline' | 'wrong' | 'close';

export async function press(host: TestHost, orderId: string, button: Button) {
  const response = await host.fetch(
    new Request(`http://localhost/sandbox/pay/${orderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${button}`,
    }),
  );
  const back = new URL(response.headers.get('location') ?? 'http://nowhere/');
  return { status: response.status, path: back.pathname, ...Object.fromEntries(back.searchParams) } as {
    status: number;
    path: string;
    orderId: string;
    paymentKey?: string;
    amount?: string;
    code?: string;
  };
}

export function confirmPayment(
  host: TestHost,
  who: Person,
  back: { orderId: string; paymentKey?: string; amount?: string | number },
) {
  return host.call<{ reservationId: string; confirmed: boolean }>('POST', '/v1/payments/confirm', {
    token: who.token,
    body: { orderId: back.orderId, paymentKey: back.paymentKey ?? 'none', amount: Number(back.amount) },
  });
}

export async function payReservation(
  host: TestHost,
  who: Person,
  reservation: { id: string; payments: { id: string }[] },
  index = 0,
) {
  const started = await startPayment(host, who, reservation, index);
  return confirmPayment(host, who, await press(host, started.data.orderId, 'pay'));
}

export async function someoneWithAReservation(host: TestHost, wish: Partial<Wish> = {}) {
  const who = await person(host);
  const houseId = wish.houseId ?? (await createHouse(host));
  const { data: reservation } = await requestReservation(host, who, { ...wish, houseId });
  return { who, reservation, houseId };
}

export async function someoneWithAConfirmedReservation(
  host: TestHost,
  wish: Partial<Wish> = {},
  payments = 1,
) {
  const { who, reservation, houseId } = await someoneWithAReservation(host, wish);
  await signReservation(host, await signingToken(host, who));
  for (let index = 0; index < payments; index += 1) await payReservation(host, who, reservation, index);
  return { who, reservation, houseId };
}

export const hours = (n: number) => n * 3_600_000;
export const minutes = (n: number) => n * 60_000;

/** Settles the deposits of a member's past stays as an administrator: refunded in full, or withheld in full. */
export async function settleDeposits(
  host: TestHost,
  member: { token: string },
  outcome: 'returned' | 'kept' = 'returned',
): Promise<void> {
  const { data: past } = await host.call<OwnSummary[]>('GET', '/v1/reservations/past', {
    token: member.token,
  });
  const boss = await person(host, { role: 'admin' });
  for (const { id, deposit } of past) {
    if (deposit?.state !== 'to_return') continue;
    const deductions =
      outcome === 'kept' ? [{ text: { ko: 'A burnt worktop', en: '' }, amount: deposit.amount }] : [];
    await host.call('POST', `/v1/admin/reservations/${id}/refund-deposit`, {
      token: boss.token,
      body: { deductions },
    });
  }
  await runJobs(host.ctx);
}
