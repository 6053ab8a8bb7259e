import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRoutes, siteRoutes } from '#app/routes.ts';
import type { Board } from '#contract/boards.ts';
import type { HouseCard } from '#contract/houses.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { pagesOf, type Pages } from '#tests/kit/pages.ts';
import { problemsOf, thingsIn } from '#tests/kit/structured-data.ts';

let host: TestHost;
let pages: Pages;
let house: HouseCard;
let event: Board;
let boards: Board[];

beforeAll(async () => {
  host = await startTestHost();
  pages = pagesOf(host);
  house = (await host.call<HouseCard[]>('GET', '/v1/houses?sort=rating')).data[0]!;
  boards = (await host.call<Board[]>('GET', '/v1/boards?pageSize=50')).data;
  event = boards.find((board) => board.event)!;
});
afterAll(async () => {
  pages.close();
  await host.close();
});

const origin = () => host.config.publicUrl;
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
const robots = (html: string) => all(html, /<meta name="robots" content="([^"]*)"/g);
const canonical = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"/g);
const og = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

type Node = { path?: string; id?: string; children?: Node[] };
function pathsOf(node: Node, above = ''): string[] {
  const path = node.path && !node.path.startsWith('_') ? `${above}${node.path}` : above;
  return [
    ...(node.children?.length ? [] : [path || '/']),
    ...(node.children ?? []).flatMap((child) => pathsOf(child, path)),
  ];
}

const found: [route: string, asked: () => string, canonical: () => string][] = [
  ['/', () => '/', () => '/'],
  ['/', () => '/?utm_source=x', () => '/'],
  ['/about', () => '/about', () => '/about'],
  ['/houses', () => '/houses', () => '/houses'],
  ['/houses', () => '/houses?page=2', () => '/houses?page=2'],
  [
    '/houses',
    () => '/houses?location=hongdae&checkIn=2027-03-01&checkOut=2027-06-01',
    () => '/houses?location=hongdae',
  ],
  ['/houses', () => '/houses?guests=2&page=2', () => '/houses'],
  ['/detail', () => `/detail?id=${house.id}&checkIn=2027-03-01`, () => `/detail?id=${house.id}`],
  ['/neighbourhoods/$slug', () => '/neighbourhoods/hufs?x=1', () => '/neighbourhoods/hufs'],
  ['/community', () => '/community', () => '/community'],
  ['/community', () => '/community?boardType=EVENT', () => '/community?boardType=EVENT'],
  ['/community/$id', () => `/community/${event.id}`, () => `/community/${event.id}`],
  ['/testimonial', () => '/testimonial', () => '/testimonial'],
  ['/faq', () => '/faq', () => '/faq'],
  ['/portfolio', () => '/portfolio', () => '/portfolio'],
  ['/terms', () => '/terms', () => '/terms'],
  ['/privacy', () => '/privacy', () => '/privacy'],
  ['/verify', () => '/verify', () => '/verify'],
  ['/compare', () => `/compare?houses=${house.id}&checkIn=2027-03-01`, () => '/compare'],
];
const own = `/favourites /sign /book /book/$id /pay/$token /mypage /mypage/profile /mypage/delete /mypage/$id /mypage/$id/change
  /mypage/$id/extend /mypage/$id/review /mypage/$id/welcome /auth/confirm /auth/forgot /auth/google-callback /auth/login /auth/reset /auth/signup`;
const hidden = [...own.split(/\s+/), ...pathsOf(adminRoutes as Node)].map(
  (route): [route: string, asked: string] => [route, `${route.replace('$id', 'x')}?token=abc`],
);

it('every address is decided', () => {
  const decided = new Set([...found.map(([route]) => route), ...hidden.map(([route]) => route)]);
  expect([...pathsOf(siteRoutes as Node)].filter((path) => !decided.has(path))).toEqual([]);
});

describe.each(['ko', 'en'])('in %s', (language) => {
  it.each(found)('%s says what it is, where it stands and in which languages', async (_, asked, stands) => {
    const { html, status } = await pages.get(asked(), language);
    const url = origin() + stands();
    const named = (lng: string) => `${url}${url.includes('?') ? '&amp;' : '?'}lng=${lng}`;
    expect(status).toBe(200);
    expect(robots(html)).toEqual(['index, follow']);
    expect(canonical(html)).toEqual([url]);
    expect(all(html, /<link rel="alternate" hreflang="([^"]*)"/g)).toEqual(['ko', 'en', 'x-default']);
    expect(all(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g)).toEqual([
      named('ko'),
      named('en'),
      url,
    ]);
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="([^"]{10,})"/g)).toHaveLength(1);
    const graph = og(html);
    expect(graph).toMatchObject({
      url,
      locale: language === 'ko' ? 'ko_KR' : 'en_GB',
      'image:width': '1200',
    });
    expect(graph['title']).toBe(all(html, /<title>([^<]+)</g)[0]);
    expect(graph['image']).toMatch(new RegExp(`^${origin()}/`));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(await problemsOf(thingsIn(html))).toEqual([]);
  });
});

