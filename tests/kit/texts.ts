import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../locales');
type Tree = { [key: string]: string | Tree };

/**
 * Returns a text in one language: `t('booking:consent.terms')`. `values` fills the placeholders; `count` selects the plural form.
 * @throws if the text does not exist, so that a journey never looks for "undefined"
 */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

export function textsOf(language: 'ko' | 'en'): Texts {
  const files = new Map(
    readdirSync(join(folder, language)).map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, language, name), 'utf8')) as Tree,
    ]),
  );
  const find = (tree: Tree | undefined, path: string[]): string | undefined => {
    const [first, ...rest] = path;
    const found = first === undefined ? undefined : tree?.[first];
    if (typeof found === 'object') return find(found, rest);
    return rest.length ? undefined : found;
  };
  return (key, values = {}) => {
    const [namespace, path] = key.includes(':') ? key.split(':') : ['common', key];
    const at = (suffix: string) => find(files.get(namespace!), `${path}${suffix}`.split('.'));
    const plural = values['count'] === 1 ? '_one' : '_other';
    const text = at('') ?? at(plural) ?? at('_other');
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
