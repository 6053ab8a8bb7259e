/**
 * Cuts the typeface of the site into small files: `node src/tools/assets/fonts.mjs`.
 *
 * Source: the variable font of the npm package `pretendard` (SIL Open Font License). Its name is reserved, so what
 * is cut here is called Ondol Sans, inside the files too; copyright and licence lines stay, as the licence asks.
 * Written: `public/fonts/ondol-sans-*.woff2` and `src/app/ui/theme/fonts.css.ts`.
 *
 * `latin` holds what every page needs and `ui` the syllables of the texts (`locales/`) that a first visit sees; the two
 * stay within UI_BUDGET together. The other texts' syllables are in the first of the numbered files, which a browser
 * fetches only when a page shows one of theirs. Run it again whenever texts change. The same input gives the same bytes.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import subsetFont from 'subset-font';
import { fallbackFaces } from './font-fallback.mjs';
import { advances, nameRecords, withNames } from './font-tables.mjs';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

const ROOT = new URL('../../../', import.meta.url);
const FONTS = new URL('public/fonts/', ROOT);
const SOURCE = new URL('node_modules/pretendard/dist/public/variable/PretendardVariable.ttf', ROOT);
const LICENCE = new URL('node_modules/pretendard/dist/LICENSE.txt', ROOT);
const SLICES = new URL(
  'node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
  ROOT,
);

const FAMILY = 'Ondol Sans';
const WEIGHTS = { min: 400, max: 700 };
/** Maximum bytes of `latin` and `ui` together, which a first visit in Korean waits for. */
const UI_BUDGET = 50 * 1024;
/** Files of the texts that visitors see first, in this order; their syllables come before all others. */
const FIRST_SEEN = [/^(common|home|house-card|not-found|search-panel|update)\.json$/, /^houses\.json$/];
/** Number of syllables in each file of common ones. Rare syllables are split by code point, which keeps their unicode-ranges short. */
const COMMON_SIZES = [160, 220];
const RARE_FILES = 7;
/** Characters that code adds to texts (prices, ranges, ratings, arrows), so they are needed with any locale files. */
const ALWAYS = '\u00a0₩€£¥§©«»·–—‘’“”•…※←↑→↓↗★☆×÷°±²㎡✓';

/** @param {number} from @param {number} to both included */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** @param {Iterable<string>} text */
const codes = (text) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** @param {Iterable<number>} points */
const textOf = (points) => Array.from(points, (point) => String.fromCodePoint(point)).join('');

/** @param {number} point */
const isSyllable = (point) => point >= FIRST_SYLLABLE && point <= LAST_SYLLABLE;

/** Syllables and single letters. @param {number} point */
const isHangul = (point) => isSyllable(point) || (point >= 0x3131 && point <= 0x3163);

/**
 * The graphic characters of rows of KS X 1001, the Korean standard set: 94 cells a row.
 * @param {number} first
 * @param {number} last
 */
function standardRows(first, last) {
  const decoder = new TextDecoder('euc-kr', { fatal: false });
  const bytes = range(first, last).flatMap((row) =>
    range(1, 94).flatMap((cell) => [0xa0 + row, 0xa0 + cell]),
  );
  return codes(decoder.decode(Uint8Array.from(bytes))).filter((point) => point !== 0xfffd);
}

/**
 * Every string of every text file, one entry a file.
 * @returns {Promise<{ text: string, turn: number }[]>} the lower its turn, the sooner a text is seen
 */
