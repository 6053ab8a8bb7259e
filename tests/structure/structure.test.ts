import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { cycles, importsOf } from '../../src/tools/structure/imports.ts';
import { crowded } from './folders.ts';
import { longFunctions } from './functions.ts';
import { breach } from './rules.ts';
import { privateWords, riddles } from './words.ts';

const files = globSync(['src/**/*.{ts,tsx}', 'sw/*.ts', 'tests/**/*.{ts,tsx}'], {
  ignore: ['src/app/**/routeTree.gen.ts'],
});
const edges = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

const hostRooms = [
  'adapters',
  'cli',
  'config.ts',
  'context.ts',
  'db',
  'demo',
  'environment.ts',
  'host.ts',
  'http/api',
  'http/pages',
  'implementation.ts',
  'jobs.ts',
  'main.ts',
  'modules',
  'platform',
  'ports',
  'serve.ts',
];

describe('the rooms of the house', () => {
  it('sees the whole of it', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(edges.length).toBeGreaterThan(files.length);
  });

  it('keeps every door that must stay shut', () => {
    expect(edges.map(breach).filter(Boolean)).toEqual([]);
  });

  it('has no import cycles', () => {
    expect(cycles(edges)).toEqual([]);
  });

  it.each([
    ['src/contract/houses.ts', "import { db } from '#server/db/db.ts'"],
    ['src/app/features/houses/model.ts', "import { refuse } from '../../../server/http/api/errors.ts'"],
    ['src/server/modules/houses/handlers.ts', "import { text } from '#app/platform/i18n/i18n.ts'"],
    ['sw/sw.ts', "import { brand } from '#contract/brand.ts'"],
    ['src/app/platform/pwa/updates.ts', "import { warm } from '#sw/messages.ts'"],
    ['src/app/ui/controls/button.tsx', "import { api } from '#app/platform/api/api.ts'"],
    ['src/app/platform/services/chat.ts', "import { Home } from '#app/features/houses/card/house-card.tsx'"],
    ['src/app/features/houses/card/house-card.tsx', "const x = await import('../../accounts/queries.ts')"],
    ['src/app/features/houses/card/house-card.tsx', "import { api } from '#app/platform/api/api.ts'"],
    ['src/app/layouts/public.tsx', "export { Home } from '../screens/home/home.tsx'"],
    ['src/app/screens/mypage/extend.tsx', "import { BookScreen } from '../booking/book-screen.tsx'"],
    ['src/app/screens/mypage/mypage.tsx', "import { Finder } from '#app/admin/layout/finder/finder.tsx'"],
    ['src/app/admin/kit/list/list-table.tsx', "import { x } from '#app/admin/reviews/queries.ts'"],
    ['src/app/admin/coupons/coupon-form.tsx', "import { x } from '#app/admin/reservations/queries.ts'"],
    ['src/app/admin/coupons/coupon-form.tsx', "import type { X } from '../screens/coupons/coupon.tsx'"],
    ['src/app/admin/coupons/coupon-form.tsx', "import { x } from '#app/features/houses/queries.ts'"],
    ['src/app/admin/layout/admin-bar.tsx', "import { Home } from '../screens/home.tsx'"],
    ['src/server/modules/houses/handlers.ts', "import { x } from '#server/modules/boards/store.ts'"],
    ['src/server/modules/houses/handlers.ts', "import { openDatabase } from '#server/db/db.ts'"],
    [
      'src/server/modules/payments/handlers.ts',
      "import { gateway } from '#server/adapters/payments/sandbox/gateway.ts'",
    ],
    ['src/server/http/pages/dev.ts', "import { smtpMail } from '#server/adapters/mail/smtp.ts'"],
    [
      'src/server/ports/documents/pdf.ts',
      "import type { PageLayout } from '#server/adapters/pdf/page-layout.ts'",
    ],
    ['src/server/ports/clock.ts', "import type { Context } from '#server/context.ts'"],
    ['src/server/platform/outbox.ts', "import { devicesOf } from '#server/modules/push/store.ts'"],
    ['src/server/adapters/sms/solapi.ts', "import { refuse } from '#server/http/api/errors.ts'"],
    ['src/server/http/api/serve.ts', "import { boards } from '#server/modules/boards/handlers.ts'"],
    ['src/server/http/api/serve.ts', "import { etagOf } from '../pages/etag.ts'"],
    ['src/server/http/pages/dev.ts', "import { runJobs } from '#server/jobs.ts'"],
    ['src/server/modules/houses/policy.ts', "import { searchHouses } from './store.ts'"],
    [
      'src/server/modules/reservations/cancel.ts',
      "import { updateReservation } from './transition-store.ts'",
    ],
    ['src/server/http/api/serve.ts', "import { person } from '#tests/kit/api.ts'"],
    ['src/app/main.tsx', "import { Button } from './ui/index.ts'"],
  ])('notices a planted breach: %s with %s', (file, source) => {
    expect(importsOf(file, source).map(breach).filter(Boolean)).toHaveLength(1);
  });

  it.each(['import', 'import type'])('notices a planted cycle of an %s', (word) => {
    const planted = [
      ...importsOf('src/app/ui/a.ts', "import { b } from './b.ts'"),
      ...importsOf('src/app/ui/b.ts', `${word} { a } from './a.ts'`),
    ];
    expect(cycles(planted)).toHaveLength(1);
  });

  it('lets types of the worker’s messages through', () => {
    expect(
      importsOf('src/app/platform/pwa/updates.ts', "import type { PageMessage } from '#sw/messages.ts'").map(
        breach,
      ),
    ).toEqual([null]);
  });
});

