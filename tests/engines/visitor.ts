import { expect } from '@playwright/test';
import type { BrowserHost } from '#tests/kit/browser-host.ts';
import { contractOnScreen } from '#tests/kit/browser/contract-on-screen.ts';
import { storedText } from '#tests/kit/browser/stored.ts';
import type { Texts } from '#tests/kit/texts.ts';
import type { EngineBrowser, Point } from './engine.ts';
import { isReady, type Thing } from './in-page.ts';

const stroke: Point[] = [
  [0.2, 0.6],
  [0.3, 0.3],
  [0.4, 0.7],
  [0.5, 0.3],
  [0.6, 0.7],
  [0.75, 0.45],
];

export class Visitor {
  readonly browser: EngineBrowser;
  readonly t: Texts;
  readonly #host: BrowserHost;

  constructor(browser: EngineBrowser, host: BrowserHost, t: Texts) {
    this.browser = browser;
    this.#host = host;
    this.t = t;
  }

  async opens(path: string): Promise<void> {
    await this.browser.open(new URL(path, this.#host.url).href);
    await expect.poll(() => this.browser.evaluate(isReady), `${path} is ready`).toBe(true);
  }

  async sees(kind: Thing['kind'], name: string): Promise<void> {
    const found = () => this.browser.has({ kind, name });
    await expect.poll(found, `${kind} ${name}`).toBe(true);
  }

  async presses(kind: Thing['kind'], name: string): Promise<void> {
    await this.sees(kind, name);
    await this.browser.press({ kind, name });
  }

  async types(name: string, text: string): Promise<void> {
    await this.sees('field', name);
    await this.browser.type({ kind: 'field', name }, text);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.browser.evaluate(() => location.pathname)).toMatch(path);
  }
  async logsIn({ email, password }: { email: string; password: string }, language: string): Promise<void> {
    const { t } = this;
    await this.opens(`/auth/login?lng=${language}`);
    await this.types(t('auth:contact.email'), email);
    await this.types(t('auth:password.label'), password);
    await this.presses('button', t('auth:login.submit'));
    await this.isAt(/^\/(?!auth)/);
  }

  /** Switches from the text of the contract to its pages, and waits until each is drawn and has its words for screen readers. */
  async readsContract(words: string): Promise<void> {
    await this.presses('text', this.t('sign:pdf.asPages'));
    const shown = () => this.browser.evaluate(contractOnScreen);
    await expect.poll(async () => (await shown()).words, 'the words of the contract').toContain(words);
    await expect.poll(async () => (await shown()).empty, 'pages without ink').toEqual([]);
    expect((await shown()).pages).toBeGreaterThan(1);
  }

  /** Signs as a member who gave the date of birth when booking. */
  async signs(nationality: string): Promise<void> {
    const { t } = this;
    // Enter chooses the country that it finds.
    await this.types(t('sign:identity.nationality'), `${nationality}\n`);
    await this.types(t('sign:identity.surname'), 'PHAM');
    await this.types(t('sign:identity.givenNames'), 'THAO');
    // Its label holds an explanation too.
    await this.presses('checkbox', `/^${t('sign:form.consent')}/`);
    const pad = { kind: 'image', name: t('sign:pad.empty') } as const;
    await this.sees(pad.kind, pad.name);
    await this.browser.draw(pad, stroke);
    await this.sees('image', t('sign:pad.drawn'));
    await this.presses('button', t('sign:form.submit'));
    await this.sees('heading', t('flow:title'));
  }

  /** Returns what the device stores, as text. A page whose database stops answering, as now and then in WebKit, is opened again. */
  async stored(): Promise<string> {
    const read = () => this.browser.evaluate(storedText);
    return read().catch(async () => {
      await this.opens(await this.browser.evaluate(() => location.pathname));
      return read();
    });
  }
}
