import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { HouseCard } from '#contract/houses.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { startLocalServer } from '#tests/kit/local-server.ts';
import { demoMember, Person } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';

test.use(withoutWorker);

const ID = 'hapjeong-sun-house';
const COLOURS = ['#88aacc', '#ccaa88', '#446644', '#aa7799', '#ddccaa'];
const stay = { checkIn: '2027-06-10', checkOut: '2027-07-15', guests: '1' };
const elsewhere = { from: '2027-09-01', to: '2027-09-08' };

const korean = {
  summary: '볕이 잘 드는 원룸',
  about: '합정역 골목 안쪽, 하루 종일 볕이 드는 집이에요.',
  floor: '3층 건물의 2층',
  parking: '주차 공간 없음',
  area: '서울 마포구 합정동 양화로',
  address: '서울특별시 마포구 양화로 45, 202호',
  stationName: '합정역',
  way: '3번 출구에서 골목으로 4분 걸어오세요.',
} as const;
const lines = {
  areaM2: '18',
  stationLines: '2',
  walkMinutes: '4',
  wifiName: 'ondol-sun-202',
  wifiPassword: 'sunny-window-45',
} as const;

async function writes(jion: Person, page: Page): Promise<void> {
  const field = (name: keyof typeof korean | keyof typeof lines) => jion.t(`admin-houses:field.${name}`);
  for (const [name, text] of Object.entries(korean))
    await page
      .locator('fieldset[lang=ko]')
      .getByLabel(field(name as keyof typeof korean))
      .fill(text);
  for (const [name, text] of Object.entries(lines))
    await page.getByLabel(field(name as keyof typeof lines)).fill(text);
  await page
    .getByRole('region', { name: jion.t('admin-houses:map.label') })
    .click({ position: { x: 150, y: 180 } });
  await jion.button('admin-houses:form.save').click();
}