describe('names and places', () => {
  it('gives a folder at most 25 files', () => {
    const held = files.filter((file) => /^(src|sw)\//.test(file));
    expect(
      crowded(held),
      'a room of more than 25 files is several: give each part a folder with a name of its own',
    ).toEqual([]);
  });

  it('notices a planted crowd', () => {
    const planted = Array.from({ length: 26 }, (_, index) => `src/app/ui/forms/field-${index}.tsx`);
    expect(crowded(planted)).toEqual(['src/app/ui/forms: 26 files']);
    expect(crowded(planted.slice(1))).toEqual([]);
  });

  it('writes every file name in kebab-case', () => {
    const odd = files.filter(
      (file) =>
        !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(?:css|slow|test|spec|config|d|gen))*\.tsx?$/.test(
          file.split('/').at(-1)!,
        ),
    );
    expect(odd).toEqual([]);
  });

  it('keeps literal colours inside the theme', () => {
    const styled = globSync(['src/app/**/*.{ts,tsx}'], {
      ignore: ['src/app/ui/theme/**', 'src/app/**/photos.ts', '**/*.test.tsx'],
    });
    /** Ignores placeholder colors of photos, which come from the photo and not from a theme. */
    const withoutPhotos = (text: string) => text.replaceAll(/dominant: '#[0-9a-f]{6}'/g, '');
    const literal = styled.filter((file) =>
      /#[0-9a-fA-F]{6}\b|rgba?\(/.test(withoutPhotos(readFileSync(file, 'utf8'))),
    );
    expect(literal).toEqual([]);
  });

  it('spells media queries in one place', () => {
    const styled = globSync(['src/app/**/*.css.ts'], { ignore: ['src/app/ui/theme/**'] });
    const spelled = styled.filter((file) => /\((?:min|max)-width/.test(readFileSync(file, 'utf8')));
    expect(spelled).toEqual([]);
  });

  it('has the rooms of the host that the architecture names', () => {
    const rooms = files
      .filter((file) => file.startsWith('src/server/') && !file.endsWith('.test.ts'))
      .map((file) =>
        file
          .split('/')
          .slice(2, file.startsWith('src/server/http/') ? 4 : 3)
          .join('/'),
      );
    expect([...new Set(rooms)].toSorted()).toEqual(hostRooms);
  });

  it('writes SQL in stores', () => {
    const host = files.filter(
      (file) => /^src\/server\/(?!db\/)/.test(file) && !/(store|\.test)\.ts$/.test(file),
    );
    const written = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^>]*>)?`/;
    expect(host.filter((file) => written.test(readFileSync(file, 'utf8')))).toEqual([]);
    expect('const { rows } = await sql<{ n: number }>`select 1`.execute(db)').toMatch(written);
    expect("db.insertInto('outbox')").toMatch(written);
  });

  it('reads the environment in one place', () => {
    const host = globSync(['src/server/**/*.ts'], { ignore: ['src/server/config.ts', '**/*.test.ts'] });
    expect(host.filter((file) => readFileSync(file, 'utf8').includes('process.env'))).toEqual([]);
  });

  // The router resolves `invalidate()` at once where a screen is shown already, and reads its data in the background.
  it('waits for data that is read anew', () => {
    const notAwaited = /(?:await|return|=>) router\.invalidate\((?!\{[^}]*\bsync: true)/;
    const own = files.filter((file) => /^src\/app\/.*(?<!\.test)\.tsx?$/.test(file));
    expect(own.filter((file) => notAwaited.test(readFileSync(file, 'utf8')))).toEqual([]);
    for (const planted of ['await router.invalidate();', 'refresh={() => router.invalidate()}'])
      expect(planted).toMatch(notAwaited);
    expect('void router.invalidate();').not.toMatch(notAwaited);
  });

  it('frames the parts of an administrators’ page in one place', () => {
    const framed = /aria-labelledby=[^>]*>\s*<h2 id=(?:"[\w-]+"|\{\w+\}) className=\{(?:\w+\.)?partTitle\}/;
    const own = files.filter((file) => /^src\/app\/admin\/(?!kit\/)/.test(file));
    expect(
      own.filter((file) => framed.test(readFileSync(file, 'utf8'))),
      'a titled part of a page is <Part> of admin/kit/detail',
    ).toEqual([]);
    for (const id of ['{id}', '"trail"'])
      expect(
        `<section className={css.part} aria-labelledby=${id}>\n  <h2 id=${id} className={css.partTitle}>`,
      ).toMatch(framed);
  });

  it('keeps a file to one idea', () => {
    const long = files.filter(
      (file) => !/^tests|\/migrations\//.test(file) && readFileSync(file, 'utf8').split('\n').length > 340,
    );
    expect(long, 'over about 300 lines a file is two ideas: give the second one a name').toEqual([]);
  });

  it('gives a function at most 60 lines', () => {
    const product = globSync(['{src,sw}/**/*.{ts,tsx,mjs}'], {
      ignore: ['src/app/routeTree.gen.ts', '**/*.test.{ts,tsx}'],
    });
    expect(
      product.flatMap((file) => longFunctions(file, readFileSync(file, 'utf8'))),
      'a function over 60 lines has parts: give them names of their own',
    ).toEqual([]);
  });

  it('notices a planted long function', () => {
    const body = (lines: number) => '  call();\n'.repeat(lines);
    const planted = `const x = 1;\nexport const Screen = () => {\n${body(59)}};\nfunction short() {\n${body(58)}}\n`;
    expect(longFunctions('src/app/screens/x.tsx', planted)).toEqual(['src/app/screens/x.tsx:2: 61 lines']);
  });

  it('calls things by the field’s terms', () => {
    const read = globSync(['{src,sw,tests,docs,.github}/**/*.{ts,tsx,mjs,md}', 'locales/*/*.json', '*.md'], {
      ignore: ['tests/structure/**', 'docs/glossary.md'],
    });
    expect(read.flatMap((file) => privateWords(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['src/server/http/api/kept.ts', 'export const ttl = 1;'],
    ['src/server/modules/accounts/limits.ts', 'export async function takeBack(key: string) {}'],
    ['src/app/screens/mypage/reservation-screen.tsx', 'function Whole({ stay }: WholeProps) {}'],
    ['locales/en/mypage.json', '{ "notKept": "Not saved on this device." }'],
    ['docs/architecture.md', 'See `features/booking/search-word.ts`.'],
  ])('notices a planted private word: %s with %s', (file, text) => {
    expect(privateWords(file, text)).toHaveLength(1);
  });

  it('opens no comment with a question word', () => {
    // Migrations that have landed stay as they are, comments too.
    const own = files.filter((file) => !/^tests\/structure\/|\/db\/migrations\//.test(file));
    expect(own.flatMap((file) => riddles(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    '// Who gave way holds no night.',
    '/** What a call answered. */',
    ' * Whether the host answers.',
  ])('notices a planted riddle: %s', (comment) => {
    expect(riddles('src/app/x.ts', comment)).toHaveLength(1);
  });

  it('leaves nothing for later and silences no check', () => {
    const own = files.filter((file) => !file.startsWith('tests/structure/'));
    const promises =
      /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable|[Cc]oming soon/;
    expect(own.filter((file) => promises.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('says nothing of the machine it was written on', () => {
    const texts = globSync(
      [
        'src/**',
        'sw/**',
        'tests/**',
        'locales/**',
        'docs/**',
        '*.md',
        '*.json',
        '.ci/*',
        '.github/**',
        '.*rc*',
        '.editorconfig',
      ],
      {
        ignore: ['tests/structure/**', 'package-lock.json', '**/*.woff2'],
        dot: true,
      },
    );
    expect(
      texts.filter((file) => /(?<![\w.@-])\/(?:work|root|home)\/\w/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});
