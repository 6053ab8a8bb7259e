import { brand } from '#contract/brand.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('who answers has a face, languages and a reply time, on a home and on a stay, with messengers in reach', async ({
  host,
  browserOn,
  language,
}) => {
  const page = await (await browserOn(host)).newPage();
  const linh = new Person(page, host, language);
  await linh.opens('/detail?id=yeonnam-oak');
  await test.step('the home names its host', async () => {
    await page.locator('#refund').scrollIntoViewIfNeeded();
    const part = page.locator('#host');
    await part.scrollIntoViewIfNeeded();
    await expect(part).toContainText(language === 'ko' ? '강지호' : 'Jiho Kang');
    await expect(part).toContainText(language === 'ko' ? '일본어' : 'Japanese');
    await expect(part.locator('img')).toHaveJSProperty('complete', true);
    await expect(part.getByRole('link', { name: brand.messengers[0].name[language] })).toBeVisible();
    await expectAccessible(page, 'a home with its host');
  });
  await test.step('the team stands on the page about us', async () => {
    await linh.opens('/about');
    await expect(page.getByText(language === 'ko' ? '문서윤' : 'Seoyun Moon')).toBeVisible();
    await expectAccessible(page, 'the page about us');
  });
  await test.step('nothing covers the ways to reach us at the foot of a stay', async () => {
    await linh.startsLoggedIn(demoMember('linh'));
    await linh.opens('/mypage');
    const links = page.locator('main a[href^="/mypage/"]');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await linh.opens(hrefs.find((href) => /^\/mypage\/[0-9a-f-]{36}$/.test(href))!);
    const ways = page.locator('section[aria-labelledby=concierge]');
    await ways.waitFor();
    const way = ways.getByRole('link', { name: brand.messengers[0].name[language] });
    await way.scrollIntoViewIfNeeded();
    await expect(way).toBeVisible();
    const box = (await way.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    const isFree = () =>
      way.evaluate((link) => {
        link.scrollIntoView({ block: 'end' });
        const { left, top, width, height } = link.getBoundingClientRect();
        const corners = [0.1, 0.9].flatMap((x) =>
          [0.1, 0.9].map((y) => [left + x * width, top + y * height]),
        );
        return corners.every(([x, y]) => link.contains(document.elementFromPoint(x!, y!)));
      });
    // A part that comes late may move it once.
    await expect.poll(isFree).toBe(true);
  });
});
