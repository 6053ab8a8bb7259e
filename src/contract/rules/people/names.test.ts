import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { Name } from '#contract/shared.ts';
import { holdsAddress, nameForOthers, tidyName } from './names.ts';

const codeOf = (name: string) => v.safeParse(Name, name).issues?.[0].message ?? null;

describe('a name', () => {
  it.each([
    ['𠮷'.repeat(300), 'characters that UTF-16 counts twice'],
    ['😀'.repeat(300), 'emoji'],
    ['ệ'.normalize('NFD').repeat(300), 'letters taken apart'],
    ['محمد بن عبد الله', 'Arabic'],
    ['سی‌نا', 'Persian, with a joiner'],
  ])('of 300 characters of any script is one', (name) => {
    expect(codeOf(name)).toBeNull();
  });

  it('of 301 is too long', () => {
    expect(codeOf('𠮷'.repeat(301))).toBe('text_too_long');
  });

  it.each([
    '\u200B',
    '\u200D\u2060\uFEFF',
    '\u3164',
    '\u2800',
    '\u00AD',
    '\u202A\u202C',
    '\u0000',
    '\uD800',
    ' \n ',
  ])('that shows nothing is none: %j', (name) => {
    expect(codeOf(name)).toBe('name_required');
  });

  it('is kept on one line, composed, and turns no text around it', () => {
    expect(tidyName(' An\r\nBcc: Phạm '.normalize('NFD'))).toBe('An Bcc: Phạm');
    expect(tidyName('\u202Egnp.\u2066exe\u2069')).toBe('gnp.exe');
    expect(tidyName('a\u0000b\uD800')).toBe('a b');
    expect(tidyName('سی‌نا 👨‍👩‍👧')).toBe('سی‌نا 👨‍👩‍👧');
  });
});

/** Names of people as they write them: abbreviations have a space after their dot, initials stand alone. */
const written = [
  "O'Brien",
  'd’Arc',
  'St. John',
  'Jean-Luc',
  'Dr. Müller Jr.',
  'J. R. R. Tolkien',
  'J.R.',
  'Md. Rahim',
  'Nguyễn Thị Ánh',
  '김 민준',
  '佐藤',
  'アンナ・マリア',
  'محمد',
  'สมชาย ใจดี',
  'भारत कुमार',
  'Ravi s/o Kumar',
  'Åsa Öberg',
  '😀',
];

describe('an address in a name', () => {
  it.each([
    'http://evil.example',
    'Visit www.x.com',
    'www. evil',
    'evil.example',
    'Linh evil.example/win',
    'linh@evil.example',
    '@evil',
    'EVIL.COM',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'evil\u200B.\u2060com',
    '주소.한국',
    'भारत.भारत',
    'st.john',
    'St.JOHN',
    'St.John.com',
    'evil.Com',
    'Linh Dr.Evil/win',
  ])('is refused: %s', (name) => {
    expect(codeOf(name)).toBe('name_with_address');
  });

  it.each(written)('is not seen in %s', (name) => {
    expect(codeOf(name)).toBeNull();
    expect(nameForOthers(name)).toBe(name);
  });

  it.each(['St.John', 'Jane St.John Smith', 'Md.Rahim', 'Dr.Müller', 'Marie Ste.Élodie'])(
    'is not seen in %s, which others are shown with a space',
    (name) => {
      expect(codeOf(name)).toBeNull();
      expect(nameForOthers(name)).toBe(name.replace('.', ' '));
      expect(holdsAddress(nameForOthers(name))).toBe(false);
    },
  );

  it('is found wherever it stands', () => {
    const label = fc
      .string({ unit: fc.constantFrom(...Array.from('abz09-éß한本')), minLength: 1, maxLength: 12 })
      .map((text) => `${text}x`);
    const ending = fc.constantFrom('com', 'example', 'KR', 'xn--p1ai', '한국', 'рф');
    const gap = fc.constantFrom('', ' ', ', ', '. ');
    const name = fc.constantFrom('', ...written);
    fc.assert(
      fc.property(name, gap, label, ending, gap, (before, space, host, top, after) => {
        expect(holdsAddress(`${before}${space}${host}.${top}${after}${before}`)).toBe(true);
      }),
    );
  });

  it('that was stored before it was refused is taken apart for others', () => {
    const anything = fc.string({ maxLength: 120 });
    const dotted = fc.string({ unit: fc.constantFrom(...Array.from('.@:/wa한 ．。\u200D')), maxLength: 80 });
    fc.assert(
      fc.property(fc.oneof(anything, dotted), (name) => {
        expect(holdsAddress(nameForOthers(name))).toBe(false);
      }),
    );
    expect(nameForOthers('Linh http://evil.example')).toBe('Linh http evil example');
  });
});
