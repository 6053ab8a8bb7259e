import { readdirSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { refundAccounts } from '#contract/rules/paying/policy.ts';
import { booking, recordYears } from '#contract/rules/policy.ts';
import { closingReasons } from '#contract/rules/reservation-status.ts';
import { errorStatus } from '#contract/wire.ts';

type Tree = { [key: string]: string | Tree };
const read = (language: string, name: string) =>
  JSON.parse(readFileSync(`locales/${language}/${name}`, 'utf8')) as Tree;

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );
}
/** Returns the keys with `_one` and `_other` as one, because English has singular forms that Korean lacks. */
const keys = (tree: Tree) =>
  [...new Set(leaves(tree).map(([key]) => key.replace(/_(one|other)$/, '')))].sort();
/** Returns the placeholders except the name: Korean addresses people by name where English says "you". */
const blanks = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name!))]
    .filter((name) => name !== 'name')
    .sort();

function keysWithParents(tree: Tree, path = ''): Set<string> {
  return new Set(
    Object.entries(tree).flatMap(([key, value]) => {
      const here = (path + key).replace(/_(one|other)$/, '');
      return typeof value === 'string'
        ? [here]
        : [here].concat(Array.from(keysWithParents(value, `${path}${key}.`)));
    }),
  );
}

const names = readdirSync('locales/ko');

const textsSaying = (language: string, words: RegExp) =>
  names.flatMap((name) =>
    leaves(read(language, name))
      .filter(([, text]) => words.test(text))
      .map(([key]) => `${language}/${name}: ${key}`),
  );

describe('texts in both languages', () => {
  it('has the same files', () => {
    expect(readdirSync('locales/en')).toEqual(names);
  });

  it.each(names)('%s has the same keys, none empty', (name) => {
    const [ko, en] = [read('ko', name), read('en', name)];
    expect(keys(en)).toEqual(keys(ko));
    expect([...leaves(ko), ...leaves(en)].filter(([, text]) => !text.trim())).toEqual([]);
  });

  it.each(names)('%s fills in the same things', (name) => {
    const ko = new Map(leaves(read('ko', name)));
    const different = leaves(read('en', name)).filter(([key, text]) => {
      const korean =
        ko.get(key) ?? ko.get(key.replace(/_one$/, '_other')) ?? ko.get(key.replace(/_(one|other)$/, ''));
      return korean !== undefined && !key.endsWith('_one') && String(blanks(text)) !== String(blanks(korean));
    });
    expect(different).toEqual([]);
  });

  it('repeats no number that the policy holds', () => {
    const spelled: Record<number, string> = { 5: 'five' };
    const { maxNights, periodNights, defaultMinNights, singlePaymentNights, semesterNights, noticeNights } =
      booking;
    const nights = [
      maxNights,
      periodNights,
      defaultMinNights,
      singlePaymentNights,
      semesterNights,
      noticeNights,
    ];
    const held = [
      { number: recordYears, en: 'years', ko: '년' },
      { number: refundAccounts.abroadDays, en: 'working days', ko: '일 안에' },
      ...nights.map((number) => ({ number, en: 'nights', ko: '박' })),
    ];
    for (const { number, en, ko } of held) {
      const inEnglish = new RegExp(`\\b(?:${number}|${spelled[number] ?? number}) ${en}\\b`, 'i');
      expect(textsSaying('en', inEnglish)).toEqual([]);
      expect(textsSaying('ko', new RegExp(`(?<!\\d)${number}${ko}`))).toEqual([]);
    }
  });

  it('writes Korean in the Korean files', () => {
    const foreign = names.flatMap((name) =>
      leaves(read('ko', name)).filter(
        ([, text]) => /[a-z]{4,} [a-z]{3,} [a-z]{3,}/i.test(text) && !/[가-힣]/.test(text),
      ),
    );
    expect(foreign).toEqual([]);
  });

  it('has a sentence for every refusal, and none for refusals that do not exist', () => {
    const codes = ['errors.json', 'part-errors.json', 'admin-errors.json'].flatMap((name) =>
      keys(read('ko', name)),
    );
    expect(codes.toSorted()).toEqual(Object.keys(errorStatus).sort());
  });

  it('says why a reservation ended, for every reason that there is', () => {
    for (const language of ['ko', 'en'])
      expect(Object.keys(read(language, 'mypage.json')['closed']!)).toEqual([...closingReasons]);
  });

  it('has every text that tests look for', () => {
    const named = /['"`]([a-z-]+):([a-z][\w-]*(?:\.[\w-]+)*)['"`]/gi;
    const known = new Map(
      names.map((name) => [name.replace('.json', ''), keysWithParents(read('en', name))]),
    );
    const missing = globSync(['tests/{journeys,app,kit}/**/*.{ts,tsx}', 'src/tools/**/*.ts']).flatMap(
      (file) =>
        [...readFileSync(file, 'utf8').matchAll(named)].flatMap(([, namespace, key]) => {
          const there = known.get(namespace!);
          return there && !there.has(key!) ? [`${file}: ${namespace}:${key}`] : [];
        }),
    );
    expect(missing).toEqual([]);
  });
});
