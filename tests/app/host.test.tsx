import { screen } from '#tests/kit/screen.tsx';
import { randomUUID } from 'node:crypto';
import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { Messengers } from '#app/features/brand/messengers.tsx';
import { Host } from '#app/features/staff/host.tsx';
import { Team } from '#app/features/staff/team.tsx';
import { setTransport } from '#app/platform/api/api.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { person, startTestHost, testClock, tokenNow, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { createHouse } from '#tests/kit/reservations.ts';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let houseId: string;

beforeAll(async () => {
  host = await startTestHost({ demo: false, clock: testClock(new Date().toISOString()) });
  wire = wireTo(host);
  setTransport({ base: 'http://localhost:3000', language: () => 'en' });
  await startTexts('en');
  houseId = await createHouse(host);
  const boss = await person(host, { role: 'admin', name: 'Jiwoo' });
  const call = async (method: string, path: string, body: object) =>
    host.call(method, path, {
      token: await tokenNow(host, boss),
      body,
      headers: { 'if-match': '*' },
    });
  const add = async (ko: string, en: string, published: boolean) => {
    const id = randomUUID();
    const role = { ko: '호스트', en: 'Host in Yeonnam' };
    const content = { languages: ['ko', 'vi'], replyMinutes: 120, photoId: null, published };
    await call('POST', '/v1/admin/staff', { id, name: { ko, en }, role, ...content });
    return id;
  };
  await add('문서윤', 'Seoyun Moon', true);
  const staffId = await add('강지호', 'Jiho Kang', true);
  await add('숨김', 'Hidden One', false);
  await call('PUT', `/v1/admin/houses/${houseId}/host`, { staffId });
});
afterAll(async () => {
  wire.close();
  await host.close();
});
afterEach(cleanup);

const framed = (title: string, part: React.ReactNode) => <section aria-label={title}>{part}</section>;

it('the host of a house has a name, a role, languages in the reader’s language, a reply time and ways to reach us', async () => {
  render(<Host houseId={houseId} messengers={<Messengers />} frame={framed} />);
  const part = await screen.findByRole('region', { name: 'Your host' });
  expect(part.textContent).toContain('Jiho Kang');
  expect(part.textContent).toContain('Host in Yeonnam');
  expect(part.textContent).toContain('Speaks Korean, Vietnamese');
  expect(part.textContent).toContain('Usually replies within 2 hours');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`tel:${brand.concierge}`, ...brand.messengers.map(({ url }) => url)]);
});

it('without a house the first of the team answers', async () => {
  render(<Host frame={framed} />);
  const part = await screen.findByRole('region', { name: 'Who answers you' });
  expect(part.textContent).toContain('Seoyun Moon');
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('the team has everybody whose profile is published', async () => {
  render(<Team frame={framed} />);
  await screen.findByRole('region', { name: 'Who we are' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('Hidden One')).toBeNull();
});
