// Written by `node src/tools/fonts.mjs`: change the tool, not this file.
import { globalFontFace } from '@vanilla-extract/css';

/** The font-family of all text: ours, then device fonts stretched to the same widths so that nothing shifts. */
export const fontFamily =
  '"Ondol Sans", "Ondol Sans Fallback", "Ondol Sans Fallback Mobile", "Ondol Sans Fallback Noto", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", system-ui, sans-serif';

globalFontFace('Ondol Sans', [
  {
    src: 'url("/fonts/ondol-sans-symbols.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+2000-2BFF, U+3000-33FF, U+FF00-FFEF',
  },
  {
    src: 'url("/fonts/ondol-sans-cyrillic.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+400-45F',
  },
  {
    src: 'url("/fonts/ondol-sans-latin-ext.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+A1-17F, U+218-21B',
  },
  {
    src: 'url("/fonts/ondol-sans-vietnamese.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-303, U+309, U+323, U+1EA0-1EF9',
  },
  {
    src: 'url("/fonts/ondol-sans-4.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+AC00-B10B',
  },
  {
    src: 'url("/fonts/ondol-sans-5.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+B10C-B783',
  },
  {
    src: 'url("/fonts/ondol-sans-6.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+B784-BE1E',
  },
  {
    src: 'url("/fonts/ondol-sans-7.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+BE1F-C478',
  },
  {
    src: 'url("/fonts/ondol-sans-8.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+C479-C9EE',
  },
  {
    src: 'url("/fonts/ondol-sans-9.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+C9EF-D130',
  },
  {
    src: 'url("/fonts/ondol-sans-10.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+D131-D7A3',
  },
  {
    src: 'url("/fonts/ondol-sans-3.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+314E, U+3160, U+AC12, U+AC14, U+AC16, U+AC24, U+AC81, U+ACE1, U+ACE4, U+AD34, U+ADE0, U+AE54, U+AE68, U+AEBC, U+AF2C-AF2D, U+AFC0, U+AFC8, U+B04C, U+B08C, U+B099, U+B0A9, U+B0AE, U+B0B8, U+B0D0, U+B0E5, U+B123, U+B150, U+B155, U+B179, U+B193, U+B2C9, U+B2DD, U+B2E5, U+B2F7, U+B3C8, U+B410, U+B458, U+B4C0, U+B4DD, U+B531, U+B538, U+B545, U+B550, U+B5A0, U+B5A4, U+B5A8, U+B5BB, U+B6F0, U+B728, U+B73B, U+B7AD, U+B7B5, U+B7ED, U+B809, U+B840, U+B864, U+B86D, U+B86F, U+B871, U+B8F9, U+B960, U+B9BF, U+B9E5, U+B9F5, U+BA40, U+BA4B, U+BA58, U+BA87, U+BAAC, U+BAB8, U+BB50, U+BBC0, U+BC16, U+BC1D, U+BC24-BC25, U+BC34, U+BCA8, U+BCBD, U+BD04, U+BD07, U+BD10, U+BD24, U+BD99, U+BE48, U+BE59, U+BE5B, U+BE68, U+BFD0, U+C058, U+C05C, U+C0E4, U+C0F5, U+C12C-C12D, U+C139, U+C140, U+C15C, U+C168, U+C194, U+C219, U+C228, U+C27D, U+C2A8, U+C2F1, U+C2F8, U+C368, U+C529, U+C554-C555, U+C559, U+C564, U+C5C7, U+C5D8, U+C5FC, U+C625, U+C635, U+C637, U+C65C, U+C6B1, U+C728, U+C735, U+C775, U+C787, U+C789, U+C794, U+C7A0, U+C7C1, U+C84C, U+C874, U+C880, U+C88C, U+C8C4, U+C8E0, U+C8FD, U+C989, U+C98C, U+C998, U+C9D0, U+C9D3, U+C9D5, U+C9DD, U+C9F8, U+CABD, U+CC0C-CC0D, U+CC29, U+CC2C, U+CC30, U+CC99, U+CCA8, U+CCAB, U+CCD0, U+CD0C, U+CD2C, U+CD98, U+CDA4, U+CE21, U+CE35, U+CE59, U+CE60, U+CE6D, U+CE7C, U+CE90, U+CEA0, U+CEE8, U+CEEC, U+CEF4, U+CF13, U+CF1C, U+CF5C, U+D050, U+D070, U+D07C, U+D0A8, U+D0B9, U+D0C1, U+D0C4, U+D0C8, U+D0D0-D0D1, U+D0D5, U+D134, U+D138, U+D14D, U+D154, U+D15C, U+D1A1, U+D1A4, U+D29C, U+D2BC, U+D2C0, U+D2F1, U+D300, U+D314, U+D329, U+D32C, U+D3D0, U+D3ED, U+D3F4, U+D3FC, U+D478, U+D480, U+D48D, U+D508, U+D53D, U+D56B, U+D5CC, U+D5E4, U+D600-D601, U+D611, U+D61C, U+D639, U+D68D, U+D6C8, U+D754, U+D765, U+D798',
  },
  {
    src: 'url("/fonts/ondol-sans-2.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+314B, U+AC08, U+AC11, U+AC78, U+ACA8, U+ACAC, U+ACE8, U+ACF3, U+AD70, U+AD74, U+AD81, U+ADC0, U+ADDC, U+ADF9, U+AE34, U+AF43, U+AFB8, U+B07C, U+B110, U+B137, U+B140, U+B17C, U+B180, U+B18D, U+B192, U+B208, U+B290, U+B2CC, U+B355, U+B378, U+B3C5, U+B420, U+B429, U+B4EF, U+B529, U+B530, U+B78D, U+B799, U+B79C, U+B7A8-B7A9, U+B7F0, U+B7FC-B7FD, U+B807, U+B80C, U+B828, U+B839, U+B860, U+B9AD, U+B9B4, U+B9C9, U+B9DB, U+B9DD, U+B9E8, U+BA38-BA39, U+BAB0, U+BABB, U+BBA4, U+BC8C, U+BC94, U+BCA0, U+BCA4, U+BCD1, U+BCFC, U+BD09, U+BDF0, U+BE4C, U+BE60, U+C0AD, U+C0B4, U+C0BC, U+C154, U+C190, U+C1C4, U+C1FC, U+C220, U+C26C, U+C288, U+C2AC, U+C2B9, U+C2ED, U+C2F6, U+C4F4, U+C528, U+C545, U+C558, U+C55E, U+C560, U+C571, U+C5B5, U+C5B8, U+C5BC, U+C5C4, U+C5D4, U+C600, U+C628, U+C644, U+C654-C655, U+C678, U+C695, U+C6C0, U+C6C3, U+C6CC, U+C6E8, U+C6F9, U+C721, U+C724, U+C798, U+C7A1, U+C810-C811, U+C838, U+C871, U+C885, U+C88B, U+C900, U+C904, U+C988, U+C990, U+C9C8, U+CC38, U+CC3D, U+CC44-CC45, U+CCA0, U+CD1D, U+CD95, U+CDA9, U+CE20, U+CE5C, U+CEE4, U+CF00, U+CF58, U+D074, U+D0A4, U+D150, U+D22C, U+D305, U+D328, U+D37C, U+D3B8, U+D3C9, U+D488, U+D544, U+D551, U+D559, U+D56D, U+D5A5, U+D5C8, U+D5D8, U+D63C, U+D648, U+D64D, U+D658, U+D65C, U+D669, U+D76C',
  },
  {
    src: 'url("/fonts/ondol-sans-1.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+AC01, U+AC10, U+AC15, U+AC19, U+AC1D, U+AC74, U+AC80, U+AC8C, U+ACA0, U+ACA9, U+ACBD, U+ACE0, U+AD11, U+AD50, U+AD8C, U+ADFC, U+AE09, U+AE40, U+B0A8, U+B124, U+B178, U+B204, U+B274, U+B2D8, U+B2E8, U+B2EB, U+B2F4, U+B2F9, U+B313, U+B358, U+B370, U+B4E4, U+B514, U+B780, U+B78C, U+B791, U+B798, U+B7EC, U+B808, U+B8E8, U+B9BC-B9BD, U+B9C8, U+B9D0, U+B9E4, U+BA70, U+BAA9, U+BB3C, U+BBFC, U+BC0F, U+BC18, U+BC1B, U+BC30-BC31, U+BC95, U+BCC0, U+BCC4, U+BCF5, U+BCF8, U+BD81, U+BD88, U+BE0C, U+BE14, U+C0B0, U+C0C9, U+C11D, U+C124, U+C131, U+C13C, U+C158, U+C1A1, U+C21C, U+C2EC, U+C4F0, U+C54C, U+C591, U+C5C5, U+C5ED, U+C640, U+C6B0, U+C6B4, U+C6B8, U+C704, U+C74C, U+C784, U+C791, U+C7A5, U+C7AC, U+C801, U+C870, U+C9C4, U+CC28, U+CC9C, U+CCB4, U+CD94, U+CD9C, U+CDE8, U+CE58, U+CE74, U+CF54, U+D0C0, U+D0DC, U+D14C, U+D1A0, U+D1B5, U+D2F0, U+D30C, U+D310, U+D398, U+D3EC, U+D45C, U+D504, U+D50C, U+D53C, U+D569, U+D589, U+D604, U+D654, U+D6C4, U+D788',
  },
  {
    src: 'url("/fonts/ondol-sans-ui.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+AC00, U+AC04, U+AC1C, U+AC70, U+AC83, U+ACB0, U+ACC4, U+ACF5, U+ACFC, U+AD00, U+AD6C-AD6D, U+ADF8, U+AE00, U+AE08, U+AE30, U+AE38, U+AE4C, U+AED8, U+B05D, U+B098, U+B09C, U+B0A0, U+B0AC, U+B0B4, U+B0BC, U+B108, U+B118, U+B144, U+B294, U+B298, U+B2A5, U+B2C8, U+B2E4, U+B2EC, U+B2F5, U+B300, U+B354, U+B3C4, U+B3CC, U+B3D9, U+B3FC, U+B418, U+B41C, U+B450, U+B4A4, U+B4DC, U+B4E0, U+B4F1, U+B54C, U+B610, U+B77C-B77D, U+B7C9, U+B824-B825, U+B838, U+B85C-B85D, U+B8CC, U+B958, U+B974, U+B978, U+B97C, U+B984, U+B9AC, U+B9B0, U+B9C1, U+B9CC, U+B9CE, U+B9DE, U+BA3C, U+BA54, U+BA74, U+BA85, U+BAA8, U+BB34, U+BB38, U+BBF8, U+BC00, U+BC14-BC15, U+BC1C, U+BC29, U+BC84, U+BC88, U+BCF4, U+BD80, U+BD84, U+BE44, U+C0AC, U+C0C1, U+C0C8, U+C0DD, U+C11C, U+C11E, U+C120, U+C138, U+C18C-C18D, U+C218, U+C22B, U+C2A4, U+C2B5, U+C2DC-C2DD, U+C2E0, U+C2E4, U+C4F8, U+C544, U+C548, U+C54A, U+C561, U+C57C-C57D, U+C5B4, U+C5C6, U+C5C8, U+C5D0, U+C5EC, U+C5F0, U+C5F4, U+C601, U+C608, U+C624, U+C62C, U+C694, U+C6A9, U+C6D0, U+C6D4, U+C720, U+C73C, U+C740, U+C744, U+C751, U+C758, U+C774, U+C778, U+C77C-C77D, U+C785, U+C788, U+C790, U+C800, U+C804, U+C808, U+C815, U+C81C, U+C8FC, U+C911, U+C99D, U+C9C0-C9C1, U+C9D1, U+C9DC, U+CC3E, U+CC98, U+CCAD, U+CD08, U+CD5C, U+CE68, U+CFE0, U+D06C, U+D0DD, U+D130, U+D1F4, U+D2B8-D2B9, U+D3F0, U+D558, U+D55C, U+D560, U+D568, U+D574, U+D588, U+D615, U+D638, U+D655, U+D68C, U+D69F, U+D6A8, U+D734',
  },
  {
    src: 'url("/fonts/ondol-sans-latin.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+20-7E, U+A0, U+A3, U+A5, U+A7, U+A9, U+AB, U+B0-B2, U+B7, U+BB, U+D7, U+F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+203B, U+20A9, U+20AC, U+2190-2193, U+2197, U+2605-2606, U+2713, U+33A1',
  },
]);

