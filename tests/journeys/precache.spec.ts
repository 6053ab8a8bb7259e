import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { Person } from '#tests/kit/people.ts';

const notForVisitors = /\/src\/app\/((?:features|layouts|screens)\/admin[/.]|screens\/dev\/)/;

test('a visitor’s device stores the screens of visitors and members, and none of the operator’s', async ({
  page,
  host,
  language,
}) => {
  await new Person(page, host, language).opens('/');
  await shellPrecached(page);
  const stored = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });

  const read = (file: string) => readFileSync(join(host.app, file), 'utf8');
  const chunks = JSON.parse(read('.vite/chunk-modules.json')) as Record<string, string[]>;
  const modules = stored.flatMap((file) => chunks[file] ?? []);
  expect(modules.some((id) => id.includes('/src/app/screens/houses/houses.tsx?'))).toBe(true);
  expect(modules.some((id) => id.includes('/src/app/screens/mypage/'))).toBe(true);
  // The route tree names every route; what a route renders is split off it, under its file's name with a query.
  const routes = new Set(chunks[stored.find((file) => file.includes('/app-')) ?? '']);
  const leaked = modules.filter(
    (id) => notForVisitors.test(id) && !(routes.has(id) && !id.includes('?') && isRoute(id)),
  );
  expect(leaked).toEqual([]);
});

function isRoute(id: string): boolean {
  return readFileSync(id, 'utf8').includes('export const Route = createFileRoute(');
}
