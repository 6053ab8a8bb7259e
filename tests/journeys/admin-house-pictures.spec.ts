import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';

const HOUSE = 'hannam-sage';
const COLOURS = ['#88aacc', '#ccaa88', '#446644', '#aa7799', '#ddccaa'];

type Picture = Awaited<ReturnType<typeof photo>>;

async function drop(page: Page, pictures: readonly Picture[]): Promise<void> {
  const sent = pictures.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  const transfer = await page.evaluateHandle((files) => {
    const held = new DataTransfer();
    for (const { name, mimeType, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
      held.items.add(new File([bytes], name, { type: mimeType }));
    }
    return held;
  }, sent);
  const zone = page
    .locator('section[aria-labelledby=section-pictures] input[type=file][multiple]')
    .locator('..');
  for (const type of ['dragover', 'drop']) await zone.dispatchEvent(type, { dataTransfer: transfer });
}

test('five pictures come to a house over a network that breaks, and are put in order and described @desktop', async ({
  ownHost: host,
  language,
  t,
  browserOn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (400|404|409|415)|Connecting to 'blob:/);
  const staff = await browserOn(host);
  const jion = new Person(await staff.newPage(), host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens(`/admin/houses/${HOUSE}`);
  const page = jion.page;
  const rows = page.getByRole('list', { name: t('admin-house-pictures:list') }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const shipped = await rows.count();
  const total = shipped + COLOURS.length;
  const number = (index: number) => t('admin-house-pictures:unnamed', { number: index + 1 });

  await test.step('what did not arrive goes on with the network', async () => {
    const pictures = await Promise.all(COLOURS.map((colour, index) => photo(`room-${index}.jpg`, colour)));
    let sent = 0;
    await staff.route('**/v1/admin/photos', async (route) => {
      sent += 1;
      if (sent !== 3) return route.continue();
      await staff.setOffline(true);
      return route.abort('internetdisconnected');
    });
    if (language === 'en') await drop(page, pictures);
    else await page.locator('input[type=file][multiple]').setInputFiles(pictures);
    await expect(page.getByText(t('admin-files:offline')).first()).toBeVisible();
    expect(await rows.count()).toBeGreaterThan(shipped);
    await staff.setOffline(false);
    // The host makes each picture anew in several sizes, one after the other.
    await expect(rows).toHaveCount(total, { timeout: 45_000 });
    await expect(page.getByRole('list', { name: t('admin-house-pictures:pending') })).toHaveCount(0);
    await expectAccessible(page, 'pictures of a house without words');
  });

  await test.step('one comes first by the keys', async () => {
    const live = page.locator('[role=status][aria-live]');
    const name = number(shipped);
    await page.getByRole('button', { name: t('admin-faq:order.move', { name }) }).focus();
    await page.keyboard.press('Space');
    for (let position = shipped; position > 0; position -= 1) await page.keyboard.press('ArrowUp');
    const first = t('admin-faq:order.over', { name, position: 1, total });
    await expect(live.filter({ hasText: first })).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(rows.first()).toContainText(t('admin-house-pictures:noWords'));
  });

  await test.step('and is described, with what stays in sight', async () => {
    await jion.button('admin-house-pictures:editNamed', { name: number(0) }).click();
    await expectAccessible(page, 'the form of a picture of a house');
    const form = page.getByRole('form', { name: t('admin-house-pictures:form.title', { name: number(0) }) });
    await form.getByLabel(t('admin-house-pictures:form.room')).selectOption('living-room');
    await form.locator('input[lang=ko]').fill('창이 큰 거실');
    await form.locator('input[lang=en]').fill('A living room with a large window');
    await form.getByRole('slider').first().fill('20');
    await form.getByRole('button', { name: t('admin-house-pictures:form.save') }).click();
    await expect(rows.first()).toContainText(t('admin-house-pictures:card'));
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  await test.step('one is taken away, and comes back', async () => {
    await jion.button('admin-house-pictures:remove', { name: number(total - 1) }).click();
    await expect(rows).toHaveCount(total - 1);
    await expect(jion.button('admin-files:undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(total);
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  await test.step('and all of it is there after a reload, on its card too', async () => {
    const words = { ko: '창이 큰 거실', en: 'A living room with a large window' };
    await page.reload();
    await expect(rows).toHaveCount(total);
    await expect(rows.first()).toContainText(words[language]);
    await expect(rows.first()).toContainText(t('houses:room.living-room'));
    await jion.button('admin-house-pictures:editNamed', { name: words[language] }).click();
    const form = page.getByRole('form', { name: words[language] });
    for (const each of ['ko', 'en'] as const)
      await expect(form.locator(`input[lang=${each}]`)).toHaveValue(words[each]);
    await expect(form.getByRole('slider').first()).toHaveValue('20');
    await page.goto(`/detail?id=${HOUSE}`);
    const shown = page.getByRole('img', { name: words[language] }).first();
    await expect(shown).toBeVisible();
    await expect(shown).toHaveCSS('object-position', '20% 50%');
  });
});
