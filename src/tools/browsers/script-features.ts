import { parseSync } from 'oxc-parser';
import { isKnown, type Feature } from './compat-data.ts';
import { membersNamed } from './member-names.ts';
import { patternFeatures } from './pattern-features.ts';

type Node = { type: string; start: number; [part: string]: unknown };

/**
 * Use of a feature that not every browser has. The type of an object is not known here, so a member counts for all interfaces that have it and is
 * missing only if all of them lack it.
 */
export type Use = { features: Feature[]; start: number };

const globalObjects = new Set(['globalThis', 'window', 'self', 'top', 'parent']);
const instances: Record<string, string> = {
  caches: 'CacheStorage',
  clients: 'Clients',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  registration: 'ServiceWorkerRegistration',
  screen: 'Screen',
  sessionStorage: 'Storage',
};
const operators: Record<string, Feature> = {
  '??': 'javascript.operators.nullish_coalescing',
  '??=': 'javascript.operators.nullish_coalescing_assignment',
  '||=': 'javascript.operators.logical_or_assignment',
  '&&=': 'javascript.operators.logical_and_assignment',
  '**': 'javascript.operators.exponentiation',
  '**=': 'javascript.operators.exponentiation_assignment',
};
const syntax: Record<string, Feature> = {
  ChainExpression: 'javascript.operators.optional_chaining',
  ImportExpression: 'javascript.operators.import',
  ImportAttribute: 'javascript.statements.import.import_attributes',
  StaticBlock: 'javascript.classes.static.initialization_blocks',
  PropertyDefinition: 'javascript.classes.public_class_fields',
  PrivateIdentifier: 'javascript.classes.private_class_fields',
  // No browser of the list has them, and the data does not know them.
  Decorator: 'javascript.decorators',
  AccessorProperty: 'javascript.decorators',
};

/**
 * Finds the language and platform features used by a script.
 * @throws Error if it cannot be parsed
 */
export function scriptFeatures(file: string, source: string): Use[] {
  const { program, errors } = parseSync(file, source, { sourceType: 'module', astType: 'js' });
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const root: Node = { ...program };
  const own = declaredNames(root);
  const uses: Use[] = [];
  walk(root, [], (node, ancestors) => {
    for (const features of usedBy(node, ancestors, own)) uses.push({ features, start: node.start });
  });
  return uses;
}

function* usedBy(node: Node, ancestors: Node[], own: Set<string>): Generator<Feature[]> {
  const known = syntax[node.type] ?? operators[nameIn(node['operator']) ?? ''];
  if (known) yield [known];
  switch (node.type) {
    case 'AwaitExpression':
      if (!ancestors.some(isFunction)) yield ['javascript.operators.await.top_level'];
      break;
    case 'BinaryExpression':
      if (isNode(node['left']) && node['left'].type === 'PrivateIdentifier')
        yield ['javascript.classes.private_class_fields_in'];
      break;
    case 'ForOfStatement':
      // A stream is what browsers let scripts wait for piece by piece; an iterator of one's own needs a place in the list of exceptions.
      if (node['await']) yield ['api.ReadableStream.@@asyncIterator'];
      break;
    case 'VariableDeclaration':
      if (nameIn(node['kind'])?.includes('using')) yield ['javascript.statements.using'];
      break;
    case 'Literal':
      if (isRegex(node)) yield* patternFeatures(node.regex.pattern, node.regex.flags).map((one) => [one]);
      break;
    case 'CallExpression':
      yield* elementFeatures(node);
      break;
    case 'Identifier':
      if (isReference(node, ancestors) && !own.has(nameOf(node))) yield* globalNamed(nameOf(node));
      break;
    case 'MemberExpression':
      if (ancestors.at(-1)?.['left'] !== node || ancestors.at(-1)?.type !== 'AssignmentExpression')
        yield* memberFeatures(node, ancestors.at(-1), own);
      break;
    case 'ObjectPattern':
      yield* takenApart(node, ancestors.at(-1), own);
      break;
  }
}

/** Finds features in a destructuring: `{ groupBy } = Object` uses `Object.groupBy`. */
function* takenApart(pattern: Node, parent: Node | undefined, own: Set<string>): Generator<Feature[]> {
  const from = parent?.['init'];
  if (!isNode(from) || from.type !== 'Identifier' || own.has(nameOf(from))) return;
  for (const property of pattern['properties'] as Node[]) {
    const key = property['key'];
    if (isNode(key) && key.type === 'Identifier') yield* memberOf(from, nameOf(key), own, false);
  }
}

