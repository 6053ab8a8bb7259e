import { createRequire } from 'node:module';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from './oldest.ts';

/** A feature by its address in browser-compat-data: `api.URL.canParse_static`. */
export type Feature = string;

// Read rather than imported: test runners would compile its 20 MB.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
const oldest = new Map<BrowserName, string>(
  oldestBrowsers.flatMap(({ data: names, version }) => names.map((name) => [name, version] as const)),
);
const isIdentifier = (value: unknown): value is Identifier => typeof value === 'object' && value !== null;

function find(feature: Feature): Identifier | undefined {
  let place: unknown = data;
  for (const name of feature.split('.')) place = isIdentifier(place) ? place[name] : undefined;
  return isIdentifier(place) && place.__compat ? place : undefined;
}

export function isKnown(feature: Feature): boolean {
  return find(feature) !== undefined;
}

/**
 * True for a member of a built-in object's instances, from its section of the JavaScript standard; the data alone does not tell it from a static such
 * as `Math.max`.
 */
export function isOfPrototype(feature: Feature): boolean {
  const places = find(feature)?.__compat?.spec_url ?? [];
  return [places].flat().some((place) => place.includes('prototype'));
}

export function partsOf(address: string): string[] {
  let place: unknown = data;
  for (const name of address.split('.')) place = isIdentifier(place) ? place[name] : undefined;
  return isIdentifier(place) ? Object.keys(place).filter((name) => name !== '__compat') : [];
}

/** Returns the browsers of the list whose oldest version has a feature only in part or not at all: `safari_ios 17`, `firefox never`. */
export function missingIn(feature: Feature): string[] {
  return lacking(feature, isPlain);
}

export function isAbsent(feature: Feature): boolean {
  const isThere = (said: SimpleSupportStatement, version: string) =>
    isPlain({ ...said, version_removed: undefined }) &&
    !(typeof said.version_removed === 'string' && isAtMost(said.version_removed, version));
  return lacking(feature, isThere).length > 0;
}

function lacking(
  feature: Feature,
  counts: (said: SimpleSupportStatement, version: string) => boolean,
): string[] {
  const support = find(feature)?.__compat?.support;
  if (!support) return [];
  const missing: string[] = [];
  for (const [browser, version] of oldest) {
    const said = support[browser];
    if (!said) continue;
    const statements = Array.isArray(said) ? said : [said];
    const since = statements.filter((one) => counts(one, version)).map(({ version_added }) => version_added);
    if (since.some((added) => typeof added === 'string' && isAtMost(added, version))) continue;
    const first = since.find((added) => typeof added === 'string');
    missing.push(`${browser} ${first ?? 'never'}`);
  }
  return missing;
}

/** False for support under a browser's own name or behind a switch, which does not count. */
function isPlain({ prefix, alternative_name, flags, version_removed }: SimpleSupportStatement): boolean {
  return !prefix && !alternative_name && !flags && !version_removed;
}

function isAtMost(added: string, version: string): boolean {
  if (added === 'preview') return false;
  const [a = 0, b = 0] = added.replace('≤', '').split('.').map(Number);
  const [c = 0, d = 0] = version.split('.').map(Number);
  return a < c || (a === c && b <= d);
}
