import { createHash, randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TokenPair } from '#contract/sign-in.ts';
import type { HouseCard } from '#contract/houses.ts';
import { consentAge } from '#contract/rules/people/consent-age.ts';
import { wording } from '#server/adapters/payments/sandbox/wording.ts';
import { demoLogins } from '#server/demo/people.ts';
import type { BrowserHost, Message } from './browser-host.ts';
import { textsOf, type Texts } from './texts.ts';

/** Contact data as a person types it. `region` is the ISO code of the country in the form's list. */
export type Someone = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  region: string;
  phone: string;
};

export function somebody(changes: Partial<Someone> = {}): Someone {
  return {
    firstName: 'Thảo',
    lastName: 'Phạm',
    email: `thao-${randomUUID().slice(0, 8)}@people.example`,
    password: 'warmfloor1',
    region: 'VN',
    phone: '912345670',
    ...changes,
  };
}

export function demoMember(name: 'linh' | 'marco' | 'admin'): Pick<Someone, 'email' | 'password'> {
  const login = demoLogins.find(({ email }) => email.startsWith(name));
  if (!login) throw new Error(`The demo has no log-in ${name}`);
  return login;
}

const romanized: Record<string, string> = { 박: 'PARK', 서연: 'SEOYEON', 이: 'LEE', 민준: 'MINJUN' };

export type Stay = { checkIn: string; checkOut: string; guests: number };

export class Person {
  readonly page: Page;
  readonly language: 'ko' | 'en';
  readonly #host: BrowserHost;
  readonly t: Texts;