async function localeTexts() {
  /** @param {unknown} value @returns {string} */
  const strings = (value) =>
    typeof value === 'string'
      ? value
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(strings).join('')
        : '';
  const found = [];
  for (const entry of await readdir(new URL('locales/', ROOT), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    const turn = FIRST_SEEN.findIndex((names) => names.test(entry.name));
    found.push({
      turn: turn < 0 ? FIRST_SEEN.length : turn,
      text: strings(JSON.parse(await readFile(path, 'utf8'))),
    });
  }
  return found;
}

/**
 * Rank of each character by how common it is in Korean text, 0 the commonest: the source package orders its slices so.
 * @returns {Promise<Map<number, number>>}
 */
async function commonness() {
  const css = await readFile(SLICES, 'utf8');
  const slices = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map((match) => match[1] ?? '');
  /** @type {Map<number, number>} */
  const rank = new Map();
  for (const [index, slice] of slices.toReversed().entries()) {
    for (const part of slice.split(',')) {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      for (const point of range(parseInt(from, 16), parseInt(to, 16))) rank.set(point, index);
    }
  }
  return rank;
}

/**
 * The texts' characters: those that are seen first before the others, then those that most files use.
 * @param {{ text: string, turn: number }[]} texts
 * @returns {number[]}
 */
function byUse(texts) {
  /** @type {Map<number, { turn: number, files: number }>} */
  const uses = new Map();
  for (const { text, turn } of texts) {
    for (const point of new Set(codes(text))) {
      const use = uses.get(point) ?? { turn, files: 0 };
      uses.set(point, { turn: Math.min(use.turn, turn), files: use.files + 1 });
    }
  }
  return [...uses]
    .toSorted(([a, x], [b, y]) => x.turn - y.turn || y.files - x.files || a - b)
    .map(([point]) => point);
}

/** @param {Iterable<number>} points @returns {string} a CSS unicode-range */
function unicodeRange(points) {
  /** @type {{ from: number, to: number }[]} */
  const runs = [];
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last.to + 1 === point) last.to = point;
    else runs.push({ from: point, to: point });
  }
  /** @param {number} point */
  const hex = (point) => point.toString(16).toUpperCase();
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

async function renamedSource() {
  const original = await readFile(SOURCE);
  const own = new Map([
    [1, FAMILY],
    [2, 'Regular'],
    [3, 'OndolSans-Variable'],
    [4, FAMILY],
    [6, 'OndolSans-Variable'],
    [13, 'SIL Open Font License, Version 1.1'],
    [14, 'https://openfontlicense.org'],
    [25, 'OndolSans'],
  ]);
  const unchanged = nameRecords(original)
    .filter(([id]) => id === 0 || id === 5 || id >= 256)
    .map(([id, text]) => /** @type {const} */ ([id, text.replace('PretendardVariable', 'OndolSans')]));
  return withNames(original, new Map([...unchanged, ...own]));
}

/**
 * @param {Buffer} font
 * @param {Iterable<number>} points
 * @param {string[]} keepFeatures OpenType features
 */
const cut = (font, points, keepFeatures = []) =>
  subsetFont(font, textOf(points), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures,
    preserveNameIds: [0, 13, 14, 25],
    dropTables: ['STAT'],
    noHinting: true,
  });

/**
 * As many of `wanted`, in their order, as `budget` bytes allow.
 * @param {Buffer} font
 * @param {number[]} wanted
 * @param {number} budget
 * @returns {Promise<number[]>}
 */
async function thoseThatFit(font, wanted, budget) {
  let fits = 0;
  let tooMany = wanted.length + 1;
  for (let count = wanted.length; fits + 1 < tooMany; count = Math.floor((fits + tooMany) / 2)) {
    const { length } = await cut(font, wanted.slice(0, count));
    if (length <= budget) fits = count;
    else tooMany = count;
  }
  return wanted.slice(0, fits);
}

/**
 * @param {Map<string, object[]>} families
 * @returns {string} the source of fonts.css.ts
 */
function themeSource(families) {
  const stack = [
    ...[...families.keys()].map((family) => `"${family}"`),
    '"Apple SD Gothic Neo"',
    '"Malgun Gothic"',
    '"Noto Sans KR"',
    'system-ui',
    'sans-serif',
  ].join(', ');
  const rules = [...families].map(
    ([family, faces]) => `globalFontFace(${JSON.stringify(family)}, ${JSON.stringify(faces, null, 2)});`,
  );
  return `// Written by \`node src/tools/assets/fonts.mjs\`: change the tool, not this file.
import { globalFontFace } from '@vanilla-extract/css';

/** The font-family of all text: ours, then device fonts stretched to the same widths so that nothing shifts. */
export const fontFamily = ${JSON.stringify(stack)};

${rules.join('\n\n')}
`;
}

const font = await renamedSource();
const advance = advances(font);
/** @param {Iterable<number>} points @returns {number[]} those the font has, each once */
const drawn = (points) => [...new Set(points)].filter((point) => advance(point) !== undefined);

await rm(FONTS, { recursive: true, force: true });
await mkdir(FONTS, { recursive: true });
await copyFile(LICENCE, new URL('OFL.txt', FONTS));

/** @type {object[]} */
const faces = [];
/**
 * @param {string} part
 * @param {Iterable<number>} points what the file draws
 * @param {{ features?: string[], range?: string }} [options] range: the unicode-range, if not exactly the points
 * @returns {Promise<number>} bytes
 */
