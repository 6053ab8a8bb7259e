import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { demoLogins } from '#server/demo/people.ts';
import { Environment } from '#server/environment.ts';
import { anchorsOf } from './citations.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const rooms = /^(?:src|sw|tests|locales|docs|public)\//;

/** Returns the paths in backticks, from the repository's root, without a section; skips those with placeholders or patterns. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s#]+)(?:#[^`\s]*)?`/g)].map(([, path]) => path!);
  return named.filter((path) => rooms.test(path) && !/[*{}$<>…]|NNNN/.test(path));
}

const documents = globSync(['README.md', 'docs/**/*.md', '.github/**/*.md'], { dot: true });

/** Lists a document's links and pictures that lead to no file (relative to the document) or section. */
function deadLinksIn(file: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s:]+)\)|\bsrc="([^"]+)"/g)].map(([, link, src]) => link ?? src!);
  return links.filter((link) => {
    const [path, anchor] = link.split('#');
    const target = path ? posix.join(posix.dirname(file), path) : file;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target === file ? text : read(target)).includes(anchor);
  });
}

function placesOf(line: string) {
  const named = [...line.matchAll(/`(tests\/journeys\/[^`]+)` “([^”]+)”/g)];
  const walks = named.map(([, file, title]) => {
    const [, marks] =
      new RegExp(`'${title!.replaceAll(/[.*+?]/g, '\\$&')}((?: @\\w+)*)'`).exec(read(file!)) ?? [];
    return { title: title!, isThere: read(file!).includes(`'${title!}`), marks: marks ?? '' };
  });
  return {
    missing: walks.filter(({ isThere }) => !isThere).map(({ title }) => title),
    phone: walks.some(({ marks }) => !marks.includes('@desktop')),
    desktop: walks.some(({ marks }) => /@(?:desktop|both|everywhere)\b/.test(marks)),
    isCore: walks.some(({ marks }) => marks.includes('@core')),
  };
}

describe('the documents', () => {
  const alive = documents.filter((file) => !file.startsWith('docs/adr/') && file !== 'docs/CHANGELOG.md');

  it.each(alive)('%s names files that are there', (file) => {
    const named = pathsIn(read(file));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('follow a cancellation through all rooms', () => {
    const named = pathsIn(read('docs/architecture.md'));
    for (const room of [
      'src/contract',
      'src/app/screens',
      'src/app/features',
      'src/app/platform',
      'tests/api',
    ])
      expect(
        named.some((path) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true);
    for (const room of ['http', 'modules', 'ports', 'platform', 'adapters', 'db'])
      expect(
        named.some((path) => path.startsWith(`src/server/${room}/`)),
        room,
      ).toBe(true);
  });

  it('name for each promise journeys that are there, on a phone in Korean, on a desktop and in `npm test`', () => {
    const lines = read('docs/promises.md')
      .split('\n')
      .filter((line) => line.includes('.spec.ts'));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines)
      expect(placesOf(line), line).toEqual({ missing: [], phone: true, desktop: true, isCore: true });
    const planted =
      '| x | `tests/journeys/contract.spec.ts` “an expired link says so, and a new one comes by mail”';
    expect(placesOf(planted)).toMatchObject({ phone: true, desktop: false, isCore: false });
    expect(placesOf('`tests/journeys/contract.spec.ts` “gone”').missing).toEqual(['gone']);
  });

  it('link to documents, sections and pictures that are there', () => {
    for (const file of documents) expect(deadLinksIn(file, read(file)), file).toEqual([]);
  });

  it.each([
    ['[one](adr/0000-gone.md)'],
    ['[one](style.md#gone)'],
    ['[one](#gone)'],
    ['![one](pictures/gone.webp)'],
    ['<img src="pictures/gone.webp" />'],
  ])('notice a planted link that leads nowhere: %s', (text) => {
    expect(
      deadLinksIn('docs/tour.md', `# Tour\n\n${text} [two](#tour) [three](../README.md#run-it)`),
    ).toHaveLength(1);
  });

  it('notice a planted file that is not there', () => {
    expect(pathsIn('see `src/gone.ts` and `npm run dev`').filter((path) => !existsSync(path))).toEqual([
      'src/gone.ts',
    ]);
  });

  it('show each picture of theirs, which are light', () => {
    const pictures = globSync('docs/pictures/*');
    const shown = documents.map(read).join('\n');
    expect(pictures.filter((picture) => !shown.includes(picture.slice('docs/'.length)))).toEqual([]);
    expect(pictures.reduce((bytes, picture) => bytes + statSync(picture).size, 0)).toBeLessThan(1_500_000);
  });

  it('begin with a README of at most 6 KB that leads with two commands', () => {
    const readme = read('README.md');
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6 * 1024);
    const [, first] = /```sh\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(first?.match(/^npm \w+/gm)).toEqual(['npm start', 'npm test']);
  });

  it('tell no password of the demo', () => {
    const told = documents.filter((file) => demoLogins.some(({ password }) => read(file).includes(password)));
    expect(told).toEqual([]);
  });

  it('list every variable that the host reads, but for those of tests', () => {
    const operations = read('docs/operations.md');
    const variables = Object.keys(Environment.entries).filter((name) => !name.startsWith('TEST_'));
    expect(variables.length).toBeGreaterThan(30);
    expect(variables.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it('name commits that are in the history, where there is one', () => {
    const named = [...read('.github/CONTRIBUTING.md').matchAll(/`([0-9a-f]{7})`/g)].map(([, hash]) => hash!);
    expect(named.length).toBeGreaterThanOrEqual(4);
    if (!existsSync('.git')) return;
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return;
    for (const hash of named) expect(git('cat-file', '-t', hash).trim(), hash).toBe('commit');
  });
});

describe('decisions', () => {
  const decisions = globSync(['docs/adr/*.md'], { ignore: 'docs/adr/README.md' }).toSorted();

  it('stand in the list of decisions, once each, by their titles', () => {
    const listed = [...read('docs/adr/README.md').matchAll(/^- \[(.+)\]\((\d{4}-.+\.md)\)/gm)];
    const told = listed.map(([, title, file]) => `${file}: # ${title}`).toSorted();
    expect(told).toEqual(decisions.map((file) => `${posix.basename(file)}: ${read(file).split('\n')[0]}`));
  });

  it('are numbered without gap or double, and say so in their title', () => {
    decisions.forEach((file, index) => {
      expect(file).toMatch(new RegExp(`/${String(index + 1).padStart(4, '0')}-`));
      expect(read(file)).toMatch(new RegExp(`^# ${index + 1}\\. \\S`));
    });
  });

  it.each(decisions)('%s has its date, its status, what was rejected and what it costs', (file) => {
    const text = read(file);
    expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (?:accepted|superseded|rejected)/m);
    expect(text).toMatch(/\*\*Rejected/);
    expect(text).toMatch(/\*\*Price\.\*\*/);
  });
});