it.each(hidden)('%s is for nobody to find', async (_, asked) => {
  const { html } = await pages.get(asked);
  expect(robots(html)).toEqual(['noindex']);
  expect(canonical(html)).toEqual([]);
});

it.each(['/nowhere', '/detail?id=none', '/neighbourhoods/none', '/community/none'])(
  '%s is not there, and says so once',
  async (path) => {
    const { html, status } = await pages.get(path);
    expect(status).toBe(404);
    expect(robots(html)).toEqual(['noindex']);
    expect(canonical(html)).toEqual([]);
  },
);

it('an address that names its language is in it whatever the reader speaks, and stands for itself', async () => {
  for (const lng of ['ko', 'en']) {
    const { html } = await pages.get(`/faq?lng=${lng}`, lng === 'ko' ? 'en' : 'ko');
    expect(html).toContain(`<html lang="${lng}">`);
    expect(canonical(html)).toEqual([`${origin()}/faq?lng=${lng}`]);
    expect((await pages.get('/faq', lng)).html).toContain(`<link rel="canonical" href="${origin()}/faq">`);
  }
});

it('home tells of the next event with the seats that are left', async () => {
  const upcoming = '/v1/boards?boardType=EVENT&upcoming=true&pageSize=1';
  const [next] = (await host.call<Board[]>('GET', upcoming)).data;
  const left = next!.event!.seatsLeft!;
  expect(left).toBeGreaterThan(1);
  const { html } = await pages.get('/', 'en');
  // React parts the texts of one line by comments.
  const text = html.replaceAll('<!-- -->', '');
  expect(text).toContain(`${next!.event!.place.en} · ${left} seats left<`);
});

describe('structured data', () => {
  const things = async (path: string, language = 'ko') =>
    Object.fromEntries(
      thingsIn((await pages.get(path, language)).html).map((thing) => [thing['@type'], thing]),
    );

  it('tells of a house with its price, the day from which it is free, and reviews that were written', async () => {
    const { LodgingBusiness: lodging, BreadcrumbList: way } = await things(`/detail?id=${house.id}`, 'en');
    expect(lodging).toMatchObject({
      name: house.name.en,
      aggregateRating: { ratingValue: house.rating!.average, reviewCount: house.rating!.count },
      makesOffer: {
        availability: 'https://schema.org/InStock',
        availabilityStarts: house.freeFrom,
        priceSpecification: { price: house.monthlyRent, priceCurrency: 'KRW' },
      },
    });
    expect(lodging!['review']).toHaveLength(Math.min(house.rating!.count, 6));
    expect((way!['itemListElement'] as { name: string }[]).map(({ name }) => name)).toEqual([
      'Home',
      'Houses',
      expect.any(String),
      house.name.en,
    ]);
  });

  it('says nothing of ratings where nobody has reviewed', async () => {
    const { data } = await host.call<HouseCard[]>('GET', '/v1/houses?pageSize=50');
    const quiet = data.find(({ rating }) => rating === null)!;
    const { LodgingBusiness: lodging } = await things(`/detail?id=${quiet.id}`);
    expect(lodging).not.toHaveProperty('aggregateRating');
    expect(lodging).not.toHaveProperty('review');
  });

  it('tells of an event, and of every question with its answer', async () => {
    const { Event: told } = await things(`/community/${event.id}`);
    expect(told).toMatchObject({
      name: event.title.ko,
      startDate: event.event!.startsAt,
      eventStatus: 'https://schema.org/EventScheduled',
    });
    const { FAQPage: questions } = await things('/faq');
    expect((questions!['mainEntity'] as object[]).length).toBeGreaterThan(5);
  });

  it('tells of a neighborhood with its homes', async () => {
    const {
      Place: place,
      ItemList: homes,
      BreadcrumbList: way,
    } = await things('/neighbourhoods/korea', 'en');
    expect(place).toMatchObject({ name: 'Korea Uni', description: expect.stringContaining('Anam-dong') });
    const { data } = await host.call<HouseCard[]>('GET', '/v1/houses?location=korea');
    expect((homes!['itemListElement'] as { url: string }[]).map(({ url }) => url)).toEqual(
      data.map(({ id }) => `${origin()}/detail?id=${id}`),
    );
    expect(way!['itemListElement']).toHaveLength(3);
  });

  it('cannot be ended by a text in it', async () => {
    const { html } = await pages.get('/faq');
    const [block] = /<script type="application\/ld\+json">.*?<\/script>/s.exec(html)!;
    expect(block.slice(1, -'</script>'.length)).not.toContain('<');
  });

  it('is found wrong where it is', async () => {
    const wrong = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', colour: 'red' }] };
    expect((await problemsOf([wrong, { '@type': 'Hut' }])).join('\n')).toMatch(/colour[^]*Hut|Hut[^]*colour/);
  });
});
