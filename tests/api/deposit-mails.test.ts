import { expect, it, onTestFinished } from 'vitest';
import { depositMailWaitMinutes } from '#contract/rules/paying/policy.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import { runJobs } from '#server/jobs.ts';
import { person, tokenNow, type Person } from '#tests/kit/api.ts';
import { hours, messages, minutes, someoneWithAConfirmedReservation } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const jobs = () => runJobs(host.ctx).catch(() => undefined);

/** Creates a past stay with a deposit of 500,000 won, of which an administrator withholds `kept`. */
async function settled(kept: number): Promise<Person> {
  const checkIn = addDays(seoulDate(host.clock.now()), 10);
  const { who, reservation } = await someoneWithAConfirmedReservation(host, { checkIn });
  host.clock.set(`${addDays(reservation.checkOut, 1)}T01:00:00Z`);
  await jobs();
  const boss = await person(host, { role: 'admin' });
  const answer = await host.call('POST', `/v1/admin/reservations/${reservation.id}/refund-deposit`, {
    token: await tokenNow(host, boss),
    body: { deductions: kept > 0 ? [{ text: { ko: '상판', en: 'Worktop' }, amount: kept }] : [] },
  });
  expect(answer.status).toBe(200);
  return who;
}

async function told(who: Person) {
  const mails = await messages(host, who.email, '');
  return mails.filter(
    ({ kind, sent_at, channel }) => channel === 'email' && sent_at && /^(deposit|refund)-/.test(kind ?? ''),
  );
}
const kinds = async (who: Person) => (await told(who)).map(({ kind }) => kind);

it('one mail tells of a deposit that is settled and sent', async () => {
  const who = await settled(120_000);
  await jobs();
  host.clock.forward(hours(2));
  await jobs();
  const [mail, ...more] = await told(who);
  expect(more).toEqual([]);
  expect(mail?.kind).toBe('deposit-returned');
  for (const said of ['Worktop', won(120_000), won(380_000)]) expect(mail?.text).toContain(said);
});

it('where the refund is sent later the second mail tells that alone', async () => {
  const gateway = host.ctx.gateways.domestic;
  const usual = gateway.refund;
  const mend = () => void (gateway.refund = usual);
  onTestFinished(mend);
  gateway.refund = () => Promise.reject(new Error('Out of order'));
  const who = await settled(120_000);
  await jobs();
  expect(await kinds(who), 'the refund may still be sent at once').toEqual([]);
  host.clock.forward(minutes(depositMailWaitMinutes + 1));
  await jobs();
  expect(await kinds(who)).toEqual(['deposit-refunded']);
  mend();
  host.clock.forward(hours(2));
  await jobs();
  expect(await kinds(who)).toEqual(['deposit-refunded', 'refund-sent']);
  const [, sent] = await told(who);
  expect(sent?.text).toContain(won(380_000));
  expect(sent?.text).not.toContain('Worktop');
});

it('a deposit that is kept whole promises no refund', async () => {
  const who = await settled(500_000);
  await jobs();
  host.clock.forward(hours(2));
  await jobs();
  expect(await kinds(who)).toEqual(['deposit-kept']);
});
