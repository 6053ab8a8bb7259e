import { demoMember } from '#tests/kit/people.ts';
import { expect, test } from './journey.ts';
import { Visitor } from './visitor.ts';

test('a post is written in bold, stored as a draft and saved', async ({
  host,
  engineBrowser: browser,
  language,
  size,
  t,
}) => {
  test.skip(size === 'phone', 'the editor is the same one');
  const jion = new Visitor(browser, host, t);
  await jion.logsIn(demoMember('admin'), language);
  await jion.opens('/admin/community/new');
  await jion.presses('button', t('admin-community:editor.bold'));
  await jion.types(t('admin-community:form.text'), 'Ondol');
  const bold = () => browser.evaluate(() => document.querySelector('#board-body-ko strong')?.textContent);
  await expect.poll(bold).toBe('Ondol');
  await jion.types(t('admin-community:form.title'), 'Warm floors');
  await jion.types(t('admin-community:form.summary'), 'All winter');
  const saved = t('admin-community:draft.saved', { moment: '@' }).replace('@', '.+');
  await jion.sees('text', `/^${saved}/`);
  await jion.presses('button', t('admin-community:form.save'));
  await jion.sees('heading', 'Warm floors');
  await jion.opens(await browser.evaluate(() => location.pathname));
  await expect.poll(bold).toBe('Ondol');
  expect(await browser.complaints()).toEqual([]);
});
