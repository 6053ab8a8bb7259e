import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { TokenPair } from '../../contract/sign-in.ts';
import type { Reservation } from '../../contract/reservations/reservations.ts';
import { demoLogins } from '../../server/demo/people.ts';
import { renderMessage } from '../../server/platform/messages/message.ts';
import type { MessageKind } from '../../server/ports/messages/params.ts';
import { samples } from './message-samples.ts';
import type { Language } from './screens.ts';

const MAIL_WIDTHS = [390, 600];

const typeface = ['400Regular', '700Bold']
  .map((cut) => {
    const file = createRequire(import.meta.url).resolve(
      `@expo-google-fonts/noto-sans-kr/${cut}/NotoSansKR_${cut}.ttf`,
    );
    return `@font-face { font-family: Korean; font-weight: ${parseInt(cut, 10)};
      src: url(data:font/ttf;base64,${readFileSync(file, 'base64')}); }`;
  })
  .concat('* { font-family: Korean, sans-serif !important; }')
  .join('\n');

/**
 * Takes every mail in one language, at the width of a phone and of a mail program.
 * @returns the files, each once it is written
 */
export async function* mails(browser: Browser, language: Language, folder: string): AsyncGenerator<string> {
  mkdirSync(folder, { recursive: true });
  for (const width of MAIL_WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor: 2 });
    // Once for all: the typeface is large.
    await page.setContent(`<style>${typeface}</style><b>가</b> 가`);
    await page.evaluate(() => document.fonts.ready);
    for (const kind of Object.keys(samples) as MessageKind[]) {
      const { html } = renderMessage(kind, 'email', language, samples[kind]);
      await page.evaluate((text) => {
        const mail = new DOMParser().parseFromString(text, 'text/html');
        document.body.replaceWith(document.adoptNode(mail.body));
      }, html ?? '');
      const path = join(folder, `${kind}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
      yield path;
    }
    await page.close();
  }
}

/**
 * Takes every page of a signed contract with its certificate, of an unsigned contract and of a receipt, as the demo's member downloads them; each
 * shows both languages. Needs `pdftoppm`.
 * @returns the files, each once it is written
 * @throws if the demo has no such paper
 */
export async function* papers(url: string, folder: string): AsyncGenerator<string> {
  mkdirSync(folder, { recursive: true });
  const read = await readerOf(url, 'linh');
  const reservations: Reservation[] = [];
  for (const list of ['current', 'upcoming', 'past'])
    for (const { id } of (await (await read(`/v1/reservations/${list}`)).json()).data as { id: string }[])
      reservations.push((await (await read(`/v1/reservations/${id}`)).json()).data as Reservation);
  const signed = reservations.find(({ contract }) => contract.status === 'signed');
  const toSign = reservations.find(({ contract }) => contract.status === 'sent');
  const paid = signed?.payments.find(({ status }) => status === 'paid');
  if (!signed || !toSign || !paid) throw new Error('The demo has no such papers');
  const files = {
    contract: `/v1/reservations/${toSign.id}/contract`,
    'contract-signed': `/v1/reservations/${signed.id}/contract`,
    receipt: `/v1/reservations/${signed.id}/payments/${paid.id}/receipt`,
  };
  // Read before the first is drawn: that takes so long that the host has closed the connection by then.
  const pdfOf = (name: string) => join(folder, `${name}.pdf`);
  for (const [name, path] of Object.entries(files))
    writeFileSync(pdfOf(name), Buffer.from(await (await read(path)).arrayBuffer()));
  for (const name of Object.keys(files)) {
    const pdf = pdfOf(name);
    execFileSync('pdftoppm', ['-r', '110', '-png', pdf, join(folder, name)]);
    rmSync(pdf);
    yield join(folder, name);
  }
}

/**
 * Returns a function that reads paths as a person of the demo.
 * @throws if the host refuses
 */
async function readerOf(url: string, name: string): Promise<(path: string) => Promise<Response>> {
  const { email, password } = demoLogins.find((login) => login.email.startsWith(name)) ?? demoLogins[0]!;
  const answer = await fetch(`${url}/v1/auth/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = ((await answer.json()) as { data: TokenPair }).data;
  return async (path) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${accessToken}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
}
