import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';

import { longStay, shortStay, typedSignature, typedSigner } from '#tests/kit/contract-fixture.ts';
import {
  contractBytes as renderContract,
  signedBytes as renderSignedContract,
} from '#tests/kit/contract-fixture.ts';
import { openDocument } from './document.ts';
import { Typefaces } from './fonts.ts';
import { renderReceipt } from './receipt-pdf.ts';
import { drawable } from './scripts.ts';
import { shaperFor } from './shaper.ts';
import { page as layout, text as styles } from './style.ts';
import { TextLayout } from './text-layout.ts';

type Piece = { said: string; left: number; right: number };

const squeezed = (text: string) => text.normalize('NFC').replace(/[\s\u200C\u2060]/g, '');

async function read(bytes: Uint8Array): Promise<{ text: string; pieces: Piece[] }> {
  const file = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise;
  const pieces: Piece[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const left = Number(item.transform[4]);
      pieces.push({ said: squeezed(item.str), left, right: left + item.width });
    }
  }
  return { text: pieces.map(({ said }) => said).join(''), pieces };
}

const named = (name: string) => longStay({ tenant: { ...longStay().tenant, name }, occupants: [] });

const NAMES = {
  Thai: 'สมชาย น้ำผึ้ง ญี่ปุ่น',
  Lao: 'ສົມຈິດ ນ້ຳຝົນ',
  Khmer: 'សុខ ស្រី ភ្នំ',
  Myanmar: 'အောင်ဆန်းစုကြည် မြန်မာ',
  Arabic: 'محمد عبد الله',
  'Arabic with vowels': 'مُحَمَّد',
  Persian: 'گُل‌نار محمدی',
  Urdu: 'چوہدری ظہیر',
  Hebrew: 'דוד שָׁלוֹם',
  Devanagari: 'कृष्ण प्रसाद श्रेष्ठ',
  Bengali: 'শেখ মুজিবুর রহমান ক্ষুদ্র র‍্যাব',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'કૃષ્ણ શ્રી',
  Odia: 'କୃଷ୍ଣ ଓଡ଼ିଶା',
  Tamil: 'தமிழ் செல்வன் ஸ்ரீ',
  Telugu: 'శ్రీ కృష్ణ',
  Kannada: 'ಕೃಷ್ಣ ಶ್ರೀ',
  Malayalam: 'കൃഷ്ണൻ സ്ത്രീ',
  Sinhala: 'ශ්‍රී නුවන් පෙරේරා',
  Georgian: 'გიორგი',
  Armenian: 'Արմեն Սարգսյան',
  Ethiopic: 'አበበ ተስፋዬ',
  'Mongolian Cyrillic': 'Өнөрбаяр Үржинханд',
  emoji: '김민준 😀 👨\u200D👩\u200D👧 🇰🇷 👍🏽 ☂ ❤\u200D🔥',
  several: 'Ali علی (Kim) 李 สมชาย',
};

