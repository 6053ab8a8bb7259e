import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { Name } from '#contract/shared.ts';
import { tidyName } from './names.ts';

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
