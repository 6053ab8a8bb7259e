import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { pagesOf, type Pages } from '#tests/kit/pages.ts';

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
let host: TestHost;
let pages: Pages;
let house = '';
let board = '';

beforeAll(async () => {
  host = await startTestHost();
  pages = pagesOf(host);
  house = (await host.call<{ id: string }[]>('GET', '/v1/houses?sort=rating')).data[0]!.id;
  board = (await host.call<{ id: string; event: unknown }[]>('GET', '/v1/boards?boardType=EVENT')).data[0]!
    .id;
});
afterAll(async () => {
  pages.close();
  await host.close();
});

const addresses =
  `/ /about /houses /houses?location=hongdae&guests=2 /detail /community /community/event /testimonial /faq /portfolio
  /terms /privacy /verify /favourites /compare /neighbourhoods/hongdae /nowhere`.split(/\s+/);

it.each(addresses.flatMap((path) => ['ko', 'en'].map((language) => [path, language] as const)))(
  '%s is valid HTML in %s',
  async (path, language) => {
    const asked = path
      .replace('/detail', `/detail?id=${house}`)
      .replace('/community/event', `/community/${board}`);
    const { html } = await pages.get(asked, language);
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect([...new Set(problems)]).toEqual([]);
  },
);
