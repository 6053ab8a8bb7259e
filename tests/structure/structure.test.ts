import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { breach, cycles, importsOf } from './rules.ts';

const files = globSync(['src/**/*.{ts,tsx}', 'sw/*.ts', 'tests/**/*.{ts,tsx}'], {
  ignore: ['src/app/routeTree.gen.ts'],
});
const edges = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

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
    ['src/app/features/houses/model.ts', "import { refuse } from '../../../server/http/errors.ts'"],
    ['src/server/modules/houses/handlers.ts', "import { text } from '#app/platform/i18n.ts'"],
    ['sw/sw.ts', "import { brand } from '#contract/brand.ts'"],
    ['src/app/platform/updates.ts', "import { warm } from '#sw/messages.ts'"],
    ['src/app/ui/button.tsx', "import { api } from '#app/platform/api.ts'"],
    ['src/app/platform/chat.ts', "import { Home } from '../features/houses/house-card.tsx'"],
    ['src/app/features/houses/house-card.tsx', "const x = await import('../accounts/queries.ts')"],
    ['src/app/features/houses/house-card.tsx', "import { api } from '#app/platform/api.ts'"],
    ['src/app/layouts/public.tsx', "export { Home } from '../screens/home/home.tsx'"],
    ['src/server/modules/houses/handlers.ts', "import { x } from '#server/modules/boards/store.ts'"],
    ['src/server/modules/houses/handlers.ts', "import { openDatabase } from '#server/db/db.ts'"],
    [
      'src/server/modules/payments/handlers.ts',
      "import { gateway } from '#server/adapters/payments/sandbox/gateway.ts'",
    ],
    ['src/server/modules/houses/policy.ts', "import { searchHouses } from './store.ts'"],
    ['src/server/http/serve.ts', "import { person } from '#tests/kit/api.ts'"],
    ['src/app/main.tsx', "import { Button } from './ui/index.ts'"],
  ])('notices a planted breach: %s with %s', (file, source) => {
    expect(importsOf(file, source).map(breach).filter(Boolean)).toHaveLength(1);
  });

  it('notices a planted cycle', () => {
    const planted = [
      ...importsOf('src/app/ui/a.ts', "import { b } from './b.ts'"),
      ...importsOf('src/app/ui/b.ts', "import { a } from './a.ts'"),
    ];
    expect(cycles(planted)).toHaveLength(1);
  });

  it('lets types of the worker’s messages through', () => {
    expect(
      importsOf('src/app/platform/updates.ts', "import type { PageMessage } from '#sw/messages.ts'").map(
        breach,
      ),
    ).toEqual([null]);
  });
});

describe('names and places', () => {
  it('writes every file name in kebab-case', () => {
    const odd = files.filter(
      (file) =>
        !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(?:css|test|spec|config|d|gen))*\.tsx?$/.test(
          file.split('/').at(-1)!,
        ),
    );
    expect(odd).toEqual([]);
  });

  it('keeps literal colours inside the theme', () => {
    const styled = globSync(['src/app/**/*.{ts,tsx}'], {
      ignore: ['src/app/ui/theme/**', 'src/app/**/photos.ts', '**/*.test.tsx'],
    });
    /** What a photo shows before it is there is the photo's own colour. */
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

  it('reads the environment in one place', () => {
    const host = globSync(['src/server/**/*.ts'], { ignore: ['src/server/config.ts', '**/*.test.ts'] });
    expect(host.filter((file) => readFileSync(file, 'utf8').includes('process.env'))).toEqual([]);
  });

  it('keeps a file to one idea', () => {
    const long = files.filter(
      (file) => !/^tests|\/migrations\//.test(file) && readFileSync(file, 'utf8').split('\n').length > 340,
    );
    expect(long, 'over about 300 lines a file is two ideas: give the second one a name').toEqual([]);
  });

  it('leaves nothing for later and silences no check', () => {
    const own = files.filter((file) => !file.startsWith('tests/structure/'));
    const promises =
      /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|expect-error|nocheck)|(?:oxlint|eslint)-disable|[Cc]oming soon/;
    expect(own.filter((file) => promises.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('says nothing of the machine it was written on', () => {
    const texts = globSync(
      ['src/**', 'sw/**', 'tests/**', 'locales/**', 'docs/**', '*.md', '*.json', '.ci/*', '.*rc*'],
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
