import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

test('a building owner asks for a consultation, and administrators record what became of it', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of (429|400)/);
  const owner = await (await browserOn(host)).newPage();
  const park = new Person(owner, host, language);
  await park.opens('/portfolio');
  const submit = park.button('consultation:submit');
  await owner.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(submit).toBeVisible();
  const field = (name: string) => owner.getByLabel(t(`consultation:${name}`), { exact: true });

  await test.step('bad input is told field by field, and what was typed stays', async () => {
    await field('name').fill('박정우');
    await field('rooms').fill('많아요');
    await submit.click();
    const alert = owner.getByRole('alert').filter({ hasText: t('consultation:failed') });
    await expect(alert).toContainText(t('errors:contact_required'));
    await expect(alert).toContainText(t('errors:rooms_required', { mostRooms: '10,000' }));
    await owner.reload();
    await owner.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(field('name')).toHaveValue('박정우');
    await expectAccessible(owner, 'the request for a consultation');
  });
  await test.step('it is sent, and the owner is told so', async () => {
    await field('phone').fill('010-8765-4321');
    await field('district').fill('마포구 서교동');
    await field('rooms').fill('12');
    await field('message').fill('두 층이 비어 있습니다.');
    await expect(async () => {
      if (await submit.isVisible()) await submit.click();
      await expect(owner.getByText(t('consultation:sent'))).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  await test.step('the fourth of a day is told why, and nothing typed is lost', async () => {
    for (const name of ['이서준', '최하윤']) {
      const wish = { name, phone: '', email: 'owner@people.example', district: '용산구', rooms: 3 };
      const data = { ...wish, message: '한 층입니다.', language, seconds: 40 };
      expect((await owner.request.post(`${host.url}/v1/consultations`, { data })).ok()).toBe(true);
    }
    await owner.reload();
    await owner.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const typed = {
      name: '박정우',
      phone: '010-8765-4321',
      district: '은평구',
      rooms: '4',
      message: '또 있어요.',
    };
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    const alert = owner.getByRole('alert').filter({ hasText: t('consultation:failed') });
    await expect(async () => {
      await submit.click();
      await expect(alert).toContainText(t('errors:consultations_exceeded', { most: 3 }), { timeout: 1000 });
    }).toPass();
    await owner.reload();
    await owner.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
  });

  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  await jion.opens('/admin');
  await test.step('it waits on the day of the administrators', async () => {
    await page
      .getByRole('region', { name: t('admin-today:list.consultations') })
      .getByRole('link', { name: '박정우' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '박정우' })).toBeVisible();
    await expect(page.getByRole('link', { name: '01087654321' })).toBeVisible();
    await expectAccessible(page, 'a request of a building owner');
  });
  await test.step('its state and a note are recorded, and leave it to the list', async () => {
    await page.getByRole('radio', { name: t('admin-consultations:state.contacted') }).check();
    await page.getByLabel(t('admin-consultations:form.note')).fill('수요일 두 시에 방문');
    await jion.button('admin-consultations:form.save').click();
    await expect(page.getByText(t('admin-audit-log:action.consultation-changed'))).toBeVisible();
    await page
      .getByRole('link', { name: t('admin-consultations:title') })
      .first()
      .click();
    await expect(page.getByRole('row').filter({ hasText: '박정우' })).toContainText(
      t('admin-consultations:state.contacted'),
    );
    await expectAccessible(page, 'the requests of building owners');
  });
  await test.step('it is deleted for good, once that was confirmed', async () => {
    await page.getByRole('link', { name: '박정우' }).click();
    await jion.button('admin-consultations:remove.action').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin-consultations:remove.confirm') })
      .click();
    await expect(page.getByRole('row').filter({ hasText: '이서준' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '박정우' })).toHaveCount(0);
  });
});
