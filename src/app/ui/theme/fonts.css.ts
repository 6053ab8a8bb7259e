// Written by `node src/tools/assets/fonts.mjs`: change the tool, not this file.
import { globalFontFace } from '@vanilla-extract/css';

/** Font family of all text: our font, then device fonts stretched to the same widths, so that nothing shifts. */
export const fontFamily =
  '"Ondol Sans", "Ondol Sans Fallback", "Ondol Sans Fallback Mobile", "Ondol Sans Fallback Noto", "Ondol Sans Fallback DejaVu", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", system-ui, sans-serif';

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
    unicodeRange: 'U+AC00-B11C',
  },
  {
    src: 'url("/fonts/ondol-sans-5.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+B11D-B796',
  },
  {
    src: 'url("/fonts/ondol-sans-6.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+B797-BE8E',
  },
  {
    src: 'url("/fonts/ondol-sans-7.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+BE8F-C4FE',
  },
  {
    src: 'url("/fonts/ondol-sans-8.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+C4FF-CA5B',
  },
  {
    src: 'url("/fonts/ondol-sans-9.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+CA5C-D15C',
  },
  {
    src: 'url("/fonts/ondol-sans-10.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+D15D-D7A3',
  },
  {
    src: 'url("/fonts/ondol-sans-3.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+3137, U+3145, U+3147, U+315C, U+3160, U+318D, U+AC13-AC14, U+AC16, U+AC71, U+AC81, U+AC90, U+ACAA, U+ACB8, U+AD34, U+AD7F, U+ADE0, U+AE4A, U+AE50, U+AE54, U+AE5C, U+AEF4, U+AF2C, U+AF34, U+AFBC, U+AFC8, U+B044, U+B048, U+B08C, U+B099-B09A, U+B0AD, U+B113, U+B125, U+B179, U+B2D0, U+B2D9, U+B2ED, U+B2F7, U+B35C, U+B364, U+B367, U+B369, U+B374, U+B3CB, U+B465, U+B4B7, U+B4C0, U+B4E3, U+B4EC, U+B51C, U+B531, U+B538, U+B545, U+B550, U+B5A1, U+B5A8, U+B6F0, U+B728, U+B760, U+B784, U+B7AB, U+B7AD, U+B7ED, U+B7F4, U+B809, U+B81B, U+B834-B835, U+B864, U+B86D, U+B871, U+B8B0, U+B8E1, U+B8E9, U+B989, U+B9BF, U+B9D1, U+B9D8, U+B9F9, U+BA40, U+BA4B, U+BA4D, U+BA58, U+BA5C, U+BA64, U+BA78, U+BAAC, U+BABD, U+BB18, U+BB35, U+BB54, U+BBC0, U+BBF9, U+BC0D, U+BC11, U+BC34, U+BC45, U+BC97, U+BCB3, U+BCBC, U+BD05, U+BD07, U+BD95, U+BDD4, U+BE10, U+BE45, U+BE59, U+BE75, U+BED0, U+BF51, U+BFCC, U+BFD0, U+C058, U+C0B6, U+C0D8, U+C0E4, U+C0F5, U+C0F7, U+C12D, U+C139, U+C14B, U+C228, U+C232, U+C2B4, U+C2B7, U+C2EB, U+C30D, U+C378, U+C500, U+C52C, U+C549, U+C568, U+C598, U+C5BB, U+C5C9, U+C5D1, U+C5E0, U+C5EE, U+C5FD, U+C606, U+C61B, U+C635, U+C637, U+C639, U+C67C, U+C6C5, U+C708, U+C717, U+C735, U+C787, U+C789, U+C80A, U+C81D, U+C820, U+C824, U+C878, U+C8C4, U+C90C-C90D, U+C918, U+C950, U+C96C, U+C98C, U+C9D3, U+C9E4, U+C9F1, U+CBE4, U+CC0C, U+CC99, U+CCA9, U+CD09, U+CD98, U+CDA4, U+CE6D, U+CE78, U+CE94, U+CE98, U+CEA0-CEA1, U+CEF5, U+CEF7, U+CF64, U+CF69, U+CFE8, U+D035, U+D0AC, U+D0D0-D0D1, U+D0D5, U+D14D, U+D1A4, U+D230, U+D234, U+D29C, U+D2F1, U+D2F4, U+D301, U+D31D, U+D39C, U+D4E8, U+D540, U+D56B, U+D575, U+D578, U+D5CC, U+D5EC, U+D601, U+D608, U+D614, U+D639, U+D640, U+D6C8, U+D718, U+D750-D751, U+D754, U+D761, U+D765, U+D790',
  },
  {
    src: 'url("/fonts/ondol-sans-2.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+314B, U+314E, U+AC10, U+AC1D, U+AC24, U+ACA9, U+ACE1, U+ACE4, U+AD74, U+ADC0, U+ADF9, U+AE40, U+AF43, U+B07C, U+B0D0, U+B0E5, U+B140, U+B150, U+B178, U+B17C, U+B180, U+B18D, U+B208, U+B2C9, U+B2DD, U+B313, U+B355, U+B358, U+B378, U+B3C5, U+B4DD, U+B4EF, U+B529, U+B791, U+B799, U+B7A8-B7A9, U+B7B5, U+B7FC-B7FD, U+B80C, U+B828, U+B840, U+B860, U+B86F, U+B8F9, U+B9AD, U+B9DB, U+B9DD, U+B9E5, U+B9E8, U+BA39, U+BAB0, U+BAB8, U+BB50, U+BC25, U+BC31, U+BC8C, U+BC94, U+BCA4, U+BCA8, U+BCD1, U+BD04, U+BD24, U+BD81, U+BE14, U+BE5B, U+BE60, U+C05C, U+C0BC, U+C0C9, U+C12C, U+C140, U+C158, U+C194, U+C1FC, U+C220, U+C27D, U+C288, U+C2A8, U+C2AC, U+C2B9, U+C2EC-C2ED, U+C2F1, U+C2F8, U+C528, U+C545, U+C555, U+C559, U+C564, U+C5B5, U+C5C4, U+C5D4, U+C5FC, U+C655, U+C6B1, U+C6E8, U+C6F9, U+C721, U+C724, U+C775, U+C794, U+C880, U+C8E0, U+C8FD, U+C988, U+C998, U+C9D5, U+C9DD, U+CC0D, U+CC2C, U+CC30, U+CCA8, U+CD95, U+CE21, U+CE5C, U+CE7C, U+CE90, U+CEEC, U+CEF4, U+CF13, U+CF58, U+CF5C, U+D050, U+D0A8, U+D0B9, U+D0C0, U+D0C4, U+D134, U+D14C, U+D150, U+D154, U+D15C, U+D1A1, U+D22C, U+D305, U+D310, U+D328-D329, U+D32C, U+D37C, U+D3D0, U+D3ED, U+D3FC, U+D478, U+D488, U+D48D, U+D508, U+D50C, U+D53D, U+D551, U+D5A5, U+D5D8, U+D5E4, U+D611, U+D61C, U+D669, U+D68D, U+D798',
  },
  {
    src: 'url("/fonts/ondol-sans-1.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+AC08, U+AC11-AC12, U+AC15, U+AC19, U+AC83, U+ACA0, U+ACAC, U+ACBC-ACBD, U+ACE7, U+ACF5, U+AD11, U+AD1C, U+AD70, U+AD81, U+AD8C, U+ADDC, U+ADFC, U+AE09, U+AE34, U+AE41, U+AEBC, U+AF2D, U+AFC0, U+AFE8, U+B010, U+B04A, U+B04C, U+B054, U+B05D, U+B09C, U+B0A9, U+B0AC, U+B0AE, U+B0B8, U+B0C4-B0C5, U+B0C9, U+B108, U+B118, U+B123, U+B144, U+B155, U+B192-B193, U+B20C, U+B2A6, U+B2CC, U+B2D8, U+B2E5, U+B2F5, U+B2F9, U+B370, U+B3C8, U+B3FC, U+B420, U+B428-B429, U+B454, U+B46C, U+B4A4, U+B5A4, U+B5BB, U+B610-B611, U+B780, U+B78D, U+B798, U+B7C9, U+B7F0, U+B807-B808, U+B825, U+B82C, U+B838-B839, U+B8CC, U+B958, U+B960, U+B978, U+B985, U+B9B0, U+B9B4, U+B9BD, U+B9C1, U+B9C9, U+B9CE, U+B9DE, U+B9E1, U+B9F5, U+B9FA, U+BA48, U+BA70, U+BAA9, U+BB36, U+BB3E, U+BBFC, U+BC00, U+BC0F, U+BC16, U+BC18, U+BC1C-BC1D, U+BC30, U+BC95, U+BCA0, U+BCBD, U+BCC0, U+BCC4, U+BD09, U+BD10, U+BD99, U+BDF0, U+BE68, U+BE7C, U+BE80, U+C0AD, U+C11D-C11E, U+C131, U+C13C, U+C149, U+C154, U+C168, U+C190, U+C1A1, U+C1C4, U+C1E0, U+C21C, U+C22B, U+C26C, U+C2B5, U+C368, U+C4F4, U+C4F8, U+C501, U+C529, U+C554, U+C55E, U+C560-C561, U+C571, U+C5BC, U+C5C7, U+C5D8, U+C600, U+C62C, U+C644, U+C65C, U+C695, U+C6C0-C6C1, U+C6E0, U+C728, U+C74D, U+C751, U+C77D, U+C783, U+C78A, U+C791, U+C798, U+C7AC, U+C7C1, U+C808, U+C811, U+C84C, U+C870-C871, U+C874, U+C885, U+C88B-C88C, U+C989, U+CABD, U+CC28-CC29, U+CC2E, U+CC38, U+CC9C, U+CCD0, U+CCE4, U+CD08, U+CD2C, U+CD94, U+CD9C, U+CDA9, U+CDB0, U+CDE8, U+CE20, U+CE58-CE59, U+CE60, U+CE74, U+CF00, U+CF1C, U+CF54, U+CFE0, U+D070, U+D074, U+D0A4, U+D0C1, U+D0C8, U+D138, U+D1A0, U+D1F4, U+D2B8-D2B9, U+D2BC, U+D2C0, U+D300, U+D30C, U+D314, U+D338, U+D3B8, U+D3BC, U+D3C9, U+D3F0, U+D3F4, U+D53C, U+D544, U+D56D, U+D589, U+D5C8, U+D600, U+D604, U+D615, U+D69F, U+D6A8, U+D734, U+D76C, U+D788, U+D78C',
  },
  {
    src: 'url("/fonts/ondol-sans-ui.woff2") format("woff2")',
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange:
      'U+AC00-AC01, U+AC04, U+AC1C, U+AC70, U+AC74, U+AC77-AC78, U+AC80, U+AC8C, U+ACA8, U+ACB0, U+ACC4, U+ACE0, U+ACE8, U+ACF3, U+ACFC, U+AD00, U+AD50, U+AD6C-AD6D, U+ADF8, U+AE00, U+AE08, U+AE30, U+AE38, U+AE4C, U+AE5D, U+AE68, U+AED8, U+AFB8, U+B00C, U+B057, U+B098, U+B0A0, U+B0A8, U+B0AF, U+B0B4, U+B0BC, U+B0C8, U+B110, U+B124, U+B137, U+B141, U+B204, U+B274, U+B290, U+B294, U+B298, U+B2A5, U+B2C8, U+B2E4, U+B2E8, U+B2EB-B2EC, U+B2F4, U+B300, U+B354, U+B35F, U+B3C4, U+B3CC, U+B3D9, U+B410, U+B418, U+B41C, U+B450, U+B458, U+B4DC, U+B4E0, U+B4E4, U+B4F1, U+B514, U+B530, U+B54C, U+B5A0, U+B73B, U+B77C-B77D, U+B78C, U+B790, U+B79C, U+B7EC, U+B824, U+B85C-B85D, U+B8E8, U+B8F8, U+B974, U+B97C, U+B984, U+B9AC, U+B9BC, U+B9C8, U+B9CC, U+B9D0, U+B9E4, U+BA38, U+BA3C, U+BA54, U+BA74, U+BA85, U+BA87, U+BAA8, U+BABB, U+BB34, U+BB38, U+BB3B-BB3C, U+BBA4, U+BBF8, U+BBFF, U+BC14-BC15, U+BC1B, U+BC24, U+BC29, U+BC84, U+BC88, U+BCF4-BCF5, U+BCF8, U+BCFC, U+BD80, U+BD84, U+BD88, U+BE0C, U+BE44, U+BE48, U+BE4C, U+C0AC, U+C0B0, U+C0B4, U+C0C1, U+C0C8, U+C0DD, U+C11C, U+C120, U+C124, U+C138, U+C15C, U+C18C-C18D, U+C218-C219, U+C2A4, U+C2DC-C2DD, U+C2E0, U+C2E4, U+C2F6, U+C4F0, U+C544, U+C548, U+C54A, U+C54C, U+C558, U+C57C-C57D, U+C591, U+C5B4, U+C5B8, U+C5C5-C5C6, U+C5C8, U+C5D0, U+C5EC-C5ED, U+C5F0, U+C5F4, U+C601, U+C608, U+C624-C625, U+C628, U+C640, U+C654, U+C678, U+C694, U+C6A9, U+C6B0, U+C6B4, U+C6B8, U+C6C3, U+C6CC, U+C6D0, U+C6D4, U+C704, U+C720, U+C73C, U+C740, U+C744, U+C74C, U+C758, U+C774, U+C778, U+C77C, U+C784-C785, U+C788, U+C790, U+C7A0-C7A1, U+C7A5, U+C800-C801, U+C804, U+C810, U+C815, U+C81C, U+C838, U+C8FC, U+C900, U+C904, U+C911, U+C990, U+C99D, U+C9C0-C9C1, U+C9C4, U+C9C8, U+C9D0-C9D1, U+C9DC, U+C9E7, U+C9F8, U+CC3D-CC3E, U+CC44-CC45, U+CC98, U+CCA0, U+CCAB, U+CCAD, U+CCB4, U+CD0C, U+CD1D, U+CD5C, U+CE35, U+CE68, U+CEE4, U+CEE8, U+D06C, U+D07C, U+D0DC-D0DD, U+D130, U+D1B5, U+D2F0, U+D398, U+D3EC, U+D45C, U+D480, U+D504, U+D558-D559, U+D55C, U+D560, U+D568-D569, U+D574, U+D588, U+D638, U+D63C, U+D648, U+D64D, U+D654-D655, U+D658, U+D65C, U+D68C, U+D6C4',
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

globalFontFace('Ondol Sans Fallback DejaVu', [
  {
    src: 'local("DejaVu Sans"), local("DejaVuSans")',
    fontWeight: '400 599',
    sizeAdjust: '88.13%',
    ascentOverride: '108.04%',
    descentOverride: '27.37%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
  {
    src: 'local("DejaVu Sans Bold"), local("DejaVuSans-Bold")',
    fontWeight: '600 900',
    sizeAdjust: '81.68%',
    ascentOverride: '116.58%',
    descentOverride: '29.53%',
    lineGapOverride: '0%',
    unicodeRange: 'U+0-10FF, U+1E00-2BFF',
  },
]);
