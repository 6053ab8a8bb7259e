import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('a house is begun, placed on the map and priced, and stays hidden while something is missing @desktop', async ({
  ownHost: host,
  browserOn,
  language,
  t,
}) => {
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const bar = page.getByRole('banner');
  await jion.opens('/admin/houses');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  // A change of the bar would have taken effect once a dialog has come.
  await jion.button('admin:finder.open').click();
  await expect(page.getByRole('dialog', { name: t('admin:finder.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await jion.opens('/admin/houses/new');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const begin = page.getByRole('form', { name: t('admin-houses:new.title') });
  await begin.getByRole('textbox').nth(0).fill('합정 볕집');
  await begin.getByRole('textbox').nth(1).fill('Hapjeong Sun House');
  await begin.getByLabel(t('admin-houses:field.location')).selectOption('hongdae');
  await begin.getByLabel(t('admin-houses:field.type')).selectOption('studio');
  await jion.button('admin-houses:new.create').click();
  await expect(page).toHaveURL(/\/admin\/houses\/hapjeong-sun-house$/);
  const publishing = page.getByRole('region', { name: t('admin-houses:publish.title') });
  await expect(publishing.getByText(t('admin-houses:publish.missing'))).toBeVisible();

  await test.step('the place is picked by a click and moved by a key, and survives a reload unsaved', async () => {
    const latitude = page.getByLabel(t('admin-houses:field.latitude'));
    await page
      .getByRole('region', { name: t('admin-houses:map.label') })
      .click({ position: { x: 150, y: 180 } });
    await expect(latitude).toHaveValue(/^37\.\d+$/);
    const clicked = Number(await latitude.inputValue());
    await page.getByRole('button', { name: t('admin-houses:map.pin') }).press('ArrowUp');
    await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(clicked);
    await page.reload();
    await expect(page.getByText(t('admin-houses:form.restored'))).toBeVisible();
    await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(clicked);
    await jion.button('admin-houses:form.save').click();
    await expect(
      publishing.getByRole('link', { name: t('admin-houses:part.place'), exact: true }),
    ).toBeHidden();
  });

  await test.step('a rent holds at once, and what is typed shows in the preview', async () => {
    const price = page.getByRole('form', { name: t('admin-houses:price.title') });
    await price.getByLabel(t('admin-houses:price.monthlyRent')).fill('950,000');
    await price.getByLabel(t('admin-houses:price.deposit')).fill('500000');
    await jion.button('admin-houses:price.set').click();
    await expect(
      publishing.getByRole('link', { name: t('admin-houses:part.rent'), exact: true }),
    ).toBeHidden();
    await page
      .locator('fieldset[lang=ko]')
      .first()
      .getByLabel(t('admin-houses:field.summary'))
      .fill('볕이 잘 들어요');
    await jion.button('admin-houses:preview.show').click();
    // English falls back to Korean.
    const preview = page.getByRole('region', { name: t('admin-houses:preview.title') });
    await expect(preview.getByText('볕이 잘 들어요')).toBeVisible();
  });

  await test.step('it cannot be published yet, and is archived and brought back', async () => {
    await expect(jion.button('admin-houses:publish.go')).toHaveAttribute('aria-disabled', 'true');
    await jion.button('admin-houses:publish.archive').click();
    await jion.button('admin-houses:publish.restore').click();
    await expect(publishing.getByText(t('admin-houses:publish.is.unpublished'))).toBeVisible();
  });
});