globalFontFace('Ondol Sans Fallback', [
  {
    src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo"), local("Helvetica")',
    fontWeight: '400 599',
    sizeAdjust: '101.29%',
    ascentOverride: '94%',
    descentOverride: '23.81%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
  {
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold"), local("Helvetica Bold")',
    fontWeight: '600 900',
    sizeAdjust: '98.39%',
    ascentOverride: '96.77%',
    descentOverride: '24.52%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
  {
    src: 'local("Malgun Gothic"), local("Noto Sans CJK KR"), local("NotoSansCJKkr-Regular"), local("Noto Sans KR")',
    fontWeight: '400 599',
    sizeAdjust: '93.94%',
    ascentOverride: '101.36%',
    descentOverride: '25.68%',
    lineGapOverride: '0%',
    unicodeRange: 'U+1100-11FF, U+3130-318F, U+AC00-D7A3',
  },
  {
    src: 'local("Malgun Gothic Bold"), local("Noto Sans CJK KR Bold"), local("NotoSansCJKkr-Bold"), local("Noto Sans KR Bold")',
    fontWeight: '600 900',
    sizeAdjust: '93.94%',
    ascentOverride: '101.36%',
    descentOverride: '25.68%',
    lineGapOverride: '0%',
    unicodeRange: 'U+1100-11FF, U+3130-318F, U+AC00-D7A3',
  },
]);

globalFontFace('Ondol Sans Fallback Mobile', [
  {
    src: 'local("Roboto"), local("Roboto-Regular")',
    fontWeight: '400 599',
    sizeAdjust: '100.92%',
    ascentOverride: '94.34%',
    descentOverride: '23.9%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
  {
    src: 'local("Roboto Bold"), local("Roboto-Bold")',
    fontWeight: '600 900',
    sizeAdjust: '104.82%',
    ascentOverride: '90.83%',
    descentOverride: '23.01%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
  {
    src: 'local("Apple SD Gothic Neo"), local("AppleSDGothicNeo-Regular")',
    fontWeight: '400 599',
    sizeAdjust: '99.91%',
    ascentOverride: '95.3%',
    descentOverride: '24.14%',
    lineGapOverride: '0%',
    unicodeRange: 'U+1100-11FF, U+3130-318F, U+AC00-D7A3',
  },
  {
    src: 'local("Apple SD Gothic Neo Bold"), local("AppleSDGothicNeo-Bold")',
    fontWeight: '600 900',
    sizeAdjust: '99.91%',
    ascentOverride: '95.3%',
    descentOverride: '24.14%',
    lineGapOverride: '0%',
    unicodeRange: 'U+1100-11FF, U+3130-318F, U+AC00-D7A3',
  },
]);

globalFontFace('Ondol Sans Fallback Noto', [
  {
    src: 'local("Noto Sans CJK KR"), local("NotoSansCJKkr-Regular"), local("Noto Sans KR")',
    fontWeight: '400 599',
    sizeAdjust: '95.63%',
    ascentOverride: '99.57%',
    descentOverride: '25.22%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
  {
    src: 'local("Noto Sans CJK KR Bold"), local("NotoSansCJKkr-Bold"), local("Noto Sans KR Bold")',
    fontWeight: '600 900',
    sizeAdjust: '94.53%',
    ascentOverride: '100.72%',
    descentOverride: '25.52%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
]);
