const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['DRC', 'DR Congo'],
  CI: ['Ivory Coast'],
  CN: ['PRC'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KP: ['DPRK'],
  KR: ['Korea', 'Republic of Korea', 'ROK', '한국', '남한'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', '터키'],
  US: ['USA', 'America'],
  ZA: ['남아공'],
};

/** Returns the search words of a country besides its label: its code, its names in both languages and other common names. */
export function countryWords(code: string, names: readonly string[]): string[] {
  return [code, ...names, ...(otherNames[code] ?? [])];
}
