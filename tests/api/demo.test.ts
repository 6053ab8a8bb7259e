import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import seoul from '#contract/seoul/seoul.json' with { type: 'json' };
import { locations } from '#contract/vocabulary.ts';
import type { Bilingual } from '#contract/shared.ts';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { isPassword } from '#contract/rules/people/password.ts';
import { booking } from '#contract/rules/policy.ts';
import { listAt, statuses, statusAt } from '#contract/rules/reservation-status.ts';
import { textLanguage } from '#contract/rules/text/text-language.ts';
import { inHours } from '#server/demo/bilingual.ts';
import { boardDates } from '#server/demo/board-dates.ts';
import { loungeBoards } from '#server/demo/boards.ts';
import { fillDemo } from '#server/demo/fill.ts';
import { namesOfPictures, namesOfUploads } from '#server/demo/house-pictures.ts';
import { stations } from '#server/demo/house.ts';
import { houses } from '#server/demo/houses.ts';
import { demoLogins } from '#server/demo/people.ts';
import { reviews } from '#server/demo/reviews.ts';
import { runJobs } from '#server/jobs.ts';
import { verify } from '@node-rs/argon2';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import manifest from '../../public/photos/manifest.json' with { type: 'json' };

let host: TestHost;
const today = '2026-11-21';
const described: Record<string, { alt: Bilingual }> = manifest;

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

const metresTo = (
  { latitude, longitude }: { latitude: number; longitude: number },
  { lat, lon }: { lat: number; lon: number },
) => Math.hypot((lat - latitude) * 111_000, (lon - longitude) * 88_200);

