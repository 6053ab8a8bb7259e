import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locations } from '#contract/vocabulary.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { isPassword } from '#contract/rules/password.ts';
import { listOn, statuses, statusOn } from '#contract/rules/reservation-status.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { demoLogins } from '#server/db/demo/people.ts';
import { verify } from '@node-rs/argon2';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';

let host: TestHost;
const today = '2026-11-21';

beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const stays = () =>
  host.ctx.db
    .selectFrom('reservations as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select('a.email')
    .execute();

describe('the demo', () => {
  it('is filled once, and left alone when the host starts again', async () => {
    const count = () =>
      host.ctx.db
        .selectFrom('reservations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await fillDemo(host.ctx);
    expect(await count()).toEqual(before);
  });

  it('has twelve houses over all eight neighbourhoods, each with three pictures', async () => {
    const houses = await host.ctx.db.selectFrom('houses').selectAll().execute();
    expect(houses).toHaveLength(12);
    expect(new Set(houses.map(({ location }) => location))).toEqual(new Set(locations));
    for (const house of houses) {
      expect(house.monthly_rent).toBeGreaterThanOrEqual(520_000);
      expect(house.monthly_rent % 10_000).toBe(0);
      expect(house.deposit % 10_000).toBe(0);
    }
    const photos = await host.ctx.db.selectFrom('house_photos').selectAll().execute();
    expect(photos).toHaveLength(36);
  });

  it('has a reservation in every state', async () => {
    const seen = (await stays()).map((stay) =>
      statusOn(stay.status, { checkIn: stay.check_in, checkOut: stay.check_out }, today),
    );
    expect(new Set(seen)).toEqual(new Set(statuses));
  });

  it('shows Linh something in each of her four lists, and Marco too', async () => {
    const all = await stays();
    for (const email of ['linh@ondol.example', 'marco@ondol.example']) {
      const own = all.filter((stay) => stay.email === email);
      const lists = own.map((stay) =>
        listOn(stay.status, { checkIn: stay.check_in, checkOut: stay.check_out }, today),
      );
      expect(new Set(lists)).toEqual(new Set(['upcoming', 'current', 'past', 'canceled']));
    }
    const linh = all.filter((stay) => stay.email === 'linh@ondol.example');
    expect(linh.map(({ check_in }) => check_in)).toEqual(
      expect.arrayContaining([addDays(today, 1), addDays(today, 40)]),
    );
    const held = linh.find(({ status }) => status === 'requested');
    expect(held).toMatchObject({ signed_at: null, first_paid_at: null });
    expect(held?.hold_expires_at.getTime()).toBeGreaterThan(host.clock.now());
  });

  it('adds every reservation up: its instalments are its total, its people its guests, its payments the books of the gateway', async () => {
    const instalments = await host.ctx.db.selectFrom('instalments').selectAll().execute();
    const occupants = await host.ctx.db.selectFrom('occupants').selectAll().execute();
    for (const stay of await stays()) {
      const own = instalments.filter((part) => part.reservation_id === stay.id);
      expect(own.reduce((sum, part) => sum + part.amount, 0)).toBe(stay.total);
      if (stay.total_usd_cents !== null) {
        expect(own.reduce((sum, part) => sum + (part.amount_usd_cents ?? 0), 0)).toBe(stay.total_usd_cents);
      }
      expect(occupants.filter((person) => person.reservation_id === stay.id)).toHaveLength(stay.guests);
    }
    const payments = await host.ctx.db
      .selectFrom('payments as p')
      .leftJoin('sandbox_orders as o', 'o.order_id', 'p.order_id')
      .selectAll('p')
      .select(['o.payment_key as booked_key', 'o.amount as booked', 'o.status as booked_status'])
      .execute();
    for (const payment of payments) {
      expect(payment.paid_at?.getTime()).toBeLessThanOrEqual(host.clock.now());
      expect(payment.booked_key).toBe(payment.payment_key);
      expect(payment.booked).toBe(payment.amount_usd_cents ?? payment.amount);
      expect(payment.booked_status).toBe('paid');
    }
    const refunds = await host.ctx.db.selectFrom('refunds').selectAll().execute();
    expect(refunds.length).toBeGreaterThanOrEqual(2);
  });

  it('has signed contracts on file with the certificate, and links to those that wait for a signature', async () => {
    const contracts = await host.ctx.db
      .selectFrom('contracts as c')
      .leftJoin('documents as d', 'd.id', 'c.signed_document_id')
      .select(['c.status', 'c.signed_at', 'd.bytes'])
      .execute();
    const signed = contracts.filter(({ status }) => status === 'signed');
    expect(signed.length).toBeGreaterThanOrEqual(3);
    for (const { bytes } of signed)
      expect(
        Buffer.from(bytes ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    const mails = await host.ctx.db
      .selectFrom('outbox')
      .select('recipient')
      .where('key', 'like', 'contract:%')
      .execute();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'hana@people.example',
      'linh@ondol.example',
      'marco@ondol.example',
    ]);
  });

  it('tells nobody again who has long moved in', async () => {
    const owed = (await stays()).filter(
      (stay) => stay.status === 'confirmed' && stay.check_in < today && stay.check_out > today,
    );
    const told = await host.ctx.db
      .selectFrom('outbox')
      .select(['key', 'sent_at'])
      .where('key', 'like', '%:check-in:email')
      .execute();
    expect(told.map(({ key }) => key).toSorted()).toEqual(
      owed.map(({ id }) => `${id}:check-in:email`).toSorted(),
    );
    expect(told.every(({ sent_at }) => sent_at !== null && sent_at.getTime() < host.clock.now())).toBe(true);
  });

  it('has reviews only of ended stays, in both languages', async () => {
    const reviews = await host.ctx.db
      .selectFrom('reviews as v')
      .innerJoin('reservations as r', 'r.id', 'v.reservation_id')
      .select([
        'v.comment',
        'v.author',
        'v.house_id',
        'v.created_at',
        'r.house_id as stayed_at',
        'r.check_out',
      ])
      .select('r.status')
      .execute();
    expect(reviews.length).toBeGreaterThanOrEqual(10);
    expect(reviews.length).toBeLessThanOrEqual(14);
    for (const review of reviews) {
      expect(review.house_id).toBe(review.stayed_at);
      expect(review.status).toBe('confirmed');
      expect(seoulDate(review.created_at.getTime()) >= review.check_out).toBe(true);
      expect(review.created_at.getTime()).toBeLessThan(host.clock.now());
    }
    expect(reviews.some(({ comment }) => /[가-힣]/.test(comment))).toBe(true);
    expect(reviews.some(({ comment }) => !/[가-힣]/.test(comment))).toBe(true);
  });

  it('has the coupons: one for all, one for semesters, one used up, one expired', async () => {
    const coupons = new Map(
      (await host.ctx.db.selectFrom('coupons').selectAll().execute()).map((coupon) => [coupon.code, coupon]),
    );
    expect(coupons.get('WELCOME50')).toMatchObject({ kind: 'amount', value: 50_000, max_uses: null });
    expect(coupons.get('SEMESTER5')).toMatchObject({ kind: 'percent', value: 5, min_nights: 90 });
    expect(coupons.get('LASTONE')?.max_uses).toBe(1);
    expect((await stays()).filter(({ coupon_code }) => coupon_code === 'LASTONE')).toHaveLength(1);
    expect((coupons.get('SPRING26')?.ends_on ?? '9') < today).toBe(true);
  });

  it('lets people in: passwords keep the rule and open the accounts, which are confirmed', async () => {
    expect(demoLogins.map(({ role }) => role)).toEqual(expect.arrayContaining(['member', 'admin']));
    for (const { email, password, role } of demoLogins) {
      expect(isPassword(password)).toBe(true);
      const account = await host.ctx.db
        .selectFrom('accounts')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(account.role).toBe(role);
      expect(account.email_confirmed_at).not.toBeNull();
      expect(await verify(account.password_hash ?? '', password)).toBe(true);
    }
  });

  it('has boards of every type with one main, events ahead, and questions enough', async () => {
    const boards = await host.ctx.db.selectFrom('boards').selectAll().execute();
    expect(new Set(boards.map(({ board_type }) => board_type)).size).toBe(4);
    expect(boards.filter(({ main }) => main)).toHaveLength(1);
    for (const board of boards) {
      expect(board.published_at.getTime()).toBeLessThan(host.clock.now());
      if (board.event_starts_at) expect(board.event_starts_at.getTime()).toBeGreaterThan(host.clock.now());
    }
    const faqs = await host.ctx.db.selectFrom('faqs').select('id').execute();
    expect(faqs.length).toBeGreaterThanOrEqual(18);
  });

  it('says everything in Korean and in English', async () => {
    const rows: object[] = [
      ...(await host.ctx.db.selectFrom('houses').selectAll().execute()),
      ...(await host.ctx.db.selectFrom('photos').selectAll().execute()),
      ...(await host.ctx.db.selectFrom('boards').selectAll().execute()),
      ...(await host.ctx.db.selectFrom('faq_groups').selectAll().execute()),
      ...(await host.ctx.db.selectFrom('faqs').selectAll().execute()),
    ];
    const texts = rows.flatMap(bilingualIn);
    expect(texts.length).toBeGreaterThan(200);
    for (const { ko, en } of texts) {
      expect(ko, JSON.stringify(en)).toMatch(/[가-힣]/);
      expect(en, JSON.stringify(ko)).toMatch(/[A-Za-z]/);
      expect(en).not.toMatch(/[가-힣]/);
    }
  });
});

type Text = { ko: string; en: string };

function bilingualIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if ('ko' in value && 'en' in value) return [{ ko: String(value.ko), en: String(value.en) }];
  return Object.values(value).flatMap(bilingualIn);
}