  constructor(page: Page, host: BrowserHost, language: 'ko' | 'en') {
    this.page = page;
    this.#host = host;
    this.language = language;
    this.t = textsOf(language);
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true });
  }

  heading(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('heading', { name: this.t(key, values), exact: true });
  }

  /** Opens an address and waits until React has hydrated the page, so that its buttons work. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await ready(this.page);
  }

  async signsUp(who: Someone): Promise<void> {
    const { page } = this;
    if (!page.url().includes('/auth/signup')) await this.opens('/auth/signup');
    await this.fillsContact(page.locator('form'), who);
    await this.fillsBirthDate();
    await this.choosesPassword(who);
    await this.agreesToTerms();
    await this.button('auth:signup.submit').click();
    await expect(this.heading('auth:sent.title')).toBeVisible();
  }

  async accepts(who: Pick<Someone, 'email' | 'password'>): Promise<void> {
    const { page } = this;
    await this.opens((await this.mail(who.email, '/auth/signup')).link);
    await expect(this.heading('invitation:title')).toBeVisible();
    await this.fillsBirthDate();
    await this.choosesPassword(who);
    await this.agreesToTerms();
    await this.button('invitation:submit', { count: 1 }).click();
    await page.waitForURL(/\/mypage\/[0-9a-f-]{36}$/);
  }

  async choosesPassword({ password }: Pick<Someone, 'password'>): Promise<void> {
    const { page, t } = this;
    await page.getByLabel(t('auth:password.label'), { exact: true }).fill(password);
    await page.getByLabel(t('auth:password.again'), { exact: true }).fill(password);
  }

  async agreesToTerms(): Promise<void> {
    const { page, t } = this;
    await page.getByRole('checkbox', { name: t('auth:signup.terms') }).check();
    await page.getByRole('checkbox', { name: t('auth:signup.privacy') }).check();
  }

  /** Signs up in the short form before a booking: only name, address, password and consents. */
  async joins(who: Pick<Someone, 'firstName' | 'lastName' | 'email' | 'password'>): Promise<void> {
    const { page, t } = this;
    const prompt = page.getByRole('dialog', { name: t('join:title') });
    const { firstName, lastName, email } = who;
    await this.fillsContact(prompt, { firstName, lastName, email });
    await prompt.getByLabel(t('auth:password.label'), { exact: true }).fill(who.password);
    await this.agreesAndJoins();
  }

  async agreesAndJoins(): Promise<void> {
    const { page, t } = this;
    await page.getByRole('checkbox', { name: t('auth:signup.terms') }).check();
    await page.getByRole('checkbox', { name: t('auth:signup.privacy') }).check();
    await page.getByRole('checkbox', { name: t('join:age', { age: consentAge }) }).check();
    await this.button('join:submit').click();
    await expect(this.heading('booking:title')).toBeVisible();
  }

  async fillsBirthDate(): Promise<void> {
    const { page, t } = this;
    await page.getByLabel(t('auth:birth.year'), { exact: true }).fill('2003');
    await page.getByLabel(t('auth:birth.month'), { exact: true }).selectOption('04');
    await page.getByLabel(t('auth:birth.day'), { exact: true }).selectOption('05');
  }

  async fillsContact(part: Locator, who: Partial<Someone>): Promise<void> {
    const { t } = this;
    for (const field of ['firstName', 'lastName', 'email', 'phone'] as const) {
      const value = who[field];
      if (value !== undefined) await part.getByLabel(t(`auth:contact.${field}`), { exact: true }).fill(value);
    }
    if (who.region) {
      const country = part.getByRole('combobox', { name: t('auth:contact.countryCode'), exact: true });
      await country.click();
      await country.fill(who.region);
      await country.press('Enter');
      await expect(country).toHaveValue(/\+\d/);
    }
  }

  async logsIn(who: Pick<Someone, 'email' | 'password'>): Promise<void> {
    const { page, t } = this;
    if (!page.url().includes('/auth/login')) await this.opens('/auth/login');
    await page.getByLabel(t('auth:contact.email'), { exact: true }).fill(who.email);
    await page.getByLabel(t('auth:password.label'), { exact: true }).fill(who.password);
    await this.button('auth:login.submit').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
    await ready(page);
  }

  /** Starts logged in, without the log-in screen, for journeys that begin after it. */
  async startsLoggedIn(who: Pick<Someone, 'email' | 'password'>): Promise<void> {
    const { page } = this;
    const { email, password } = who;
    const data = { email, password };
    const answer = await page.request.post(`${this.#host.url}/v1/auth/log-in`, { data });
    if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()} ${await answer.text()}`);
    const { data: tokens } = (await answer.json()) as { data: TokenPair };
    // A page of our address that asks the host for nothing, not even an icon.
    const empty = '**/before-the-journey';
    await page.route(empty, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto('/before-the-journey');
    await page.unroute(empty);
    await page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.setItem('refreshToken', refreshToken);
      localStorage.setItem('accessToken', accessToken);
    }, tokens);
  }

  /** Returns the newest mail to a person with a link to a path. */
  async mail(to: string, path: string): Promise<Message & { link: string }> {
    const messages = await this.#host.outbox(to);
    for (const message of messages) {
      const link = message.links.find((each) => new URL(each).pathname === path);
      // The demo's own mails name the address at which it was filled.
      if (link) return { ...message, link: link.replace(new URL(link).origin, this.#host.url) };
    }
    throw new Error(`No mail with a link to ${path} went to ${to}`);
  }

  async confirmsAddress(who: Pick<Someone, 'email'>): Promise<void> {
    const { link } = await this.mail(who.email, '/auth/confirm');
    await this.opens(link);
    await this.button('auth:confirm.submit').click();
    await expect(this.heading('auth:confirm.done')).toBeVisible();
  }

  async choosesOfDay(part: 'waiting' | 'arrivals' | 'departures'): Promise<void> {
    const { page, t } = this;
    await expect(page.getByText(t('admin-today:list.waiting')).first()).toBeAttached();
    const words = t(`admin-today:part.${part}`, { count: '' }).trim();
    const choice = page.getByRole('radio', { name: new RegExp(`^${words} \\d+$`) });
    if (await choice.isVisible()) await choice.check({ force: true });
  }

  async searches({ place, checkIn, checkOut, guests }: Stay & { place?: string }): Promise<void> {
    const { page, t } = this;
    await this.opens('/');
    const first = page.locator('#search-where');
    const isPhone = !(await first.isVisible());
    await (isPhone ? page.getByRole('button', { name: t('home:search.field') }) : first).click();
    const dialog = page.getByRole('dialog');
    const where = place ? t(`common:location.${place}`) : t('home:search.anywhere');
    await dialog.getByRole('button', { name: where }).click();
    await this.picksDay(checkIn, 'search-panel:calendar.next');
    await this.picksDay(checkOut, 'search-panel:calendar.next');
    if (isPhone) await dialog.getByRole('button', { name: t('search-panel:next'), exact: true }).click();
    else await page.locator('#search-who').click();
    for (let count = 1; count < guests; count += 1)
      await dialog.getByRole('button', { name: t('search-panel:more') }).click();
    const submit = { name: t('home:search.submit'), exact: true };
    await (isPhone ? dialog : page.getByRole('search')).getByRole('button', submit).last().click();
    await page.waitForURL(/\/houses\?/);
    // The address changes before the screen does.
    const title = place ? t('houses:list.titleIn', { place: where }) : t('houses:list.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async picksDay(day: string, next: string): Promise<void> {
    const name = new Intl.DateTimeFormat(this.language, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(day),
    );
    const button = this.page.getByRole('button', { name: new RegExp(`^${name}`) });
    const onward = this.page.getByRole('button', { name: this.t(next), exact: true });
    // The calendar may open at the month of the day: it is turned only once it is there.
    await onward.or(button).first().waitFor({ state: 'attached' });
    for (let turned = 0; turned < 14 && !(await button.isVisible()); turned += 1) await onward.click();
    await button.click();
  }

  async wantsToBook(): Promise<void> {
    const { page, t } = this;
    const bar = page.getByRole('button', { name: t('houses:booking.open'), exact: true });
    const request = page.getByRole('button', { name: t('houses:booking.request'), exact: true });
    await expect(bar.or(request).first()).toBeVisible();
    if (await bar.isVisible()) await bar.click();
    await request.filter({ visible: true }).click();
  }

  async requests(people: Partial<Someone>[], { bedding = 0, coupon = '' } = {}): Promise<string> {
    const { page, t } = this;
    await expect(this.heading('booking:title')).toBeVisible();
    for (const [index, who] of people.entries()) {
      const name = index === 0 ? t('booking:people.you') : t('booking:people.nth', { number: index + 1 });
      await this.fillsContact(page.getByRole('group', { name, exact: true }), who);
    }
    for (let count = 0; count < bedding; count += 1) await this.button('booking:stay.moreBedding').click();
    if (coupon) {
      await page.getByLabel(t('booking:coupon.label')).fill(coupon);
      await this.button('booking:coupon.apply').click();
      await expect(this.button('booking:coupon.remove')).toBeVisible();
    }
    await this.agreesAndSends();
    await page.waitForURL(/\/book\/[0-9a-f-]{36}/);
    return new URL(page.url()).pathname.split('/').at(-1)!;
  }

  async agreesAndSends(): Promise<void> {
    const { page, t } = this;
    await page.getByRole('checkbox', { name: t('booking:consent.terms') }).check();
    await page.getByRole('checkbox', { name: t('booking:consent.cancellation') }).check();
    await this.button('booking:submit').click();
  }

  async readsContract(who: Pick<Someone, 'email'>): Promise<void> {
    const { page, t } = this;
    const { link } = await this.mail(who.email, '/sign');
    await this.opens(link);
    await expect(this.heading('sign:title')).toBeVisible();
    const text = page.getByRole('article', { name: t('sign:pdf.title') });
    const paper = page.getByRole('img', {
      name: new RegExp(t('sign:pdf.page', { number: 1, count: '\\d+' })),
    });
    await expect(text.or(paper)).toBeVisible();
  }

  /**
   * Opens the signing link from the mail, reads, and signs by drawing or typing. A logged-in member who booked is sent on to the reservation; every
   * other signer is shown that they have signed, or that `others` have not yet.
   */
  async signs(
    who: Someone,
    how: 'drawn' | 'typed',
    others: 'all signed' | 'waiting' = 'all signed',
  ): Promise<void> {
    const { page, t } = this;
    await this.readsContract(who);
    await this.fillsIdentity(who);
    await page.getByRole('checkbox', { name: t('sign:form.consent') }).check();
    if (how === 'drawn') await this.#draws();
    else {
      await page.getByText(t('sign:form.type'), { exact: true }).click();
      await page.getByLabel(t('sign:form.name')).fill(`${who.lastName} ${who.firstName}`);
    }
    await this.button('sign:form.submit').click();
    const then = others === 'waiting' ? 'sign:waiting.title' : 'sign:done.title';
    const isLedOn = () => /\/(book|mypage)\/[0-9a-f-]{36}(\/welcome)?$/.test(new URL(page.url()).pathname);
    await expect
      .poll(async () => isLedOn() || (await this.heading(then).isVisible()), { timeout: 30_000 })
      .toBe(true);
    if (isLedOn()) await expect(this.heading('sign:title')).toHaveCount(0);
  }

  /** Downloads the signed contract from the page that says it is signed, with the SHA-256 of exactly that file beside it. */
  async downloadsSigned(): Promise<Buffer> {
    const { page, t } = this;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      this.button('sign:done.download').click(),
    ]);
    const bytes = readFileSync(await download.path());
    const hash = createHash('sha256').update(bytes).digest('hex');
    await expect(page.getByText(t('sign:done.hash', { hash }))).toBeVisible();
    return bytes;
  }

  /** Fills in the signer's identity as in the passport, and confirms the date of birth if the form already has it. */
  async fillsIdentity(who: Pick<Someone, 'firstName' | 'lastName' | 'region'>): Promise<void> {
    const { page, t } = this;
    const plain = (name: string) => romanized[name] ?? name.normalize('NFD').replace(/\p{M}/gu, '');
    await page.getByLabel(t('sign:identity.surname'), { exact: true }).fill(plain(who.lastName));
    await page.getByLabel(t('sign:identity.givenNames'), { exact: true }).fill(plain(who.firstName));
    const country = page.getByRole('combobox', { name: t('sign:identity.nationality'), exact: true });
    await country.click();
    await country.fill(who.region);
    await country.press('Enter');
    if ((await page.getByLabel(t('auth:birth.year'), { exact: true }).inputValue()) === '')
      await this.fillsBirthDate();
  }

  async #draws(): Promise<void> {
    const pad = this.page.getByRole('img', { name: this.t('sign:pad.empty') });
    await pad.scrollIntoViewIfNeeded();
    const box = (await pad.boundingBox())!;
    const { mouse } = this.page;
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await mouse.move(...at(0.2, 0.6));
    await mouse.down();
    for (const [x, y] of [
      [0.3, 0.3],
      [0.4, 0.7],
      [0.5, 0.3],
      [0.6, 0.7],
      [0.75, 0.45],
    ] as const)
      await mouse.move(...at(x, y), { steps: 4 });
    await mouse.up();
    const drawn = this.page.getByRole('img', { name: this.t('sign:pad.drawn') });
    await expect(drawn).toBeVisible();
    // A new version, and any reload, leaves what was drawn.
    await this.page.reload();
    await expect(drawn).toBeVisible();
  }

  /** Returns the button for a payment: of the next instalment on My page, of the first one during a booking. */
  payButton(): Locator {
    const { page, t } = this;
    const first = new RegExp(`^${t('flow:pay.button', { amount: '.+' })}$`);
    return this.button('booking:payment.pay')
      .or(page.getByRole('button', { name: first }))
      .first();
  }

  async pays(result: 'pay' | 'decline' | 'wrong' | 'close', reservationId?: string): Promise<void> {
    if (reservationId) await this.opens(`/mypage/${reservationId}`);
    await this.payButton().click();
    await this.answersPayment(result);
  }

  async answersPayment(result: 'pay' | 'decline' | 'wrong' | 'close'): Promise<void> {
    const { page } = this;
    await page.waitForURL(/\/sandbox\/pay\//);
    const { language } = await page.evaluate(() => ({
      language: document.documentElement.lang as 'ko' | 'en',
    }));
    await page.getByRole('button', { name: wording[language][result], exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'));
    if (result === 'pay') await page.waitForURL(/\/(mypage|book)\/[0-9a-f-]{36}/);
  }

  async sees(status: 'requested' | 'unsigned' | 'confirmed', reservationId: string): Promise<void> {
    const path = `/mypage/${reservationId}`;
    if (new URL(this.page.url()).pathname !== path) await this.opens(path);
    await expect(
      this.page.getByText(this.t(`mypage:status.${status}`), { exact: true }).first(),
    ).toBeVisible();
  }
}

/** Creates a member with a confirmed address through the API, for journeys that begin after the sign-up. */
export async function member(host: BrowserHost, language: 'ko' | 'en' = 'en'): Promise<Someone> {
  const who = somebody();
  const post = async (path: string, body: object) => {
    const response = await fetch(host.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const { email, password, firstName, lastName, phone } = who;
  await post('/v1/auth/sign-up', {
    email,
    password,
    firstName,
    lastName,
    phoneCountry: '+84',
    phone,
    birthDate: '2003-04-05',
    language,
    consents: { terms: true, privacy: true },
  });
  const [message] = await host.outbox(email);
  await post('/v1/auth/confirm', { token: new URL(message!.links[0]!).searchParams.get('token') });
  return who;
}

export async function loggedIn(
  page: Page,
  host: BrowserHost,
  language: 'ko' | 'en',
): Promise<{ self: Someone; thao: Person }> {
  const self = await member(host, language);
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(self);
  return { self, thao };
}

/** Returns the cheapest house that is free for a stay and large enough for it. */
export async function freeHouse(host: BrowserHost, stay: Stay): Promise<HouseCard> {
  const query = new URLSearchParams({ ...stay, guests: String(stay.guests), sort: 'price-low' });
  const { data } = (await (await fetch(`${host.url}/v1/houses?${query}`)).json()) as { data: HouseCard[] };
  const [found] = data;
  if (!found) throw new Error(`No house is free from ${stay.checkIn} to ${stay.checkOut}`);
  return found;
}

export function bookPath(house: HouseCard, stay: Stay, beddingSets = 0): string {
  const query = new URLSearchParams({
    houseId: house.id,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    guests: String(stay.guests),
    beddingSets: String(beddingSets),
  });
  return `/book?${query}`;
}

/** Resolves once React has hydrated the page and the screen has replaced its loading shape. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const begun = Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__reactContainer'),
    );
    return begun && document.querySelector('main')?.textContent && !document.querySelector('[data-pending]');
  });
}

/** Resolves once React has hydrated an element; parts outside the view are hydrated only when they come near it. */
export async function hydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

export async function tabsTo(page: Page, what: Locator): Promise<void> {
  for (let pressed = 0; pressed < 150; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await what.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`The keyboard never reaches ${String(what)}`);
}
