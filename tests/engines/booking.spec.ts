import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { wording } from '#server/adapters/payments/sandbox/wording.ts';
import { books } from '#tests/kit/bookings.ts';
import { member } from '#tests/kit/people.ts';
import { expect, test } from './journey.ts';
import { Visitor } from './visitor.ts';

const TITLE = '임대차';
const NO_NETWORK = /NetworkError|Load failed|Could not connect|no-response :: |font: download failed/;
const STORED_MS = 60_000;
const DAYS_AHEAD = 120;
const NIGHTS = 35;

test('log in, read, sign, pay, read it all with the host stopped, and leave nothing', async ({
  host,
  engineBrowser: browser,
  language,
  t,
}) => {
  const self = await member(host, language);
  const checkIn = addDays(seoulDate(Date.parse(host.now())), DAYS_AHEAD);
  const { id, code } = await books(host, self, checkIn, NIGHTS, false);
  const thao = new Visitor(browser, host, t);
  await thao.logsIn(self, language);

  const [letter] = (await host.outbox(self.email)).flatMap(({ links }) =>
    links.filter((link) => new URL(link).pathname === '/sign'),
  );
  await thao.opens(letter!);
  await thao.readsContract(TITLE);
  await thao.signs(language === 'ko' ? '베트남' : 'Vietnam');

  await thao.opens(`/mypage/${id}`);
  await thao.presses('button', t('booking:payment.pay'));
  await thao.isAt(/^\/sandbox\/pay\//);
  await thao.presses('button', wording[language].pay);
  await thao.isAt(/^\/(book|mypage)\//);
  await thao.opens(`/mypage/${id}`);
  await thao.sees('text', t('mypage:status.confirmed'));
  await thao.presses('button', t('mypage:contract.view'));
  await thao.readsContract(TITLE);
  await expect(async () => {
    expect(await thao.stored(), 'the device stores the contract').toContain('"bytes"');
  }).toPass({ timeout: STORED_MS });
  expect(await thao.stored()).toContain(code);

  expect(await browser.complaints()).toEqual([]);
  await host.stop();
  await thao.opens('/?source=app');
  await thao.sees('text', t('home:hero.lead'));
  await thao.opens(`/mypage/${id}`);
  await thao.sees('text', t('mypage:status.confirmed'));
  await thao.presses('button', t('mypage:contract.view'));
  await thao.readsContract(TITLE);

  await host.start();
  await thao.opens('/mypage');
  await thao.presses('button', t('auth:account.logOut'));
  await thao.isAt(/^\/$/);
  await expect.poll(() => thao.stored()).not.toContain(self.email);
  const left = await thao.stored();
  for (const trace of [
    self.email,
    self.phone,
    self.lastName,
    id,
    code,
    '"bytes"',
    'accessToken',
    'refreshToken',
  ])
    expect(left, trace).not.toContain(trace);
  await thao.opens('/mypage');
  await thao.sees('heading', t('auth:login.title'));
  expect((await browser.complaints()).filter((line) => !NO_NETWORK.test(line))).toEqual([]);
});
