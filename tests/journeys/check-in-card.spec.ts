import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { silenceOn } from '../../src/tools/host/silent-network.ts';
import { stayFrom } from '#tests/kit/bookings.ts';
import { browserTime } from '#tests/kit/clock.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

/** Linh's stay begins on this day; she may enter from 15:00 in Seoul. */
const ARRIVAL = '2027-03-06T06:00:30Z';
/** The same evening, when every access token of the afternoon has expired. */
const EVENING = '2027-03-06T12:00:00Z';

test('the check-in card in a browser started anew, its token expired, the host silent, and a device that is full @core', async ({
  ownHost,
  afterBrowsers,
  contextOptions,
  launchOptions,
  timeOn,
  language,
  t,
}) => {
  test.setTimeout(180_000);
  const profile = mkdtempSync(join(tmpdir(), 'ondol-profile-'));
  afterBrowsers(async () => rmSync(profile, { recursive: true, force: true }));
  let open: BrowserContext | undefined;
  const browserAnew = async (instant: string): Promise<Page> => {
    await open?.close();
    open = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      baseURL: ownHost.url,
    });
    await browserTime(open, instant);
    return open.pages()[0]!;
  };
  afterBrowsers(async () => open?.close());
  const { id } = await stayFrom(ownHost, demoMember('linh'), '2027-03-06');
  const stay = `/mypage/${id}`;
  await timeOn(ownHost, ARRIVAL);
  await ownHost.jobs();

  const first = await browserAnew(ARRIVAL);
  const linh = new Person(first, ownHost, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await linh.opens(stay);
  await shellPrecached(first);
  await linh.button('mypage:checkIn.show').click();
  const door = first
    .getByRole('term')
    .filter({ hasText: t('mypage:checkIn.door') })
    .locator('+ dd');
  await expect(door).toHaveText(/\d{4}/);
  const doorCode = (await door.textContent())!;

  await ownHost.stop();
  const silence = await silenceOn(Number(new URL(ownHost.url).port));
  const later = await browserAnew(EVENING);
  const offline = new Person(later, ownHost, language);
  await later.goto(stay, { waitUntil: 'commit' });
  // Long before a call gives up.
  await offline.button('mypage:checkIn.show').click();
  await expect(later.getByText(doorCode, { exact: true })).toBeVisible();
  await silence.end();
  await ownHost.start();
  await ownHost.clock(EVENING);

  // A device that stores nothing more shows what the host says, and that it will not be there without a network.
  await later.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  });
  await later.goto(stay);
  await expect(later.getByText(t('mypage:notCached')).first()).toBeVisible();
  await offline.button('mypage:checkIn.show').click();
  await expect(later.getByText(doorCode, { exact: true })).toBeVisible();
});

test('the photo of the stay keeps its shape beside a long check-in card @desktop', async ({
  ownHost,
  browserOn,
  language,
}) => {
  const page = await (await browserOn(ownHost)).newPage();
  const linh = new Person(page, ownHost, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await linh.opens('/mypage');
  const photo = page.locator('article img').first();
  await expect(photo).toBeVisible();
  const { width, height } = (await photo.boundingBox())!;
  expect(width / height).toBeCloseTo(4 / 3, 1);
});
