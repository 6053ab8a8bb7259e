import { parse, walk, type CssNode } from 'css-tree';
import { isKnown, partsOf, type Feature } from './compat-data.ts';

const units: [RegExp, Feature][] = [
  [/^d(vh|vw|vi|vb|vmin|vmax)$/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^l(vh|vw|vi|vb|vmin|vmax)$/, 'css.types.length.viewport_percentage_units_large'],
  [/^s(vh|vw|vi|vb|vmin|vmax)$/, 'css.types.length.viewport_percentage_units_small'],
  [/^cq(w|h|i|b|min|max)$/, 'css.types.length.container_query_length_units'],
];

/**
 * Finds the CSS features used by a style sheet, except inside `@supports`, where the sheet tests for them itself. A value that several types have
 * counts for all of them.
 * @throws if it cannot be parsed
 */
export function styleFeatures(source: string): { features: Feature[]; start: number }[] {
  const uses: { features: Feature[]; start: number }[] = [];
  const asked: CssNode[] = [];
  const tree = parse(source, {
    positions: true,
    onParseError: (error) => {
      throw error;
    },
  });
  let property: string | null = null;
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') asked.push(node);
      if (node.type === 'Declaration') property = node.property;
      if (asked.length) return;
      for (const features of usedBy(node, property)) {
        const known = features.filter(isKnown);
        if (known.length) uses.push({ features: known, start: node.loc?.start.offset ?? 0 });
      }
    },
    leave(node: CssNode) {
      if (node === asked.at(-1)) asked.pop();
      if (node.type === 'Declaration') property = null;
    },
  });
  return uses;
}

function* usedBy(node: CssNode, property: string | null): Generator<Feature[]> {
  switch (node.type) {
    case 'Declaration':
      if (!node.property.startsWith('--')) yield [`css.properties.${node.property}`];
      break;
    case 'Atrule':
      yield [`css.at-rules.${node.name}`];
      break;
    case 'Feature':
      yield [`css.at-rules.media.${node.name.replace(/^(min|max)-/, '')}`];
      break;
    case 'FeatureRange':
      yield ['css.at-rules.media.range_syntax'];
      break;
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      yield [`css.selectors.${node.name}`];
      break;
    case 'NestingSelector':
      yield ['css.selectors.nesting'];
      break;
    case 'Dimension':
      yield [units.find(([sign]) => sign.test(node.unit))?.[1] ?? `css.types.length.${node.unit}`];
      break;
    case 'Identifier':
      if (property) yield [`css.properties.${property}.${node.name}`];
      break;
    case 'Function':
      yield [...typesNamed(node.name), ...(property ? [`css.properties.${property}.${node.name}`] : [])];
      break;
    default:
    // The rest says which elements, or how much.
  }
}

let types: Map<string, Feature[]> | undefined;

/** Returns every type with a function of this name: `color-mix` belongs to colors. */
function typesNamed(name: string): Feature[] {
  if (!types) {
    types = new Map();
    const pending = partsOf('css.types').map((part) => `css.types.${part}`);
    for (const address of pending) {
      const last = address.split('.').at(-1)!;
      types.set(last, [...(types.get(last) ?? []), address]);
      pending.push(...partsOf(address).map((part) => `${address}.${part}`));
    }
  }
  return types.get(name) ?? [];
}
