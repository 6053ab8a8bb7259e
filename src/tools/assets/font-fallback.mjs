/**
 * Fallback faces until our typeface loads: fonts of the device, stretched to our widths and aligned to our lines, so that nothing shifts afterwards.
 */
import subsetFont from 'subset-font';
import { advances, verticalMetrics } from './font-tables.mjs';

const FAMILY = 'Ondol Sans Fallback';
const SAMPLE = 'a quiet room near the station with a warm floor and a desk by the window';
const SYLLABLE = '온';

/**
 * Device fonts for the fallback faces. `regular` and `bold` are the widths in em of SAMPLE (Latin) or of one syllable (Hangul), read from the named
 * font. A family is used if the device has none of the fonts of the family before it.
 */
const DEVICE_FONTS = [
  {
    family: FAMILY,
    latin: { regular: 32.348, bold: 34.842 },
    latinRegular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    latinBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    hangul: 0.92,
    hangulRegular: ['Malgun Gothic', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'Noto Sans KR'],
    hangulBold: ['Malgun Gothic Bold', 'Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold'],
  },
  {
    family: `${FAMILY} Mobile`,
    latin: { regular: 32.467, bold: 32.704 },
    latinRegular: ['Roboto', 'Roboto-Regular'],
    latinBold: ['Roboto Bold', 'Roboto-Bold'],
    hangul: 0.865,
    hangulRegular: ['Apple SD Gothic Neo', 'AppleSDGothicNeo-Regular'],
    hangulBold: ['Apple SD Gothic Neo Bold', 'AppleSDGothicNeo-Bold'],
  },
  {
    family: `${FAMILY} Noto`,
    latin: { regular: 34.265, bold: 36.265 },
    latinRegular: ['Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'Noto Sans KR'],
    latinBold: ['Noto Sans CJK KR Bold', 'NotoSansCJKkr-Bold', 'Noto Sans KR Bold'],
  },
  // Of a Linux without any of these; a seventh wider than ours.
  {
    family: `${FAMILY} DejaVu`,
    latin: { regular: 37.18, bold: 41.973 },
    latinRegular: ['DejaVu Sans', 'DejaVuSans'],
    latinBold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  },
];
const HANGUL_RANGE = 'U+1100-11FF, U+3130-318F, U+AC00-D7A3';
const LATIN_RANGE = 'U+0-10FF, U+1E00-2BFF';

/**
 * @param {Buffer} font ours, variable
 * @param {{ min: number, max: number }} weights those the site uses
 * @returns {Promise<Map<string, object[]>>} the faces by family, in the order in which to try the families
 */
export async function fallbackFaces(font, weights) {
  const { ascent, descent, lineGap } = verticalMetrics(font);
  /** @param {number} wght @param {string} text */
  const width = async (wght, text) => {
    const instance = await subsetFont(font, text, { targetFormat: 'truetype', variationAxes: { wght } });
    const advance = advances(instance);
    return Array.from(text).reduce(
      (sum, character) => sum + (advance(character.codePointAt(0) ?? 0) ?? 0),
      0,
    );
  };
  const ours = {
    regular: await width(weights.min, SAMPLE),
    bold: await width(weights.max, SAMPLE),
    hangul: await width(weights.min, SYLLABLE),
  };
  /** @param {number} share */
  const percent = (share) => `${Number((share * 100).toFixed(2))}%`;
  /**
   * @param {string[]} locals
   * @param {string} fontWeight
   * @param {number} stretch our width divided by theirs
   * @param {string} unicodeRange
   */
  const face = (locals, fontWeight, stretch, unicodeRange) => ({
    src: locals.map((local) => `local("${local}")`).join(', '),
    fontWeight,
    sizeAdjust: percent(stretch),
    ascentOverride: percent(ascent / stretch),
    descentOverride: percent(descent / stretch),
    lineGapOverride: percent(lineGap / stretch),
    unicodeRange,
  });
  return new Map(
    DEVICE_FONTS.map((device) => [
      device.family,
      [
        face(device.latinRegular, '400 599', ours.regular / device.latin.regular, LATIN_RANGE),
        face(device.latinBold, '600 900', ours.bold / device.latin.bold, LATIN_RANGE),
        ...(device.hangul === undefined
          ? []
          : [
              face(device.hangulRegular, '400 599', ours.hangul / device.hangul, HANGUL_RANGE),
              face(device.hangulBold, '600 900', ours.hangul / device.hangul, HANGUL_RANGE),
            ]),
      ],
    ]),
  );
}
