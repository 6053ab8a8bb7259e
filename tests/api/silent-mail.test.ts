import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cancellation } from '#contract/reservations/refunds.ts';
import { smtpMail } from '#server/adapters/mail/smtp.ts';
import { sealContent } from '#server/platform/messages/content.ts';
import { startJobs } from '#server/jobs.ts';
import { person, tokenNow } from '#tests/kit/api.ts';
import {
  createHouse,
  hours,
  requestReservation,
  someoneWithAConfirmedReservation,
} from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { freePort } from '../../src/tools/host/port.mjs';
import { silenceOn } from '../../src/tools/host/silent-network.ts';

const MAILS = 45;
const host = hostFrom('2026-11-21T01:00:00Z');
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Advances the loops' timers by seconds until a condition holds.
 * @throws Error if it does not hold after `most` seconds
 */
async function seconds(most: number, isDone: () => Promise<boolean> | boolean): Promise<void> {
  for (let tenth = 0; tenth < most * 10; tenth += 1) {
    if (await isDone()) return;
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((next) => setImmediate(next));
  }
  throw new Error(`not done within ${most} seconds`);
}

test('while a mail server takes connections and says nothing, holds expire and refunds go back, and the host stops in seconds', async () => {
  const port = await freePort();
  const silence = await silenceOn(port);
  const at = new Date(host.clock.now());
  const words = { text: 'words', html: '<p>words</p>', link: null, secrets: [], attachments: [] };
  await host.ctx.db
    .insertInto('outbox')
    .values(
      Array.from({ length: MAILS }, (_, number) => ({
        id: randomUUID(),
        key: `silent ${number}`,
        channel: 'email' as const,
        recipient: `guest${number}@people.example`,
        language: 'en' as const,
        subject: `silent ${number}`,
        content: sealContent(host.ctx.cipher, words),
        created_at: at,
        next_attempt_at: at,
      })),
    )
    .execute();
  const attempts = async () => {
    const rows = await host.ctx.db
      .selectFrom('outbox')
      .select('attempts')
      .where('key', 'like', 'silent %')
      .execute();
    return rows.reduce((sum, row) => sum + row.attempts, 0);
  };
  const holder = await person(host);
  const wish = { houseId: await createHouse(host), checkIn: '2027-02-01' };
  const { data: held } = await requestReservation(host, holder, wish);
  const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn: '2027-03-01' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const send = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Ondol <hello@ondol.example>' });
  const stop = startJobs({ ...host.ctx, mail: send });
  await seconds(10, async () => (await attempts()) > 0);

  // The first mails hang by now; what becomes due after that must not wait for them.
  host.clock.forward(hours(25));
  const token = await tokenNow(host, who);
  const path = `/v1/reservations/${reservation.id}`;
  const { data } = await host.call<Cancellation>('GET', `${path}/cancellation`, { token });
  const cancelled = await host.call('DELETE', `${path}/cancel?expectedRefund=${data.refund.total}`, {
    token,
  });
  expect(cancelled.status).toBe(200);
  const isExpired = async () => {
    const row = await host.ctx.db
      .selectFrom('reservations')
      .select('status')
      .where('id', '=', held.id)
      .executeTakeFirst();
    return row?.status === 'expired';
  };
  const refunds = () => host.ctx.db.selectFrom('refunds').select('status').execute();
  await seconds(20, isExpired);
  await seconds(20, async () => (await refunds()).every(({ status }) => status === 'done'));
  expect(await refunds()).not.toEqual([]);
  expect(await attempts(), 'the mails still hang').toBeLessThan(2 * MAILS);

  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await seconds(8, () => isStopped);
  await stopping;
  await silence.end();
});