describe('the demo', () => {
  it('is filled once, and left alone when the host starts again', async () => {
    const count = () =>
      host.ctx.db
        .selectFrom('reservations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await fillDemo(host.ctx, () => {
      throw new Error('a filled database needs no host to fill it');
    });
    expect(await count()).toEqual(before);
  });

  it.each(houses)('names the station of $id that no other is far nearer than', (house) => {
    const said = (house.station ?? stations[house.location]).name.ko;
    const named = seoul.stations.find(({ name }) => said === name.ko || said === `${name.ko}역`)!;
    const nearest = Math.min(...seoul.stations.map((station) => metresTo(house, station)));
    expect(metresTo(house, named) - nearest).toBeLessThan(300);
  });

  it('has twelve houses over all eight neighbourhoods', async () => {
    const houses = await host.ctx.db.selectFrom('houses').selectAll().execute();
    expect(houses).toHaveLength(12);
    expect(new Set(houses.map(({ location }) => location))).toEqual(new Set(locations));
    for (const house of houses) {
      expect(house.monthly_rent).toBeGreaterThanOrEqual(520_000);
      expect(house.monthly_rent % 10_000).toBe(0);
      expect(house.deposit % 10_000).toBe(0);
    }
  });

  it('shows all pictures of each house there, and none for two things', async () => {
    const shown = await host.ctx.db
      .selectFrom('shown_house_photos')
      .selectAll()
      .orderBy('position')
      .execute();
    const boards = await host.ctx.db.selectFrom('boards').select('photo_id').execute();
    const seriesOf = (name: string) => name.split('-').slice(0, 2).join('-');
    for (const house of houses) {
      const names = house.photos.map(([name]) => name);
      const all = Object.keys(manifest).filter((name) => seriesOf(name) === seriesOf(names[0]!));
      expect(names.toSorted()).toEqual(all.toSorted());
      expect(names.length).toBeGreaterThanOrEqual(3);
      const own = shown.filter(({ house_id }) => house_id === house.id);
      expect(own.map(({ alt, room }) => [alt, room])).toEqual(
        house.photos.map(([name, room]) => [described[name]!.alt, room]),
      );
    }
    const used = [...shown.map(({ id }) => id), ...boards.flatMap(({ photo_id }) => photo_id ?? [])];
    expect(used.filter((id, index) => used.indexOf(id) !== index)).toEqual([]);
  });

  it('has them by the door that an administrator’s take: stored, served and on record', async () => {
    const photos = await host.ctx.db.selectFrom('shown_house_photos').selectAll().execute();
    for (const { id, file_id, widths, alt } of photos) {
      expect(file_id).toBe(id);
      const name = namesOfPictures.find((each) => described[each]!.alt.ko === alt.ko)!;
      for (const width of widths)
        for (const format of ['avif', 'webp'] as const) {
          const answer = await host.fetch(new Request(`http://localhost/photos/${id}-${width}.${format}`));
          expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
          const shipped = await readFile(`public/photos/${name}-${width}.${format}`);
          expect(Buffer.from(await answer.arrayBuffer()).equals(shipped)).toBe(true);
        }
    }
    const recorded = (action: 'file-uploaded' | 'house-pictures-changed') =>
      host.ctx.db.selectFrom('audit_log').select('id').where('action', '=', action).execute();
    expect(await recorded('file-uploaded')).toHaveLength(namesOfUploads.length);
    expect(await recorded('house-pictures-changed')).toHaveLength(houses.length);
  });

  it('has the sizes of each made of the one that is uploaded', async () => {
    const pixels = (name: string, width: number, format: string) =>
      sharp(`public/photos/${name}-${width}.${format}`)
        .resize(24, 16, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer();
    const originals = await Promise.all(namesOfPictures.map((name) => pixels(name, 1440, 'webp')));
    const distance = (one: Buffer, other: Buffer) =>
      one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0);
    for (const name of namesOfPictures)
      for (const format of ['avif', 'webp']) {
        const made = await pixels(name, 400, format);
        const distances = originals.map((original) => distance(made, original));
        expect(namesOfPictures[distances.indexOf(Math.min(...distances))]).toBe(name);
      }
  });

  it('gives an event the weekday that its texts name, on whatever day the database is filled', () => {
    const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    let named = 0;
    for (let offset = 0; offset < 14; offset += 1) {
      const day = addDays(today, offset);
      for (const board of loungeBoards) {
        const { startsAt, publishedAt } = boardDates(board, day);
        expect(publishedAt).toBeLessThan(seoulInstant(day, '00:00'));
        const said = weekdays.find((name) => board.title.en.includes(name));
        if (startsAt === null || !said) continue;
        named += 1;
        expect(new Date(`${seoulDate(startsAt)}T00:00:00Z`).getUTCDay()).toBe(weekdays.indexOf(said));
        expect(startsAt).toBeGreaterThan(seoulInstant(day, '23:59'));
      }
    }
    expect(named).toBeGreaterThanOrEqual(14);
  });

  it('has a reservation in every state', async () => {
    const seen = (await stays()).map((reservation) =>
      statusAt(
        reservation.status,
        { checkIn: reservation.check_in, checkOut: reservation.check_out },
        host.clock.now(),
      ),
    );
    expect(new Set(seen)).toEqual(new Set(statuses));
  });

  it('shows Linh something in each of her four lists, and Marco too', async () => {
    const all = await stays();
    for (const email of ['linh@ondol.example', 'marco@ondol.example']) {
      const own = all.filter((reservation) => reservation.email === email);
      const lists = own.map((reservation) =>
        listAt(
          reservation.status,
          { checkIn: reservation.check_in, checkOut: reservation.check_out },
          host.clock.now(),
        ),
      );
      expect(new Set(lists)).toEqual(new Set(['upcoming', 'current', 'past', 'canceled']));
    }
    const linh = all.filter((reservation) => reservation.email === 'linh@ondol.example');
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
    for (const reservation of await stays()) {
      const own = instalments.filter((part) => part.reservation_id === reservation.id);
      expect(own.reduce((sum, part) => sum + part.amount, 0)).toBe(reservation.total);
      if (reservation.total_usd_cents !== null) {
        expect(own.reduce((sum, part) => sum + (part.amount_usd_cents ?? 0), 0)).toBe(
          reservation.total_usd_cents,
        );
      }
      expect(occupants.filter((person) => person.reservation_id === reservation.id)).toHaveLength(
        reservation.guests,
      );
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

  it('has a contract of every stay on file, signed of every confirmed one, and links for those who have not signed', async () => {
    const contracts = await host.ctx.db
      .selectFrom('contracts as c')
      .innerJoin('reservations as r', 'r.id', 'c.reservation_id')
      .leftJoin('documents as d', 'd.id', 'c.signed_document_id')
      .select(['c.id', 'c.status', 'r.confirmed_at', 'r.status as stay', 'd.bytes'])
      .execute();
    expect(contracts).toHaveLength((await stays()).length);
    for (const { status, confirmed_at, bytes } of contracts) {
      expect(status === 'signed').toBe(confirmed_at !== null);
      const start = Buffer.from(bytes ?? []).subarray(0, 5);
      expect(start.toString()).toBe(status === 'signed' ? '%PDF-' : '');
    }
    const waiting = await host.ctx.db
      .selectFrom('contract_signers as s')
      .innerJoin('contract_links as l', 'l.signer_id', 's.id')
      .innerJoin('outbox as o', (join) => join.on(sql<boolean>`o.key = 'contract:' || l.id::text`))
      .select('o.recipient')
      .where(
        's.contract_id',
        'in',
        contracts.filter(({ stay }) => stay === 'requested').map(({ id }) => id),
      )
      .execute();
    expect(waiting.map(({ recipient }) => recipient).toSorted()).toEqual([
      'hana@people.example',
      'linh@ondol.example',
      'marco@ondol.example',
    ]);
  });

  it('lets every stay go the way of the graph, told by its events', async () => {
    const events = await host.ctx.db
      .selectFrom('reservation_events')
      .select(['reservation_id', 'transition', 'at'])
      .orderBy('at')
      .orderBy('id')
      .execute();
    const ends: Record<string, string[]> = {
      confirmed: ['confirm', 'pay', 'request', 'sign'],
      checked_out_early: ['check_out_early', 'confirm', 'pay', 'request', 'sign'],
      expired: ['expire', 'request'],
    };
    for (const reservation of await stays()) {
      const way = events.filter(({ reservation_id }) => reservation_id === reservation.id);
      expect(way[0]?.transition).toBe('request');
      const ended = ends[reservation.status];
      if (ended) expect(way.map(({ transition }) => transition).toSorted()).toEqual(ended);
      if (reservation.status === 'cancelled') expect(way.at(-1)?.transition).toBe('cancel');
      expect(way.every(({ at }) => at.getTime() <= host.clock.now())).toBe(true);
    }
  });

  it('has told everybody who moved in, at that time, and mails nobody now', async () => {
    const moved = (await stays()).filter(
      ({ status, check_in }) => ['confirmed', 'checked_out_early'].includes(status) && check_in <= today,
    );
    const told = await host.ctx.db
      .selectFrom('outbox')
      .select('key')
      .where('key', 'like', '%:check-in:email')
      .execute();
    expect(told.map(({ key }) => key).toSorted()).toEqual(
      moved.map(({ id }) => `${id}:check-in:email`).toSorted(),
    );
    const messages = () => host.ctx.db.selectFrom('outbox').selectAll().execute();
    const before = await messages();
    for (const { sent_at, created_at } of before) {
      expect(sent_at?.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
      expect(sent_at?.getTime()).toBeLessThanOrEqual(host.clock.now());
    }
    await runJobs(host.ctx);
    const keys = new Set(before.map(({ key }) => key));
    expect((await messages()).filter(({ key }) => !keys.has(key))).toEqual([]);
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

  it('has boards of every type with one main, events ahead and one in pictures, and questions enough', async () => {
    const boards = await host.ctx.db.selectFrom('boards').selectAll().execute();
    expect(new Set(boards.map(({ board_type }) => board_type)).size).toBe(4);
    expect(boards.filter(({ main }) => main)).toHaveLength(1);
    for (const board of boards) {
      expect(board.published_at!.getTime()).toBeLessThan(host.clock.now());
    }
    const events = boards.filter(({ event_starts_at }) => event_starts_at);
    const ahead = events.filter(({ event_starts_at }) => event_starts_at!.getTime() > host.clock.now());
    expect([ahead.length, events.length - ahead.length]).toEqual([3, 1]);
    const faqs = await host.ctx.db.selectFrom('faqs').select('id').execute();
    expect(faqs.length).toBeGreaterThanOrEqual(18);
  });

  it('answers as the product works, in the numbers of the policy', async () => {
    const faqs = await host.ctx.db.selectFrom('faqs').select(['slug', 'answer']).execute();
    const answerTo = (slug: string) => faqs.find((faq) => faq.slug === slug)?.answer.en;
    expect(answerTo('when-do-i-get-my-deposit-back')).toContain(`within ${booking.depositDays} days`);
    expect(answerTo('can-i-register-this-address-for-my-residence-card-arc')).toContain(
      'you issue the certificate',
    );
    expect(answerTo('do-i-have-to-confirm-my-email-address')).toContain(
      'the one in the mail with your contract',
    );
    expect(answerTo('what-if-something-breaks')).toContain('in your reservation in My page');
    const times = `from ${inHours.en(booking.checkInTime)} and check-out by ${inHours.en(booking.checkOutTime)}`;
    for (const { before_reservation: texts } of await host.ctx.db
      .selectFrom('houses')
      .select('before_reservation')
      .execute())
      expect(JSON.stringify(texts)).toContain(times);
  });

  it('has reviews whose language can be told', () => {
    for (const { comment } of reviews) expect(['ko', 'en'], comment).toContain(textLanguage(comment));
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
