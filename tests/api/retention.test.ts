import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runJobs } from '#server/jobs.ts';
import { deviceOf, tokenNow, type Person } from '#tests/kit/api.ts';
import {
  settleDeposits,
  someoneWithAConfirmedReservation,
  someoneWithAReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

// So long ago that the database, which goes by its own clock, lets signed files go; and whoever signs is old enough.
const host = hostFrom('2019-03-02T01:00:00Z');
const { clock } = host;

/** Moves to noon in Seoul on a day and runs the jobs of that day. */
async function at(day: string) {
  clock.set(`${day}T12:00:00+09:00`);
  await runJobs(host.ctx);
}
async function leave(who: Person) {
  const token = await tokenNow(host, { ...who, sessionId: await deviceOf(host, who.id) });
  await settleDeposits(host, { token }, 'kept');
  expect((await host.call('DELETE', '/v1/users/me', { token })).status).toBe(200);
}

async function onFile(id: string, documents: string[]) {
  const { db } = host.ctx;
  const contracts = db.selectFrom('contracts').select('id').where('reservation_id', '=', id);
  const parts = db.selectFrom('instalments').select('id').where('reservation_id', '=', id);
  const payments = db.selectFrom('payments').select('id').where('instalment_id', 'in', parts);
  const found = {
    contracts: await contracts.execute(),
    signers: await db
      .selectFrom('contract_signers')
      .select('id')
      .where('contract_id', 'in', contracts)
      .execute(),
    events: await db
      .selectFrom('contract_events')
      .select('id')
      .where('contract_id', 'in', contracts)
      .execute(),
    documents: await db.selectFrom('documents').select('id').where('id', 'in', documents).execute(),
    instalments: await parts.execute(),
    payments: await payments.execute(),
    refunds: await db.selectFrom('refunds').select('id').where('payment_id', 'in', payments).execute(),
  };
  return Object.fromEntries(Object.entries(found).map(([kind, rows]) => [kind, rows.length]));
}
async function documentsOf(id: string): Promise<string[]> {
  const contract = await host.ctx.db
    .selectFrom('contracts')
    .select(['document_id', 'signed_document_id'])
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  return [contract.document_id, contract.signed_document_id!];
}
const nothing = {
  contracts: 0,
  signers: 0,
  events: 0,
  documents: 0,
  instalments: 0,
  payments: 0,
  refunds: 0,
};
const everything = { contracts: 1, signers: 1, documents: 2, instalments: 1, payments: 1, refunds: 0 };
const stay = { checkIn: '2019-03-10', nights: 20 };

test('contract and payments of somebody who left are retained for five years after the stay, and not a day longer', async () => {
  const { who, reservation: own, houseId } = await someoneWithAConfirmedReservation(host, stay);
  const files = await documentsOf(own.id);
  clock.set('2019-04-01T03:00:00Z');
  const review = { facilities: 5, communication: 5, community: 5, location: 5, comment: 'Warm floors.' };
  await host.ctx.db
    .insertInto('reviews')
    .values({
      ...review,
      id: randomUUID(),
      reservation_id: own.id,
      house_id: houseId,
      author: 'Linh',
      private_comment: '',
      created_at: new Date(clock.now()),
    })
    .execute();
  await leave(who);
  expect(own.checkOut).toBe('2019-03-30');

  await at('2024-03-30');
  expect(await onFile(own.id, files)).toMatchObject(everything);
  await at('2024-03-31');
  expect(await onFile(own.id, files)).toEqual(nothing);

  const rest = await host.ctx.db
    .selectFrom('reservations')
    .select(['account_id', 'check_in', 'total'])
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  expect(rest).toEqual({ account_id: null, check_in: own.checkIn, total: own.total });
  const { data } = await host.call<{ comment: string }[]>('GET', `/v1/houses/${houseId}/reviews`);
  expect(data, 'the words stay').toMatchObject([{ comment: 'Warm floors.' }]);
});

test('a member keeps theirs, and who leaves later has waited already', async () => {
  const { who, reservation: own } = await someoneWithAConfirmedReservation(host, stay);
  const files = await documentsOf(own.id);
  await at('2024-04-01');
  expect(await onFile(own.id, files)).toMatchObject(everything);
  await leave(who);
  await at('2024-04-02');
  expect(await onFile(own.id, files)).toEqual(nothing);
});

test('a request that came to nothing goes five years after its end, however far ahead its dates were', async () => {
  const { who, reservation: own } = await someoneWithAReservation(host, { checkIn: '2019-12-01' });
  await at('2019-03-04');
  await leave(who);
  const files = [randomUUID()];
  await at('2024-03-03');
  expect(await onFile(own.id, files)).toEqual({ ...nothing, instalments: 1 });
  await at('2024-03-05');
  expect(await onFile(own.id, files)).toEqual(nothing);
});

test('what went back counts from when it did, and money that is still to go back is not forgotten', async () => {
  const { who, reservation: own } = await someoneWithAConfirmedReservation(host, stay);
  const files = await documentsOf(own.id);
  await at('2019-04-01');
  await leave(who);
  const { db } = host.ctx;
  const payment = await db
    .selectFrom('payments')
    .innerJoin('instalments as i', 'i.id', 'payments.instalment_id')
    .select('payments.id')
    .where('i.reservation_id', '=', own.id)
    .executeTakeFirstOrThrow();
  const refund = randomUUID();
  const recorded = { amount: 500_000, reason: 'deposit' as const, status: 'recorded' as const };
  const never = new Date('2100-01-01T00:00:00Z');
  await db
    .insertInto('refunds')
    .values({
      ...recorded,
      id: refund,
      payment_id: payment.id,
      recorded_at: new Date(clock.now()),
      next_attempt_at: never,
    })
    .execute();
  await at('2025-01-01');
  expect(await onFile(own.id, files), 'still owed').toMatchObject({ ...everything, refunds: 1 });
  const done = { status: 'done' as const, done_at: new Date(clock.now()) };
  await db.updateTable('refunds').set(done).where('id', '=', refund).execute();
  await at('2030-01-01');
  expect(await onFile(own.id, files)).toMatchObject({ ...everything, refunds: 1 });
  await at('2030-01-02');
  expect(await onFile(own.id, files)).toEqual(nothing);
});
