import { screen, startScreen, within, type Screen } from '#tests/kit/screen.tsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import { createHouse } from '#tests/kit/reservations.ts';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;
let self: Screen;
beforeAll(async () => {
  host = await startTestHost({ demo: false });
  wire = wireTo(host);
  self = await startScreen(host, 'en');
});
afterAll(async () => {
  wire.close();
  await host.close();
});

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const t = (...key: Parameters<Screen['t']>) => self.t(...key);

test('a neighborhood without texts and homes has no heading without content', async () => {
  await self.opens('/neighbourhoods/hufs');
  await screen.findByRole('heading', { name: t('neighbourhood:ways') });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    t('common:location.hufs'),
    t('neighbourhood:ways'),
  ]);
  expect(main.getByRole('link', { name: t('neighbourhood:elsewhere') })).toHaveProperty(
    'pathname',
    '/houses',
  );
});

test('parts that are written are shown, with the homes and what they cost', async () => {
  await createHouse(host);
  await host.ctx.db
    .updateTable('neighbourhoods')
    .set({
      published: true,
      texts: JSON.stringify({
        streets: [{ name: { ko: '숲길', en: '' }, text: { ko: '산책하기 좋아요.', en: 'Good for a walk.' } }],
        vegan: { ko: '카페가 있어요.', en: 'There are cafés.' },
      }),
    })
    .where('location', '=', 'hongdae')
    .execute();
  await self.opens('/neighbourhoods/hongdae');
  const place = t('common:location.hongdae');
  await screen.findByRole('heading', { name: t('neighbourhood:homes', { place }) });
  expect(headings()).toEqual(
    expect.arrayContaining([t('neighbourhood:streets'), '숲길', t('neighbourhood:food'), 'The Trial House']),
  );
  expect(headings()).not.toContain(t('neighbourhood:topic.night'));
  expect(screen.queryByText(t('neighbourhood:topic.halal'))).toBeNull();
  expect(screen.getByText('There are cafés.')).toBeTruthy();
  expect(screen.getByText(t('neighbourhood:rent', { from: '₩900,000' }))).toBeTruthy();
});