async function write(part, points, { features, range: covered } = {}) {
  const file = `ondol-sans-${part}.woff2`;
  const bytes = await cut(font, points, features);
  await writeFile(new URL(file, FONTS), bytes);
  const size = `${(bytes.length / 1024).toFixed(1)} KiB`;
  console.log(`${file.padEnd(28)} ${String([...points].length).padStart(5)} characters ${size.padStart(10)}`);
  faces.push({
    src: `url("/fonts/${file}") format("woff2")`,
    fontWeight: `${WEIGHTS.min} ${WEIGHTS.max}`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: covered ?? unicodeRange(points),
  });
  return bytes.length;
}

const used = drawn(byUse(await localeTexts()));
const latin = drawn([...range(0x20, 0x7e), ...codes(ALWAYS), ...used.filter((point) => !isHangul(point))]);
const latinBytes = (await cut(font, latin, ['kern', 'tnum'])).length;
const ui = await thoseThatFit(font, used.filter(isHangul), UI_BUDGET - latinBytes);

const rank = await commonness();
/** @param {number} point */
const rankOf = (point) => rank.get(point) ?? Infinity;
const texts = used.filter((point) => isHangul(point) && !ui.includes(point));
const taken = new Set([...latin, ...ui, ...texts]);
const rest = drawn([...standardRows(16, 40), ...standardRows(4, 4)])
  .filter((point) => !taken.has(point))
  .toSorted((a, b) => rankOf(a) - rankOf(b) || a - b);
const common = [texts];
for (const size of COMMON_SIZES) common.push(rest.splice(0, size));
const rare = rest.filter(isSyllable).toSorted((a, b) => a - b);
const symbols = drawn([...standardRows(1, 9), ...rest.filter((point) => !isSyllable(point))]).filter(
  (point) => point >= 0x2000 && !isSyllable(point) && !taken.has(point) && !common.flat().includes(point),
);

// A later face wins where ranges overlap: so wide, rarely needed ones come first and the exact ones last.
await write('symbols', symbols, { range: 'U+2000-2BFF, U+3000-33FF, U+FF00-FFEF' });
await write('cyrillic', drawn(range(0x400, 0x45f)), { features: ['kern'], range: 'U+400-45F' });
const vietnamese = [0x102, 0x103, 0x110, 0x111, 0x128, 0x129, 0x168, 0x169, 0x1a0, 0x1a1, 0x1af, 0x1b0];
await write('latin-ext', drawn([...range(0xa1, 0xff), ...range(0x100, 0x17f), ...range(0x218, 0x21b)]), {
  features: ['kern'],
  range: 'U+A1-17F, U+218-21B',
});
await write(
  'vietnamese',
  drawn([...vietnamese, ...range(0x300, 0x303), 0x309, 0x323, ...range(0x1ea0, 0x1ef9)]),
  {
    features: ['kern', 'ccmp', 'mark', 'mkmk'],
  },
);
const rareSize = Math.ceil(rare.length / RARE_FILES);
for (let file = 0; file < RARE_FILES; file += 1) {
  const points = rare.slice(file * rareSize, (file + 1) * rareSize);
  const from = file === 0 ? FIRST_SYLLABLE : (points[0] ?? FIRST_SYLLABLE);
  const to = file === RARE_FILES - 1 ? LAST_SYLLABLE : (rare[(file + 1) * rareSize] ?? LAST_SYLLABLE + 1) - 1;
  await write(String(common.length + 1 + file), points, { range: unicodeRange(range(from, to)) });
}
for (const [index, points] of [...common.entries()].toReversed()) await write(String(index + 1), points);
const uiBytes = ui.length === 0 ? 0 : await write('ui', ui);
await write('latin', latin, { features: ['kern', 'tnum'] });
console.log(
  `first visit in Korean: ${((latinBytes + uiBytes) / 1024).toFixed(1)} of ${UI_BUDGET / 1024} KiB`,
);
console.log(
  `${texts.length} of the texts' ${ui.length + texts.length} syllables are in the first numbered file`,
);

const theme = themeSource(new Map([[FAMILY, faces], ...(await fallbackFaces(font, WEIGHTS))]));
const style = JSON.parse(await readFile(new URL('.oxfmtrc.json', ROOT), 'utf8'));
const { code } = await format('fonts.css.ts', theme, { ...style, ignorePatterns: undefined });
await writeFile(new URL('src/app/ui/theme/fonts.css.ts', ROOT), code);
