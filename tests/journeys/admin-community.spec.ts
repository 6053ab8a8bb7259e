import type { Page } from '@playwright/test';
import type { AdminBoard } from '#contract/admin/boards.ts';
import type { Board, BoardCard } from '#contract/boards.ts';
import type { EventSeat } from '#contract/events.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { through } from '#tests/kit/bookings.ts';
import { expect, holds, shellPrecached, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';
import type { Texts } from '#tests/kit/texts.ts';

/** Composes Hangul like an input method: each jamo changes the composition, then the syllable is committed. */
async function compose(page: Page, syllables: string[][]): Promise<void> {
  // The editor takes the focus back in the frame after a button; nobody is as quick to begin a syllable.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  const input = await page.context().newCDPSession(page);
  for (const steps of syllables) {
    for (const text of steps)
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await input.send('Input.insertText', { text: steps.at(-1)! });
  }
  await input.detach();
}

const draftSaved = (t: Texts) =>
  new RegExp(t('admin-community:draft.saved', { moment: '@' }).replace('.', '\\.').replace('@', '.+'));

test('a post is written by composition, shown before it is public, scheduled and read @desktop @core', async ({
  ownHost: host,
  browserOn,
  timeOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4(00|04)/);
  // Pasted markup is read in a document where nothing runs; Chromium complains that it does not.
  tolerate(/inline event handler violates/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const call = await through(host, demoMember('admin'));
  await jion.opens('/admin/community');
  await page.getByRole('link', { name: t('admin-community:add') }).click();
  await expect(jion.heading('admin-community:form.add')).toBeVisible();
  const form = page.getByRole('form');
  const inLanguage = async (which: 'ko' | 'en') => {
    const choice = page.getByRole('radio', { name: t(`admin:bilingual.${which}`), exact: false }).first();
    // On a phone one language is shown at a time.
    if (await form.locator('label', { has: choice }).first().isVisible()) await choice.check({ force: true });
    return form.locator(`fieldset[lang=${which}]`);
  };
  const text = (which: 'ko' | 'en') => page.locator(`#board-body-${which}`);
  const tool = (
    within: Awaited<ReturnType<typeof inLanguage>>,
    name: 'bold' | 'bullets' | 'link' | 'undo' | 'picture',
  ) => within.getByRole('button', { name: t(`admin-community:editor.${name}`), exact: true });

  await test.step('Hangul is composed into the text, also in bold', async () => {
    const korean = await inLanguage('ko');
    await korean.getByLabel(t('admin-community:form.title'), { exact: true }).fill('겨울 모임');
    await korean.getByLabel(t('admin-community:form.summary'), { exact: true }).fill('함께 차를 마셔요.');
    await text('ko').click();
    await compose(page, [
      ['ㅎ', '하', '한'],
      ['ㄱ', '그', '글'],
    ]);
    await expect(text('ko')).toHaveText('한글');
    await tool(korean, 'bold').click();
    await compose(page, [
      ['ㅇ', '오', '온'],
      ['ㄷ', '도', '돌'],
    ]);
    await expect(text('ko').locator('strong')).toHaveText('온돌');
    await page.keyboard.press('Enter');
    await tool(korean, 'bullets').click();
    await compose(page, [['ㅊ', '차']]);
    await expect(text('ko').locator('ul li')).toHaveText('차');
  });

  await test.step('what is pasted is cleaned', async () => {
    await inLanguage('en');
    const word =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal" style="mso-pagination:none" onclick="alert(1)"><b><span style="font-family:Batang">Warm</span></b> tea<o:p></o:p></p><script>alert(1)</script><img src="https://elsewhere.example/x.png"><a href="javascript:alert(1)">here</a><!--EndFragment--></body></html>';
    await text('en').evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'Warm tea');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, word);
    await expect(text('en')).toContainText('Warm tea');
    await expect(text('en').locator('strong')).toHaveText('Warm');
    await expect(text('en').locator('img[src*=elsewhere], script, [style], [onclick], a')).toHaveCount(0);
  });

  const dialog = page.getByRole('dialog');
  const words = (which: 'ko' | 'en') =>
    dialog.getByLabel(t('admin-community:picture.alt', { language: t(`admin:bilingual.${which}`) }));
  const use = dialog.getByRole('button', { name: t('admin-community:picture.use') });

  await test.step('a picture that is pasted is described first, and what was typed of it survives Escape', async () => {
    const korean = await inLanguage('ko');
    const file = await photo('pasted.jpg', '#336699');
    await text('ko').evaluate((element, base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, file.buffer.toString('base64'));
    await words('ko').fill('창밖의 눈');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(text('ko').locator('img')).toHaveCount(0);
    await tool(korean, 'picture').click();
    await expect(words('ko')).toHaveValue('창밖의 눈');
    await words('en').fill('Snow outside');
    await use.click();
    await expect(dialog).toHaveCount(0);
    const pasted = text('ko').getByRole('img', { name: '창밖의 눈' });
    await expect
      .poll(() => pasted.evaluate((image: HTMLImageElement) => image.naturalWidth), 'before it is public')
      .toBeGreaterThan(0);
  });

  await test.step('a picture is uploaded, described in both languages and put at the head', async () => {
    await (await inLanguage('ko')).waitFor();
    await page
      .getByRole('button', { name: t('admin-community:picture.add'), exact: true })
      .last()
      .click();
    await expect(dialog).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(await photo('tea.jpg', '#884422'));
    await use.click();
    await expect(dialog.getByText(t('admin-errors:alt_required')).first()).toBeVisible();
    await words('ko').fill('찻잔');
    await words('en').fill('Tea cups');
    await dialog.getByLabel(t('admin-files:focus.y')).fill('20');
    await expectAccessible(page, 'a picture that is described');
    await use.click();
    await expect(dialog).toHaveCount(0);
    await expect(form.getByRole('img', { name: language === 'ko' ? '찻잔' : 'Tea cups' })).toBeVisible();
  });

  await test.step('it was saved as a draft while it was written, and has an address by now', async () => {
    await expect(page.getByText(draftSaved(t))).toBeVisible();
    await expect(page).not.toHaveURL(/\/new$/);
    await page.reload();
    await expect(page.getByText(draftSaved(t))).toBeVisible();
    await expect(form.getByRole('img', { name: language === 'ko' ? '찻잔' : 'Tea cups' })).toBeVisible();
    await inLanguage('ko');
    await expect(text('ko').locator('strong')).toHaveText('온돌');
    await expect(text('ko').locator('ul li')).toHaveText('차');
  });

  await test.step('it is shown as readers will see it, and scheduled', async () => {
    await page.getByRole('button', { name: t('admin-community:preview.show') }).click();
    const preview = page.getByRole('region', { name: t('admin-community:preview.title') });
    await expect(preview.getByRole('article').locator('strong')).toHaveText(
      language === 'ko' ? '온돌' : 'Warm',
    );
    await expectAccessible(page, 'a post that is written');
    await page.getByRole('radio', { name: t('admin-community:publish.later') }).check({ force: true });
    await page.getByLabel(t('admin-community:publish.at')).fill('2027-03-06T09:00');
    await page.getByRole('button', { name: t('admin-community:form.save'), exact: true }).click();
    await expect(page.getByText(t('admin-community:form.saved'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('admin-community:state.scheduled'), { exact: true }).first()).toBeVisible();
  });
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  expect((await call<BoardCard[]>('GET', '/v1/boards')).some((each) => each.id === id)).toBe(false);

  const reader = new Person(await (await browserOn(host)).newPage(), host, language);
  await timeOn(host, '2027-03-06T00:00:30Z');
  await reader.opens(`/community/${id}`);
  await expect(reader.page.getByRole('heading', { level: 1, name: '겨울 모임' })).toBeVisible();
  const head = reader.page.getByRole('article').getByRole('img').first();
  await expect.poll(() => head.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const shown = await call<Board>('GET', `/v1/boards/${id}`);
  expect(shown.body.ko).toContain('<p>한글<strong>온돌</strong></p>');
  expect(shown.body.ko).toContain('alt="창밖의 눈"');
  expect(shown.photo?.focus).toEqual({ x: 50, y: 20 });

  await test.step('whoever read it can read it without a network', async () => {
    const { page: phone } = reader;
    await shellPrecached(phone);
    await phone.reload();
    const title = phone.getByRole('heading', { level: 1, name: '겨울 모임' });
    await expect(title).toBeVisible();
    await holds(
      phone,
      async () =>
        (await caches.match(`/v1${location.pathname.replace('community', 'boards')}`)) !== undefined,
    );
    tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(title).toBeVisible();
  });
});

test('two who write see both versions, one goes back, and a post becomes the main one @desktop', async ({
  ownHost: host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of (412|500)/);
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const call = await through(host, demoMember('admin'));
  const [card] = await call<BoardCard[]>('GET', '/v1/boards?boardType=NOTICE');
  const path = `/v1/admin/boards/${card!.id}`;
  const before = await call<AdminBoard>('GET', path);
  const { boardType, summary, body, event, person, publishedAt, photo: picture } = before;
  const content = { boardType, summary, body, event, person, publishedAt, photoId: picture?.id ?? null };
  await jion.opens(`/admin/community/${card!.id}`);
  const title = page
    .locator('fieldset[lang=ko]')
    .getByLabel(t('admin-community:form.title'), { exact: true });
  await title.fill('내가 쓴 제목');
  const theirs = { ...content, title: { ko: '다른 사람의 제목', en: 'Theirs' } };
  await call('PUT', path, theirs, { 'if-match': `"${before.version}"` });
  const save = page.getByRole('button', { name: t('admin-community:form.save'), exact: true });
  await save.click();
  const both = page.getByRole('alert', { name: t('admin:conflict.title') });
  await expect(both).toContainText('다른 사람의 제목');
  await expectAccessible(page, 'both versions of a post');
  await jion.button('admin:conflict.keepMine').click();
  await expect(page.getByText(t('admin-community:form.saved'), { exact: true })).toBeVisible();
  expect((await call<AdminBoard>('GET', path)).title.ko).toBe('내가 쓴 제목');
  await expect(page.getByText(draftSaved(t)), 'what is saved is no draft').toHaveCount(0);

  await test.step('what is typed is a draft, which nobody else reads, and can be discarded', async () => {
    await title.fill('초안의 제목');
    await expect(page.getByText(draftSaved(t))).toContainText(t('admin-community:draft.notPublic'));
    expect(await call<AdminBoard>('GET', path)).toMatchObject({
      title: { ko: '내가 쓴 제목' },
      draft: { title: { ko: '초안의 제목' } },
    });
    await page.getByRole('button', { name: t('admin-community:form.discard'), exact: true }).click();
    await expect(title).toHaveValue('내가 쓴 제목');
    expect((await call<AdminBoard>('GET', path)).versions[0]!.content.title.ko).toBe('초안의 제목');
    await title.fill('바로 버린 제목');
    await page.getByRole('button', { name: t('admin-community:form.discard'), exact: true }).click();
    await expect(title).toHaveValue('내가 쓴 제목');
    expect((await call<AdminBoard>('GET', path)).versions[0]!.content.title.ko).toBe('바로 버린 제목');
  });
  await test.step('a network that is lost and comes back loses no word', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.context().setOffline(true);
    await title.fill('기차에서 쓴 제목');
    await expect(page.getByText(t('admin-community:draft.waiting'))).toBeVisible();
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await call<AdminBoard>('GET', path)).draft?.title.ko)
      .toBe('기차에서 쓴 제목');
    await page.getByRole('button', { name: t('admin-community:form.discard'), exact: true }).click();
    await expect(title).toHaveValue('내가 쓴 제목');
  });
  await test.step('a version comes back, and the present text becomes one', async () => {
    const number = 1;
    await title.fill('불러오기 전의 제목');
    await page
      .getByRole('button', { name: t('admin-community:versions.bringBackNamed', { number }) })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin-community:versions.bringBack'), exact: true })
      .click();
    await expect(title).toHaveValue(before.title.ko);
    await save.click();
    await expect.poll(async () => (await call<AdminBoard>('GET', path)).title.ko).toBe(before.title.ko);
    const { versions } = await call<AdminBoard>('GET', path);
    expect(versions.map((version) => version.content.title.ko)).toEqual(
      expect.arrayContaining(['내가 쓴 제목', '불러오기 전의 제목']),
    );
  });
  await test.step('it becomes the main post', async () => {
    await page.getByRole('button', { name: t('admin-community:main.action') }).click();
    await expect(page.getByText(t('admin-community:main.done'))).toBeVisible();
    expect((await call<BoardCard>('GET', '/v1/boards/main')).id).toBe(card!.id);
  });
  await test.step('a failure of the server is told in the words of the specification', async () => {
    await page.route(`**${path}/set-main`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.route(`**${path}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { errorMessage: 'x', code: 'server_error' } })
        : route.continue(),
    );
    await page.getByRole('button', { name: t('admin-community:remove.action') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin-community:remove.confirm') })
      .click();
    await expect(page.getByText(t('errors:server_error'))).toBeVisible();
    await page.unroute(`**${path}`);
    await title.fill('삭제하기 전의 초안');
    await expect(page.getByText(draftSaved(t))).toBeVisible();
    await page.getByRole('button', { name: t('admin-community:remove.action') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin-community:remove.confirm') })
      .click();
    await expect(jion.heading('admin-community:title')).toBeVisible();
  });
  await test.step('whoever leaves a new post is not called back to it, and it is a draft', async () => {
    await page.getByRole('link', { name: t('admin-community:add') }).click();
    await title.fill('쓰다 만 글');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('admin-community:title'), exact: true })
      .click();
    const drafts = () => call<AdminBoard[]>('GET', '/v1/admin/boards?search=쓰다');
    await expect.poll(async () => (await drafts()).length).toBe(1);
    await expect(jion.heading('admin-community:title')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/community$/);
  });
});

test('who comes to an event is seen, written to, and told when it is cancelled @desktop', async ({
  ownHost: host,
  browserOn,
  language,
  t,
}) => {
  const page = await (await browserOn(host)).newPage();
  const jion = new Person(page, host, language);
  await jion.startsLoggedIn(demoMember('admin'));
  const linh = await through(host, demoMember('linh'));
  const [next] = await linh<BoardCard[]>('GET', '/v1/boards?boardType=EVENT&upcoming=true');
  const { state } = await linh<EventSeat>('PUT', `/v1/boards/${next!.id}/seat`);
  expect(state).toBe('seat');
  await jion.opens(`/admin/community/${next!.id}`);
  const guests = page.getByRole('region', { name: t('admin-community:signUps.title') });
  await expect(guests.getByText(demoMember('linh').email)).toBeVisible();

  await guests.getByRole('button', { name: t('admin-community:signUps.message'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const words = dialog.getByLabel(t('admin-community:signUps.messageText')).first();
  await words.fill('앞치마를 가져와 주세요.');
  await expectAccessible(page, 'a mail to all who come');
  await dialog.getByRole('button', { name: t('admin-community:signUps.send'), exact: true }).click();
  await expect(page.getByText(t('admin-community:signUps.sent', { count: 1 }))).toBeVisible();

  await guests.getByRole('button', { name: t('admin-community:signUps.cancel'), exact: true }).click();
  await dialog.getByLabel(t('admin-community:signUps.cancelReason')).first().fill('눈이 많이 와요.');
  await dialog.getByRole('button', { name: t('admin-community:signUps.cancelConfirm'), exact: true }).click();
  await expect(guests.getByText('눈이 많이 와요.')).toBeVisible();
  const mails = (await host.outbox(demoMember('linh').email)).map(({ text }) => text);
  expect(mails.some((text) => text.includes('앞치마를 가져와 주세요.'))).toBe(true);
  expect(mails.some((text) => text.includes('눈이 많이 와요.'))).toBe(true);
  const reader = new Person(await (await browserOn(host)).newPage(), host, language);
  await reader.opens(`/community/${next!.id}`);
  await expect(reader.page.getByText(t('community:cancelled'))).toBeVisible();
});
