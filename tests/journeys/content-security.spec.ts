import type { BrowserContext } from '@playwright/test';
import { adminRoutes, siteRoutes } from '#app/routes.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { bookPath, demoMember, freeHouse, loggedIn, Person } from '#tests/kit/people.ts';

const stay = { checkIn: '2027-10-11', checkOut: '2027-11-15', guests: 1 };

type Node = { path?: string; children?: Node[]; type: string };
function addressesOf(node: Node, above = ''): string[] {
  const path = `${above}/${node.path ?? ''}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  if (node.children) return node.children.flatMap((child) => addressesOf(child, path));
  return [path];
}
const addresses = [siteRoutes, adminRoutes].flatMap((routes) => addressesOf(routes));

/**
 * Records every policy violation on every page of a browser.
 * @returns a list that grows with each violation
 */
async function violationsOf(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeBinding('violated', (_, text: string) => void heard.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const { violated } = globalThis as { violated?: (text: string) => void };
      violated?.(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
      );
    });
  });
  return heard;
}

/** Opens addresses until each has finished loading; four at a time, since most of the time is waiting. */
async function visitAll(context: BrowserContext, paths: string[]): Promise<void> {
  const left = [...paths];
  const visiting = async () => {
    const page = await context.newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: 4 }, visiting));
}

test('no screen asks for what its policy forbids @desktop @core', async ({
  page,
  context,
  host,
  language,
  tolerate,
}) => {
  test.setTimeout(300_000);
  // Chromium writes every answer of 400 and more to its console: some addresses here are of nothing.
  tolerate(/status of 4\d\d/);
  // The listener for violations may not run in the frames of mail either.
  tolerate(/Blocked script execution in 'about/);
  const violations = await violationsOf(context);
  const house = await freeHouse(host, stay);
  const boards = (await (await fetch(`${host.url}/v1/boards`)).json()) as { data: { id: string }[] };

  const visitor = new Person(page, host, language);
  await visitor.opens('/');
  await shellPrecached(page);
  const { self, thao } = await loggedIn(page, host, language);
  await thao.opens(bookPath(house, stay));
  const id = await thao.requests([self]);
  await thao.signs(self, 'drawn');
  await thao.pays('pay', id);
  await thao.sees('confirmed', id);

  const ids: Record<string, string> = { community: boards.data[0]!.id, mypage: id };
  const visited = addresses.map((address) =>
    address.replaceAll(/(?<=\/(\w+)\/)\$\w+/g, (_, before: string) => ids[before] ?? 'none'),
  );
  const further = [
    `/detail?id=${house.id}`,
    bookPath(house, stay),
    '/nowhere',
    '/v1/docs',
    '/sandbox/pay/none',
  ];
  const isStaff = (path: string) => path.startsWith('/admin');
  await visitAll(context, [...visited.filter((path) => !isStaff(path)), ...further]);
  await page.goto('/dev/outbox');
  // Mail is read in frames, which are held to the policy of the page around them.
  await expect(page.frameLocator('iframe').first().getByRole('link').first()).toBeVisible();

  await new Person(page, host, language).startsLoggedIn(demoMember('admin'));
  await visitAll(context, visited.filter(isStaff));
  // A text that is edited, and something that is pasted.
  await page.goto(`/admin/community/${ids['community']}`);
  const text = page.locator('#board-body-en');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p style="color:red">Pasted <b>words</b></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toContainText('Pasted words');
  expect(violations).toEqual([]);
});

test('text becomes no code, where browsers know how to hold to that', async ({ page, context, tolerate }) => {
  tolerate(/Trusted ?Type|TrustedHTML|TrustedScript|Content Security Policy/);
  const violations = await violationsOf(context);
  await page.goto('/about');
  const refused = await page.evaluate(() => {
    const ways = [
      () => void (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => void (document.createElement('script').src = '/assets/x.js'),
      () => void new Worker('/sw.js'),
      () => void navigator.serviceWorker.register('https://other.example/sw.js'),
    ];
    return ways.map((way) => {
      try {
        way();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused.slice(0, 3)).toEqual(['TypeError', 'TypeError', 'TypeError']);
  // The browser reports them after the refusal.
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
});
