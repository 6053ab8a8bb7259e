import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { seoulDate } from '#contract/rules/dates.ts';
import { DAY_MS, HOUR_MS } from '#contract/rules/durations.ts';
import { inTransaction, type Context } from '#server/context.ts';
import type { Schema } from '#server/db/schema.ts';
import { updateCommutes } from '#server/modules/houses/commutes/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DemoHost } from './client.ts';
import { fillCoupons, fillHouses, fillNeighbourhoods, fillStories } from './content-store.ts';
import { picturesOfHouses } from './house-pictures.ts';
import { demoLogins, people } from './people.ts';
import { savepointsWithin } from './savepoints.ts';
import { actsOf } from './seed-reservation.ts';
import { stays } from '#server/demo/reservations.ts';
import { staffOfDemo } from './staff/staff.ts';
import { cannedAnswers } from './tickets.ts';
import { fillAccounts, hasHouses, settleMessages } from './store.ts';

/**
 * Fills an empty database with the demo (docs/specification.md#demo-data), with every date relative to today in Seoul. Does nothing if there are
 * houses. Everything is written in one transaction. `hostOver` makes a host over the same database, which creates the stays with the normal calls and
 * jobs, its clock set to the moment of each. Messages posted on the way are recorded as sent at that time but never leave.
 */
export async function fillDemo(
  ctx: Context,
  hostOver: (db: Kysely<Schema>, clock: Clock) => DemoHost,
): Promise<void> {
  if (await hasHouses(ctx.db)) return;
  const hashes = await passwordHashes();
  const now = ctx.clock.now();
  await inTransaction(ctx, async (trx) => {
    await fillHouses(trx, ctx.cipher);
    await fillStories(trx, now);
    await fillNeighbourhoods(trx, now);
    const accounts = await fillAccounts(trx, now, hashes);
    await fillCoupons(trx, seoulDate(now));
    let moment = now;
    const host = hostOver(savepointsWithin(trx), { now: () => moment });
    await updateCommutes(host.ctx);
    const acts = stays
      .flatMap((stay) =>
        actsOf(host, stay, { member: accounts[stay.who], administrator: accounts.admin }, now),
      )
      .concat(
        picturesOfHouses(host, accounts.admin, now - people.admin.joined * DAY_MS + HOUR_MS),
        staffOfDemo(host, accounts.admin, now - people.admin.joined * DAY_MS + 2 * HOUR_MS),
        cannedAnswers(host, accounts.admin, now),
      )
      .toSorted((a, b) => a.at - b.at);
    for (const { at, happen } of acts) {
      moment = at;
      await happen();
    }
    await settleMessages(trx);
  });
}

async function passwordHashes(): Promise<Map<string, string>> {
  const entries = demoLogins.map(
    async ({ email, password }) =>
      [email, await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })] as const,
  );
  return new Map(await Promise.all(entries));
}