describe('names of residents from everywhere', () => {
  test.each(Object.entries(NAMES))(
    '%s is drawn whole, bold and regular, and can be searched',
    async (_, name) => {
      const signer = typedSigner({ name, signature: { kind: 'typed', text: name } });
      const record = typedSignature({ signers: [signer] });
      const { text, pieces } = await read(await renderSignedContract(named(name), record));
      expect(text).not.toContain('□');
      expect(text.split(squeezed(name)).length - 1).toBe(5);
      for (const { right } of pieces) expect(right).toBeLessThanOrEqual(layout.width - layout.right + 0.5);
    },
  );

  test('stand on receipts too', async () => {
    const { operator } = longStay();
    const pdf = await renderReceipt({
      number: 'R-1',
      operator,
      payer: `${NAMES.Arabic} ${NAMES.Khmer}`,
      house: { ko: '온돌', en: 'Ondol' },
      reservation: 'OND-1',
      stay: { checkIn: '2027-01-04', checkOut: '2027-02-01' },
      period: { from: '2027-01-04', to: '2027-02-01' },
      parts: { deposit: 1, bedding: 0, rent: 1 },
      coupon: null,
      tax: { supply: 1, vat: 0 },
      issuedOn: '2026-11-21',
      cardLast4: null,
      amount: 2,
      usd: { cents: 1, rateKrwPerUsd: '1,385.20', charged: false },
      method: null,
      orderId: 'o-1',
      paidAt: '2026-12-01T06:04:05.000Z',
      refunds: [],
    });
    const { text } = await read(pdf);
    expect(text).toContain(squeezed(NAMES.Arabic + NAMES.Khmer));
    expect(text).not.toContain('□');
  });

  test.each(['ส', 'ع', 'ש', 'ខ្មែរ', 'မြန်မာ', 'ক্ষু', 'സ്ത്രീ', '👨‍👩‍👧'])(
    '%s a hundred times over stays on the paper',
    async (sign) => {
      const { text, pieces } = await read(await renderContract(named(sign.repeat(100))));
      expect(text).toContain(squeezed(sign.repeat(100)));
      for (const { left, right } of pieces) {
        expect(left).toBeGreaterThanOrEqual(layout.left - 0.5);
        expect(right).toBeLessThanOrEqual(layout.width - layout.right + 0.5);
      }
    },
  );

  test('give the same bytes whatever was drawn before', async () => {
    const first = await renderContract(named(NAMES.Bengali));
    await renderContract(named(`${NAMES.several} ${NAMES.Sinhala} কি`));
    expect(Buffer.compare(await renderContract(named(NAMES.Bengali)), first)).toBe(0);
  });

  test('need nothing more to be loaded where they are Korean, Chinese or Latin', async () => {
    expect(await shaperFor([longStay(), shortStay(), typedSignature()])).toBeNull();
    expect(await shaperFor({ signers: [{ name: 'علي' }] })).not.toBeNull();
  });
});

describe('a line that runs in both directions', () => {
  async function fromLeft(name: string, parts: string[]): Promise<string[]> {
    const { pieces } = await read(await renderContract(named(name)));
    const from = pieces.findIndex(({ said }) => said === parts[0]);
    const found = pieces.slice(from, from + parts.length).map(({ said, left }) => ({ said, left }));
    return found.toSorted((a, b) => a.left - b.left).map(({ said }) => said);
  }

  test.each([
    ['Ali علی (Kim)', ['Ali', 'علی', '(Kim)'], ['Ali', 'علی', '(Kim)']],
    ['محمد علی رضا', ['محمد', 'علی', 'رضا'], ['رضا', 'علی', 'محمد']],
    ['محمد ۱۲۳ رضا', ['محمد', '۱۲۳', 'رضا'], ['رضا', '۱۲۳', 'محمد']],
    ['דוד 25 שלום', ['דוד', '25', 'שלום'], ['שלום', '25', 'דוד']],
    ['Kim محمد علی Lee', ['Kim', 'محمد', 'علی', 'Lee'], ['Kim', 'علی', 'محمد', 'Lee']],
    ['محمد (Kim) علی', ['محمد', '(Kim)', 'علی'], ['محمد', '(Kim)', 'علی']],
  ])('%s is read and seen in order', async (name, parts, seen) => {
    expect(await fromLeft(name, parts)).toEqual(seen);
  });

  test('brackets open towards what they hold', async () => {
    const { pieces } = await read(await renderContract(named('محمد (علی) رضا')));
    const at = (said: string) => pieces.find((piece) => piece.said === said)?.left ?? 0;
    expect(at('رضا')).toBeLessThan(at('('));
    expect(at('(')).toBeLessThan(at('علی'));
    expect(at('علی')).toBeLessThan(at(')'));
    expect(at(')')).toBeLessThan(at('محمد'));
  });
});

