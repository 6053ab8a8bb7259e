import { expect, test } from 'vitest';
import { splitFaces } from './font-faces.ts';

test('descriptions of fonts are taken out of a sheet, those of subsets apart', () => {
  const latin = '@font-face{src:url(/fonts/ondol-sans-latin.woff2)format("woff2");font-family:Ondol Sans}';
  const device = '@font-face{src:local(Arial);font-family:Ondol Sans Fallback}';
  const hangul = '@font-face{src:url(/fonts/ondol-sans-12.woff2)format("woff2");unicode-range:U+AC00-B11C}';
  const cyrillic =
    '@font-face{src:url(/fonts/ondol-sans-cyrillic.woff2)format("woff2");unicode-range:U+400-45F}';
  const rules = '@layer a{h1{margin:0}}@media print{p{color:red}}b{top:0}';
  expect(splitFaces(`${cyrillic}${latin}${hangul}${device}${rules}`)).toEqual({
    common: `${latin}${device}`,
    subsets: `${cyrillic}${hangul}`,
    rules,
  });
});