function* memberFeatures(node: Node, parent: Node | undefined, own: Set<string>): Generator<Feature[]> {
  const property = node['property'];
  if (!isNode(property) || !isNode(node['object'])) return;
  const name = node['computed']
    ? property.type === 'Literal' && typeof property['value'] === 'string'
      ? property['value']
      : null
    : nameOf(property);
  if (name) yield* memberOf(node['object'], name, own, parent?.['callee'] === node);
}

function* memberOf(object: Node, name: string, own: Set<string>, isCalled: boolean): Generator<Feature[]> {
  const global = object.type === 'Identifier' && !own.has(nameOf(object)) ? nameOf(object) : null;
  if (global && globalObjects.has(global)) return yield* globalNamed(name);
  if (global) {
    const place = instances[global];
    const addresses = place
      ? [`api.${place}.${name}`]
      : [`api.${global}.${name}_static`, `javascript.builtins.${global}.${name}`];
    const known = addresses.filter(isKnown);
    if (known.length) return yield known;
    if (isKnown(`javascript.builtins.${global}`)) return;
  }
  const members = membersNamed(name, isCalled);
  if (members.length) yield members;
}

function* globalNamed(name: string): Generator<Feature[]> {
  const places = ['javascript.builtins', 'api', 'api.Window', 'api.ServiceWorkerGlobalScope'];
  const known = places.map((place) => `${place}.${name}`).filter(isKnown);
  if (known.length) yield known;
}

/** Finds elements and attributes in a compiled JSX call: `jsx('dialog', { popover: … })`. */
function* elementFeatures(call: Node): Generator<Feature[]> {
  const [tag, properties] = call['arguments'] as Node[];
  if (tag?.type !== 'Literal' || typeof tag['value'] !== 'string' || properties?.type !== 'ObjectExpression')
    return;
  const element = `html.elements.${tag['value']}`;
  if (!isKnown(element)) return;
  yield [element];
  for (const { key } of properties['properties'] as { key?: unknown }[]) {
    if (!isNode(key)) continue;
    const attribute = nameOf(key).toLowerCase();
    const known = [`${element}.${attribute}`, `html.global_attributes.${attribute}`].filter(isKnown);
    if (known.length) yield known;
  }
}

function isRegex(node: Node): node is Node & { regex: { pattern: string; flags: string } } {
  return isNode(node['regex']) || typeof node['regex'] === 'object';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: Node): string => nameIn(node['name']) ?? nameIn(node['value']) ?? '';
const nameIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** True for an identifier that is read as a value: not after a dot, not before a colon, and not only tested with `typeof`. */
function isReference(node: Node, ancestors: Node[]): boolean {
  const parent = ancestors.at(-1);
  if (!parent) return false;
  if (parent.type === 'UnaryExpression') return parent['operator'] !== 'typeof';
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(parent.type))
    return parent['value'] === node || parent['computed'] === true;
  return !/^(LabeledStatement|BreakStatement|ContinueStatement|ImportSpecifier|ExportSpecifier)$/.test(
    parent.type,
  );
}

function declaredNames(root: Node): Set<string> {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(nameOf(pattern));
    for (const part of ['left', 'argument', 'value'] as const) bind(pattern[part]);
    for (const part of ['elements', 'properties'] as const)
      for (const one of (pattern[part] as unknown[] | undefined) ?? []) bind(one);
  };
  walk(root, [], (node) => {
    if (node.type === 'VariableDeclarator' || isFunction(node) || node.type.startsWith('Class'))
      bind(node['id']);
    if (isFunction(node)) for (const parameter of parametersOf(node)) bind(parameter);
    if (node.type === 'CatchClause') bind(node['param']);
    if (/^Import.*Specifier$/.test(node.type)) bind(node['local']);
  });
  return names;
}

function parametersOf(node: Node): unknown[] {
  const { params } = node;
  return Array.isArray(params) ? params : [];
}

function walk(node: Node, ancestors: Node[], visit: (node: Node, ancestors: Node[]) => void): void {
  visit(node, ancestors);
  const inner = [...ancestors, node];
  for (const part of Object.values(node)) {
    if (isNode(part)) walk(part, inner, visit);
    else if (Array.isArray(part)) for (const one of part) if (isNode(one)) walk(one, inner, visit);
  }
}
