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
    unicodeRange: 'U+AC00-B108',
  },
  {
    src: 'url("/fonts/ondol-sans-5.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+B109-B770',
  },
  {
    src: 'url("/fonts/ondol-sans-6.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+B771-BE59',
  },
  {
    src: 'url("/fonts/ondol-sans-7.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+BE5A-C478',
  },
  {
    src: 'url("/fonts/ondol-sans-8.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+C479-CA07',
  },
  {
    src: 'url("/fonts/ondol-sans-9.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+CA08-D142',
  },
  {
    src: 'url("/fonts/ondol-sans-10.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+D143-D7A3',
  },
  {
    src: 'url("/fonts/ondol-sans-3.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+3147, U+3160, U+318D, U+AC14, U+AC16, U+AC81, U+ACAA, U+ACBC, U+AD1C, U+AD34, U+ADE0, U+AE4A, U+AE54, U+AE5C, U+AEBC, U+AF2C, U+AFC0, U+AFC8, U+B044, U+B04C, U+B054, U+B08C, U+B099, U+B0A9, U+B0AC, U+B0AE, U+B0B8, U+B0C9, U+B123, U+B179, U+B2A6, U+B2D0, U+B2E5, U+B2F7, U+B35C, U+B364, U+B428, U+B454, U+B465, U+B4B7, U+B4C0, U+B4E3, U+B51C, U+B531, U+B538, U+B545, U+B550, U+B5A1, U+B5A8, U+B6F0, U+B728, U+B784, U+B790, U+B7AB, U+B7AD, U+B7ED, U+B7F4, U+B809, U+B82C, U+B835, U+B864, U+B86D, U+B871, U+B8E9, U+B8F8, U+B9BF, U+B9D8, U+B9F5, U+B9F9, U+BA40, U+BA4B, U+BA58, U+BA5C, U+BA64, U+BA87, U+BAAC, U+BABD, U+BB18, U+BBC0, U+BBFF, U+BC0D, U+BC16, U+BC34, U+BC45, U+BC97, U+BCBC, U+BD07, U+BD99, U+BE45, U+BE59, U+BE75, U+BE7C, U+BFCC, U+BFD0, U+C058, U+C0B6, U+C0E4, U+C0F5, U+C0F7, U+C12D, U+C139, U+C14B, U+C228, U+C2B4, U+C30D, U+C368, U+C4F8, U+C529, U+C554-C555, U+C559, U+C564, U+C5BB, U+C5C7, U+C5D1, U+C5D8, U+C5E0, U+C5EE, U+C5FC-C5FD, U+C606, U+C625, U+C635, U+C637, U+C65C, U+C6B1, U+C6C5, U+C6E0, U+C708, U+C728, U+C735, U+C77D, U+C787, U+C789, U+C794, U+C81D, U+C820, U+C824, U+C84C, U+C878, U+C88C, U+C8C4, U+C8E0, U+C8FD, U+C918, U+C96C, U+C989, U+C98C, U+C998, U+C9D0, U+C9D3, U+C9DD, U+C9E4, U+C9F1, U+CC0C-CC0D, U+CC2E, U+CC30, U+CC99, U+CD09, U+CD0C, U+CD2C, U+CD98, U+CDA4, U+CE59, U+CE60, U+CE6D, U+CEA0-CEA1, U+CEEC, U+CEF5, U+CEF7, U+CF13, U+CF1C, U+CF5C, U+CF64, U+CF69, U+CFE8, U+D035, U+D050, U+D07C, U+D0A8, U+D0AC, U+D0D0-D0D1, U+D0D5, U+D134, U+D138, U+D14D, U+D154, U+D1A4, U+D230, U+D234, U+D29C, U+D2BC, U+D2F1, U+D2F4, U+D301, U+D31D, U+D329, U+D32C, U+D39C, U+D3BC, U+D3D0, U+D3F4, U+D3FC, U+D4E8, U+D540, U+D56B, U+D575, U+D5CC, U+D5EC, U+D600-D601, U+D639, U+D640, U+D6C8, U+D750, U+D754, U+D765',
  },
  {
    src: 'url("/fonts/ondol-sans-2.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+314B, U+314E, U+AC11, U+AC24, U+ACE1, U+ACE4, U+AD74, U+AD81, U+ADF9, U+AE34, U+AE68, U+AF2D, U+AF43, U+B07C, U+B0D0, U+B0E5, U+B110, U+B118, U+B150, U+B155, U+B17C, U+B180, U+B18D, U+B192-B193, U+B2C9, U+B2CC, U+B2DD, U+B355, U+B378, U+B3C8, U+B4DD, U+B4EF, U+B5A4, U+B5BB, U+B78D, U+B799, U+B7A9, U+B7B5, U+B7FD, U+B80C, U+B838-B839, U+B840, U+B86F, U+B8F9, U+B960, U+B9B4, U+B9DB, U+B9E5, U+BAB0, U+BAB8, U+BB50, U+BC1D, U+BC25, U+BC94, U+BCA8, U+BCBD, U+BD04, U+BD10, U+BD24, U+BE4C, U+BE5B, U+BE68, U+C05C, U+C12C, U+C140, U+C154, U+C15C, U+C168, U+C194, U+C1C4, U+C26C, U+C27D, U+C2A8, U+C2AC, U+C2ED, U+C2F1, U+C2F8, U+C4F4, U+C55E, U+C571, U+C5B5, U+C5C4, U+C644, U+C654-C655, U+C695, U+C6C0, U+C6E8, U+C6F9, U+C721, U+C724, U+C751, U+C775, U+C7A0, U+C7C1, U+C871, U+C874, U+C880, U+C990, U+C9D5, U+C9F8, U+CABD, U+CC29, U+CC2C, U+CC38, U+CC44, U+CCA0, U+CCA8, U+CCD0, U+CD1D, U+CD95, U+CDA9, U+CE21, U+CE35, U+CE5C, U+CE7C, U+CE90, U+CEF4, U+CF00, U+CF58, U+CFE0, U+D070, U+D0B9, U+D0C1, U+D0C4, U+D0C8, U+D150, U+D15C, U+D1A1, U+D22C, U+D2C0, U+D300, U+D305, U+D314, U+D328, U+D37C, U+D3ED, U+D3F0, U+D478, U+D480, U+D48D, U+D508, U+D53D, U+D551, U+D5A5, U+D5C8, U+D5D8, U+D5E4, U+D611, U+D61C, U+D63C, U+D64D, U+D669, U+D68D, U+D6A8, U+D734, U+D76C, U+D798',
  },
  {
    src: 'url("/fonts/ondol-sans-1.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+AC08, U+AC10, U+AC15, U+AC19, U+AC1D, U+AC83, U+ACA0, U+ACA9, U+ACAC, U+AD11, U+AD50, U+AD70, U+AD8C, U+ADC0, U+ADFC, U+AE09, U+AE40, U+B108, U+B140, U+B144, U+B178, U+B208, U+B274, U+B290, U+B2D8, U+B2F5, U+B2F9, U+B313, U+B358, U+B370, U+B3C5, U+B420, U+B529, U+B610, U+B780, U+B791, U+B79C, U+B7A8, U+B7C9, U+B7F0, U+B7FC, U+B808, U+B828, U+B860, U+B8CC, U+B958, U+B9AD, U+B9B0, U+B9C9, U+B9DD-B9DE, U+B9E8, U+BA39, U+BA70, U+BAA9, U+BBFC, U+BC00, U+BC0F, U+BC18, U+BC1C, U+BC30-BC31, U+BC8C, U+BCA0, U+BCA4, U+BCC4, U+BCD1, U+BD09, U+BD81, U+BDF0, U+BE14, U+BE60, U+C0AD, U+C0B4, U+C0BC, U+C0C9, U+C11D, U+C131, U+C13C, U+C158, U+C190, U+C1A1, U+C1FC, U+C220, U+C288, U+C2B9, U+C2EC, U+C528, U+C545, U+C560, U+C591, U+C5D4, U+C600, U+C62C, U+C791, U+C808, U+C885, U+C988, U+CC9C, U+CD08, U+CD94, U+CE20, U+CF54, U+D074, U+D0A4, U+D0C0, U+D14C, U+D1A0, U+D2B9, U+D310, U+D3B8, U+D3C9, U+D488, U+D504, U+D50C, U+D53C, U+D56D, U+D604, U+D615, U+D788',
  },
  {
    src: 'url("/fonts/ondol-sans-ui.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+AC00-AC01, U+AC04, U+AC12, U+AC1C, U+AC70, U+AC74, U+AC78, U+AC80, U+AC8C, U+ACA8, U+ACB0, U+ACBD, U+ACC4, U+ACE0, U+ACE8, U+ACF3, U+ACF5, U+ACFC, U+AD00, U+AD6C-AD6D, U+ADDC, U+ADF8, U+AE00, U+AE08, U+AE30, U+AE38, U+AE4C, U+AED8, U+AFB8, U+B00C, U+B05D, U+B098, U+B09C, U+B0A0, U+B0A8, U+B0B4, U+B0BC, U+B0C8, U+B124, U+B137, U+B204, U+B294, U+B298, U+B2A5, U+B2C8, U+B2E4, U+B2E8, U+B2EB-B2EC, U+B2F4, U+B300, U+B354, U+B3C4, U+B3CC, U+B3D9, U+B3FC, U+B410, U+B418, U+B41C, U+B429, U+B450, U+B458, U+B4A4, U+B4DC, U+B4E0, U+B4E4, U+B4F1, U+B514, U+B530, U+B54C, U+B5A0, U+B73B, U+B77C-B77D, U+B78C, U+B798, U+B7EC, U+B807, U+B824-B825, U+B85C-B85D, U+B8E8, U+B974, U+B978, U+B97C, U+B984, U+B9AC, U+B9BC-B9BD, U+B9C1, U+B9C8, U+B9CC, U+B9CE, U+B9D0, U+B9E4, U+BA38, U+BA3C, U+BA54, U+BA74, U+BA85, U+BAA8, U+BABB, U+BB34, U+BB38, U+BB3B-BB3C, U+BBA4, U+BBF8, U+BC14-BC15, U+BC1B, U+BC24, U+BC29, U+BC84, U+BC88, U+BC95, U+BCC0, U+BCF4-BCF5, U+BCF8, U+BCFC, U+BD80, U+BD84, U+BD88, U+BE0C, U+BE44, U+BE48, U+C0AC, U+C0B0, U+C0C1, U+C0C8, U+C0DD, U+C11C, U+C120, U+C124, U+C138, U+C18C-C18D, U+C218-C219, U+C21C, U+C2A4, U+C2B5, U+C2DC-C2DD, U+C2E0, U+C2E4, U+C2F6, U+C4F0, U+C544, U+C548, U+C54A, U+C54C, U+C558, U+C561, U+C57C-C57D, U+C5B4, U+C5B8, U+C5BC, U+C5C5-C5C6, U+C5C8, U+C5D0, U+C5EC-C5ED, U+C5F0, U+C5F4, U+C601, U+C608, U+C624, U+C628, U+C640, U+C678, U+C694, U+C6A9, U+C6B0, U+C6B4, U+C6B8, U+C6C3, U+C6CC, U+C6D0, U+C6D4, U+C704, U+C720, U+C73C, U+C740, U+C744, U+C74C, U+C758, U+C774, U+C778, U+C77C, U+C784-C785, U+C788, U+C790, U+C798, U+C7A1, U+C7A5, U+C7AC, U+C800-C801, U+C804, U+C810-C811, U+C815, U+C81C, U+C838, U+C870, U+C88B, U+C8FC, U+C900, U+C904, U+C911, U+C99D, U+C9C0-C9C1, U+C9C4, U+C9C8, U+C9D1, U+C9DC, U+C9E7, U+CC28, U+CC3D-CC3E, U+CC45, U+CC98, U+CCAB, U+CCAD, U+CCB4, U+CD5C, U+CD9C, U+CDE8, U+CE58, U+CE68, U+CE74, U+CEE4, U+CEE8, U+D06C, U+D0DC-D0DD, U+D130, U+D1B5, U+D1F4, U+D2B8, U+D2F0, U+D30C, U+D398, U+D3EC, U+D45C, U+D544, U+D558-D559, U+D55C, U+D560, U+D568-D569, U+D574, U+D588-D589, U+D638, U+D648, U+D654-D655, U+D658, U+D65C, U+D68C, U+D6C4',
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
