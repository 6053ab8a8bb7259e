import { isKnown, type Feature } from './compat-data.ts';

const flags: Record<string, Feature> = {
  d: 'javascript.builtins.RegExp.hasIndices',
  s: 'javascript.builtins.RegExp.dotAll',
  v: 'javascript.builtins.RegExp.unicodeSets',
  y: 'javascript.builtins.RegExp.sticky',
};
const parts: [RegExp, Feature][] = [
  [/\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?<[^=!]/, 'javascript.regular_expressions.named_capturing_group'],
  [/\(\?[ims]*-?[ims]+:/, 'javascript.regular_expressions.modifier'],
  [/\\p\{/i, 'javascript.regular_expressions.unicode_character_class_escape'],
];

export function patternFeatures(pattern: string, given: string): Feature[] {
  const used = [...given].flatMap((flag) => flags[flag] ?? []);
  for (const [sign, feature] of parts) if (sign.test(pattern)) used.push(feature);
  const names = [...pattern.matchAll(/\(\?<([^=!>]+)>/g)].map(([, name]) => name);
  if (new Set(names).size < names.length)
    used.push('javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups');
  const unknown = used.find((feature) => !isKnown(feature));
  if (unknown) throw new Error(`The data knows no ${unknown}`);
  return used;
}
