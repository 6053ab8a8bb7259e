import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { addDays, seoulDate, seoulInstant } from '#contract/rules/dates.ts';
import { booking, consentVersions } from '#contract/rules/policy.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import { book, type BookedRows, type Story } from './book.ts';
import { issueContract, signContract } from './contracts.ts';
import { fillCoupons, fillHouses, fillStories, houses } from './content.ts';
import type { DemoHouse } from './house.ts';
import { demoLogins, people, type PersonKey } from './people.ts';
import { reviews } from './reviews.ts';
import { stays, type DemoStay } from './stays.ts';

const DAY_MS = 86_400_000;

/**
 * Fills an empty database with the demo (spec: Demo data), every date relative to today in Seoul; does nothing to one that has houses.
 * All of it holds or none.
 */
export async function fillDemo(ctx: Context): Promise<void> {
  const filled = await ctx.db.selectFrom('houses').select('id').limit(1).executeTakeFirst();
  if (filled) return;
  const [hashes, rate] = await Promise.all([passwordHashes(), ctx.rates.current()]);
  const now = ctx.clock.now();
  await inTransaction(ctx, async (trx) => {
    await fillHouses(trx);
    await fillStories(trx, now);
    const accounts = await fillAccounts(trx, now, hashes);
    await fillCoupons(trx, seoulDate(now));
    const means = { now, rate, publicUrl: ctx.config.publicUrl };
    const booked = stays.map((stay) => ({
      stay,
      rows: book(stay, houseOf(stay), accounts[stay.who], means),
    }));
    await insertBooked(
      trx,
      booked.map(({ rows }) => rows),
    );
    await fillReviews(trx, booked);
    for (const { stay, rows } of booked) {
      const { id, story } = rows;
      await rememberCheckInMail(trx, ctx, { id, stay, story });
      if (!stay.contract) continue;
      const { requested, signed } = story;
      if (signed === null) await issueContract(trx, ctx, id, requested);
      else await signContract(trx, ctx, id, { requested, signed });
    }
  });
}

type Booked = { stay: DemoStay; rows: ReturnType<typeof book> };

async function passwordHashes(): Promise<Map<string, string>> {
  const entries = demoLogins.map(
    async ({ email, password }) =>
      [email, await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })] as const,
  );
  return new Map(await Promise.all(entries));
}

function houseOf({ house }: DemoStay): DemoHouse {
  const found = houses.find(({ id }) => id === house);
  if (!found) throw new Error(`The demo has no house ${house}`);
  return found;
}

async function fillAccounts(
  trx: Trx,
  now: number,
  hashes: Map<string, string>,
): Promise<Record<PersonKey, string>> {
  const keys = Object.keys(people) as PersonKey[];
  const ids = Object.fromEntries(keys.map((key) => [key, randomUUID()])) as Record<PersonKey, string>;
  const joined = (key: PersonKey) => new Date(now - people[key].joined * DAY_MS);
  await trx
    .insertInto('accounts')
    .values(
      keys.map((key) => {
        const email = `${key}@ondol.example`;
        const person = people[key];
        return {
          id: ids[key],
          email,
          password_hash: hashes.get(email) ?? null,
          role: demoLogins.find((login) => login.email === email)?.role ?? ('member' as const),
          language: person.language,
          first_name: person.firstName,
          last_name: person.lastName,
          phone_country: person.phoneCountry,
          phone: person.phone,
          birth_date: person.birthDate,
          email_confirmed_at: joined(key),
          created_at: joined(key),
        };
      }),
    )
    .execute();
  await trx
    .insertInto('consents')
    .values(
      keys.map((key) => ({
        id: randomUUID(),
        account_id: ids[key],
        kind: 'terms' as const,
        version: consentVersions.terms,
        given_at: joined(key),
      })),
    )
    .execute();
  return ids;
}

async function insertBooked(trx: Trx, booked: BookedRows[]): Promise<void> {
  await trx
    .insertInto('reservations')
    .values(booked.flatMap((rows) => rows.reservations))
    .execute();
  await trx
    .insertInto('occupants')
    .values(booked.flatMap((rows) => rows.occupants))
    .execute();
  await trx
    .insertInto('instalments')
    .values(booked.flatMap((rows) => rows.instalments))
    .execute();
  await trx
    .insertInto('payments')
    .values(booked.flatMap((rows) => rows.payments))
    .execute();
  await trx
    .insertInto('refunds')
    .values(booked.flatMap((rows) => rows.refunds))
    .execute();
  await trx
    .insertInto('sandbox_orders')
    .values(booked.flatMap((rows) => rows.sandbox_orders))
    .execute();
  await trx
    .insertInto('sandbox_refunds')
    .values(booked.flatMap((rows) => rows.sandbox_refunds))
    .execute();
}

async function fillReviews(trx: Trx, booked: Booked[]): Promise<void> {
  await trx
    .insertInto('reviews')
    .values(
      reviews.map(({ stay: key, ratings, comment, privateComment }) => {
        const reviewed = booked.find(({ stay }) => stay.key === key);
        if (!reviewed) throw new Error(`The demo has no stay ${key}`);
        const [facilities, communication, community, location] = ratings;
        return {
          id: randomUUID(),
          reservation_id: reviewed.rows.id,
          house_id: reviewed.stay.house,
          author: people[reviewed.stay.who].firstName,
          facilities,
          communication,
          community,
          location,
          comment,
          private_comment: privateComment,
          created_at: new Date(seoulInstant(addDays(reviewed.rows.story.checkOut, 2), '20:10')),
        };
      }),
    )
    .execute();
}

/** Those who moved in before today had their check-in information then, and must not get it now. */
async function rememberCheckInMail(
  trx: Trx,
  ctx: Context,
  { id, stay, story }: { id: string; stay: DemoStay; story: Story },
): Promise<void> {
  const moved = story.checkIn < seoulDate(ctx.clock.now()) && story.checkOut > seoulDate(ctx.clock.now());
  if (stay.fate.is !== 'done' || !moved) return;
  const house = houseOf(stay);
  const person = people[stay.who];
  const key = `${id}:check-in:email`;
  await ctx.outbox.post(trx, {
    key,
    kind: 'check-in',
    channel: 'email',
    to: `${stay.who}@ondol.example`,
    language: person.language,
    params: {
      name: person.firstName,
      house: house.name,
      checkIn: story.checkIn,
      address: house.address,
      doorCode: house.doorCode,
      wifiName: house.wifi.name,
      wifiPassword: house.wifi.password,
      way: house.way,
      link: `${ctx.config.publicUrl}/mypage/${id}`,
    },
  });
  const at = new Date(seoulInstant(addDays(story.checkIn, -1), booking.checkInInfoTime));
  await trx
    .updateTable('outbox')
    .set({ created_at: at, next_attempt_at: at, sent_at: at, attempts: 1 })
    .where('key', '=', key)
    .execute();
}
