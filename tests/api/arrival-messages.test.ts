import { describe, expect, it } from 'vitest';
import { runJobs } from '#server/jobs.ts';
import { person } from '#tests/kit/api.ts';
import { createHouse, payReservation, requestReservation, signAll } from '#tests/kit/reservations.ts';
import { hostFrom } from '#tests/kit/suite.ts';
import { opened } from '#tests/kit/outbox.ts';

const host = hostFrom('2026-11-21T01:00:00Z');
const { clock } = host;

async function told(id: string, part: string) {
  const rows = await host.ctx.db.selectFrom('outbox').selectAll().where('reservation_id', '=', id).execute();
  return opened(host, rows).filter(
    ({ key, channel }) => key.startsWith(`${id}:${part}:`) && channel !== 'push',
  );
}
const recipients = async (id: string, part: string) =>
  (await told(id, part)).map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted();

describe('everybody who will live there', () => {
  it('is told of the confirmation, of the way in and of the way out, once each', async () => {
    const who = await person(host);
    const { data: reservation } = await requestReservation(host, who, {
      houseId: await createHouse(host),
      nights: 60,
      guests: 2,
      names: [
        ['Linh', 'Nguyễn'],
        ['민준', '김'],
      ],
    });
    await signAll(host, reservation);
    await payReservation(host, who, reservation);
    const everybody = [
      'email guest1@people.example',
      `email ${who.email}`,
      'sms +84 912345678',
      'sms +84 912345678',
    ].toSorted();
    expect(await recipients(reservation.id, 'confirmed')).toEqual(everybody);
    const own = (await told(reservation.id, 'confirmed')).find(({ recipient }) => recipient === who.email);
    expect(own?.text).toContain('Unit 301, 94 Wausan-ro');
    expect(own?.text).toContain('Linh, 김민준');
    expect(own?.text).toContain('Paid: ₩1,400,000');
    expect(own?.text).toContain('Next payment: 24 December 2026 (Thu), ₩900,000');
    const other = (await told(reservation.id, 'confirmed')).find(
      ({ recipient }) => recipient === 'guest1@people.example',
    );
    expect(other?.text).toContain('김민준');
    expect(other?.text).not.toContain('₩');
    expect(other?.text).not.toContain('/mypage/');
    const page = /http:\S+\/(detail\S+)/.exec(other?.text ?? '')?.[1];
    expect(page).toBe(`detail?id=${reservation.houseId}`);

    clock.set('2026-11-30T06:00:00Z');
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect(await recipients(reservation.id, 'check-in')).toEqual(everybody);
    expect((await told(reservation.id, 'check-in')).every(({ text }) => text.includes('4821*'))).toBe(true);

    clock.set('2027-01-29T00:59:59Z');
    await runJobs(host.ctx);
    expect(await told(reservation.id, 'check-out')).toEqual([]);
    clock.set('2027-01-29T01:00:00Z');
    await runJobs(host.ctx);
    await runJobs(host.ctx);
    expect(await recipients(reservation.id, 'check-out')).toEqual(everybody);
    const leaving = (await told(reservation.id, 'check-out')).find(
      ({ recipient }) => recipient === who.email,
    );
    expect(leaving?.text).toContain('Check-out: 30 January 2027 (Sat), until 11:00');
    expect(leaving?.text).toContain('Deposit returns by: 13 February 2027 (Sat)');
  });
});