describe('glyphs', () => {
  const require = createRequire(import.meta.url);
  async function shape(family: string, face: string, text: string) {
    const file = require.resolve(`@expo-google-fonts/${family}/400Regular/${face}_400Regular.ttf`);
    const shaper = await shaperFor(text);
    return shaper?.shape(file, readFileSync(file), text) ?? [];
  }

  test('of Arabic letters join and run to the left; its figures run to the right', async () => {
    const name = await shape('noto-sans-arabic', 'NotoSansArabic', 'علی');
    expect(name.map(({ text }) => text)).toEqual(['ی', 'ل', 'ع']);
    const alone = await shape('noto-sans-arabic', 'NotoSansArabic', 'ع');
    expect(name.at(-1)?.id).not.toBe(alone[0]?.id);
    const figures = await shape('noto-sans-arabic', 'NotoSansArabic', '۱۲۳');
    expect(figures.map(({ text }) => text)).toEqual(['۱', '۲', '۳']);
  });

  test('of Burmese vowels that are written first stand first', async () => {
    const [first, second] = await shape('noto-sans-myanmar', 'NotoSansMyanmar', 'ခေ');
    const other = await shape('noto-sans-myanmar', 'NotoSansMyanmar', 'ငေ');
    expect(other[0]?.id).toBe(first?.id);
    expect(other[1]?.id).not.toBe(second?.id);
  });
});

test.each(['ស្ត្រី', 'ผู้', 'ကြွေ', 'မာ', 'နွယ်', 'স্ত্রী', 'ශ්‍රී', '👨‍👩‍👧'])(
  '%s is never parted at the end of a line',
  async (sign) => {
    const { document } = openDocument({});
    document.addPage();
    const type = new TextLayout(document, new Typefaces(document, await shaperFor(sign)));
    const lines = type.lines(sign.repeat(40), styles.body, 50);
    expect(lines.length).toBeGreaterThan(3);
    for (const { runs } of lines)
      expect(
        runs
          .map(({ text }) => text)
          .join('')
          .replaceAll(sign, ''),
      ).toBe('');
  },
);

test('lines are as far apart as their letters are tall', async () => {
  const { document } = openDocument({});
  document.addPage();
  const type = new TextLayout(document, new Typefaces(document, await shaperFor('స్త్రీ')));
  const [korean, telugu] = ['김민준', 'స్త్రీ'].map((name) => type.lines(name, styles.body, 100)[0]);
  expect(korean?.style.leading).toBe(styles.body.leading);
  expect(telugu?.style.leading).toBeGreaterThan(styles.body.leading);
  expect(telugu?.drop).toBeLessThan(0);
});

describe('invisible characters', () => {
  test.each([
    ['می‌خواهم', 'Persian words that do not join'],
    ['র‍্যাব', 'a Bengali consonant before its sign'],
    ['ශ්‍රී', 'a Sinhala cluster'],
    ['क्‌ष', 'a Hindi cluster kept apart'],
    ['ന്‍', 'a Malayalam consonant without vowel'],
    ['👨‍👩‍👧', 'emoji of several'],
    ['👩🏽‍💻', 'emoji of several, one with a skin colour'],
  ])('%j is kept: %s', (text) => {
    expect(drawable(text)).toBe(text.normalize('NFC'));
  });

  test.each([
    ['K\u200Dim', 'Kim'],
    ['K\u200Cim', 'Kim'],
    ['김\u200D민준', '김민준'],
    ['김\u200C민준', '김민준'],
    ['李\u200D明', '李明'],
    ['Иван\u200C', 'Иван'],
    ['K\u200Dعلی', 'Kعلی'],
    ['علی\u200C', 'علی'],
    ['علی\u200Cm', 'علیm'],
    ['สม\u200Dชาย', 'สมชาย'],
    ['😀\u200DKim', '😀Kim'],
    ['ع\u202Eلی', 'علی'],
    ['\u2067علی\u2069', 'علی'],
    ['क\u200Dख', 'कख'],
  ])('%j is drawn as %j', (text, seen) => {
    expect(drawable(text)).toBe(seen);
  });

  test('a joiner changes a Persian name, and cannot change a Latin or a Korean one', async () => {
    const drawn = async (name: string) => Buffer.from(await renderContract(named(name)));
    expect((await drawn('گل‌نار')).equals(await drawn('گلنار'))).toBe(false);
    expect((await drawn('K\u200Dim 김\u200C민준')).equals(await drawn('Kim 김민준'))).toBe(true);
  });
});