test('a house is made of nothing, published, found, booked, blocked from elsewhere and exported @desktop @core', async ({
  hostWith,
  afterBrowsers,
  browserOn,
  language,
  t,
}) => {
  test.setTimeout(180_000);
  const host = await hostWith({ CALENDAR_LOOPBACK: '1' });
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const publishing = page.getByRole('region', { name: t('admin-houses:publish.title') });

  await test.step('its words, its place, its rent and its door', async () => {
    await jion.opens('/admin/houses/new');
    const begin = page.getByRole('form', { name: t('admin-houses:new.title') });
    await begin.getByRole('textbox').nth(0).fill('합정 볕집');
    await begin.getByRole('textbox').nth(1).fill('Hapjeong Sun House');
    await begin.getByLabel(t('admin-houses:field.location')).selectOption('hongdae');
    await begin.getByLabel(t('admin-houses:field.type')).selectOption('studio');
    await jion.button('admin-houses:new.create').click();
    await expect(page).toHaveURL(new RegExp(`/admin/houses/${ID}$`));
    await writes(jion, page);
    await expect(
      publishing.getByRole('link', { name: t('admin-houses:part.wifi'), exact: true }),
    ).toBeHidden();

    const price = page.getByRole('form', { name: t('admin-houses:price.title') });
    await price.getByLabel(t('admin-houses:price.monthlyRent')).fill('950,000');
    await price.getByLabel(t('admin-houses:price.deposit')).fill('500000');
    await jion.button('admin-houses:price.set').click();
    await jion.button('admin-door-codes:set').click();
    await page.getByLabel(t('admin-door-codes:label')).fill('2580*');
    await jion.button('admin-door-codes:submit').click();
    await expect(
      publishing.getByRole('link', { name: t('admin-houses:part.door_code'), exact: true }),
    ).toBeHidden();
  });

  await test.step('five pictures, each with words in both languages', async () => {
    const files = await Promise.all(COLOURS.map((colour, index) => photo(`sun-${index}.jpg`, colour)));
    await page.locator('input[type=file][multiple]').setInputFiles(files);
    const rows = page.getByRole('list', { name: t('admin-house-pictures:list') }).getByRole('listitem');
    // The host makes each picture anew in several sizes, one after the other.
    await expect(rows).toHaveCount(COLOURS.length, { timeout: 45_000 });
    for (const index of COLOURS.keys()) {
      const name = t('admin-house-pictures:unnamed', { number: index + 1 });
      await jion.button('admin-house-pictures:editNamed', { name }).click();
      const form = page.getByRole('form', { name: t('admin-house-pictures:form.title', { name }) });
      await form.locator('input[lang=ko]').fill(`볕집 사진 ${index + 1}`);
      await form.locator('input[lang=en]').fill(`Sun House, photo ${index + 1}`);
      await form.getByRole('button', { name: t('admin-house-pictures:form.save') }).click();
      await expect(form).toBeHidden();
    }
  });

  await test.step('published, a visitor finds it and a member books it', async () => {
    await jion.button('admin-houses:publish.go').click();
    await expect(publishing.getByText(t('admin-houses:publish.is.published'))).toBeVisible();
    const member = await (await browserOn(host)).newPage();
    const linh = new Person(member, host, language);
    await linh.startsLoggedIn(demoMember('linh'));
    await linh.opens(`/houses?${new URLSearchParams({ location: 'hongdae', ...stay })}`);
    // English falls back to Korean where nobody has written it.
    const card = member.getByRole('article').filter({ hasText: /합정 볕집|Hapjeong Sun House/ });
    await card.getByRole('link').first().click();
    await expect(member.getByText(korean.about)).toBeVisible();
    await linh.opens(`/book?${new URLSearchParams({ houseId: ID, ...stay, beddingSets: '0' })}`);
    await expect(linh.button('booking:submit')).toBeVisible();
    for (const consent of await member.getByRole('checkbox').all()) await consent.check();
    await linh.button('booking:submit').click();
    await member.waitForURL(/\/book\/[\da-f-]{36}/);
    const { data } = (await (
      await member.request.get(`${host.url}/v1/houses?${new URLSearchParams(stay)}&pageSize=50`)
    ).json()) as { data: HouseCard[] };
    expect(data.map(({ id }) => id)).not.toContain(ID);
  });

  await test.step('a calendar of elsewhere blocks it', async () => {
    const day = (date: string) => date.replaceAll('-', '');
    const event = `BEGIN:VEVENT\r\nUID:one\r\nDTSTART;VALUE=DATE:${day(elsewhere.from)}\r\nDTEND;VALUE=DATE:${day(elsewhere.to)}\r\nEND:VEVENT`;
    const body = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${event}\r\nEND:VCALENDAR\r\n`;
    const server = await startLocalServer(() => ({ body }));
    afterBrowsers(server.close);
    await jion.button('admin-house-dates:calendars.add').click();
    const form = page.getByRole('form', { name: t('admin-house-dates:calendars.add') });
    await form.getByLabel(t('admin-house-dates:calendars.name')).fill('Elsewhere');
    await form.getByLabel(t('admin-house-dates:calendars.url')).fill(`${server.url}/a.ics`);
    await jion.button('admin-house-dates:calendars.submit').click();
    await expect(form).toBeHidden();
    const taken = await page.request.get(`${host.url}/v1/houses/${ID}/availability`);
    expect(await taken.json()).toMatchObject({
      data: { taken: [{ from: stay.checkIn, to: stay.checkOut }, elsewhere] },
    });
  });

  await test.step('and it goes out with the catalogue, without its door code', async () => {
    await jion.opens('/admin/catalogue');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      jion.button('admin-catalogue:export.catalogue').click(),
    ]);
    const catalogue = await readFile(await file.path(), 'utf8');
    expect(catalogue).toContain(ID);
    expect(catalogue).toContain(korean.address);
    expect(catalogue).not.toContain('2580*');
  });
});
