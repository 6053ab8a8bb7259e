import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { Person } from '#tests/kit/people.ts';

test('a new version waits for a yes, and then comes with one reload @desktop', async ({
  changingHost,
  browserOn,
  language,
  t,
}) => {
  const context = await browserOn(changingHost);
  const page = await context.newPage();
  const visitor = new Person(page, changingHost, language);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await visitor.opens('/faq');
  await shellPrecached(page);
  expect(loads).toBe(1);

  const worker = join(changingHost.app, 'sw.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version`);
  for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`, { force: true });
  const looks = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await looks();

  const prompt = page.getByText(t('update:text'));
  await expect(prompt).toBeVisible();
  await visitor.button('update:later').click();
  await expect(prompt).toHaveCount(0);
  expect(loads).toBe(1);

  // The next start offers it again.
  await visitor.opens('/about');
  await expect(prompt).toBeVisible();
  expect(loads).toBe(2);
  await visitor.button('update:now').click();
  await expect.poll(() => loads).toBe(3);
  await shellPrecached(page);
  await expect(prompt).toHaveCount(0);
  const versions = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return [registration.active?.state, registration.waiting === null];
  });
  expect(versions).toEqual(['activated', true]);
  expect(loads).toBe(3);
});
