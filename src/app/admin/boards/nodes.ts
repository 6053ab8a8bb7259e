import type { RichElement, RichNode } from '#contract/rich-text.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const blocks = new Set<RichElement['tag']>(['p', 'h2', 'h3', 'li', 'blockquote', 'figcaption', 'br', 'img']);

export function htmlOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escaped(node) : elementHtml(node))).join('');
}

function elementHtml({ tag, href, src, alt, children = [] }: RichElement): string {
  const attributes = Object.entries({ href, src, alt }).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(value)}"`],
  );
  const open = `<${tag}${attributes.join('')}>`;
  return tag === 'br' || tag === 'img' ? open : `${open}${htmlOf(children)}</${tag}>`;
}

/** Returns the words of a tree, one line per paragraph. A picture becomes its description in brackets. */
export function plainText(nodes: readonly RichNode[]): string {
  const words = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    const inside = node.tag === 'img' ? `[${node.alt ?? ''}]` : (node.children ?? []).map(words).join('');
    return blocks.has(node.tag) ? `${inside}\n` : inside;
  };
  return nodes.map(words).join('').replaceAll(/\n+/g, '\n').trim();
}

/** True if a tree has no words and no picture. An empty editor text is one empty paragraph. */
export function isEmpty(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) =>
    typeof node === 'string' ? node.trim() === '' : node.tag !== 'img' && isEmpty(node.children ?? []),
  );
}

export function textOfNodes(nodes: readonly RichNode[]): string {
  return isEmpty(nodes) ? '[]' : JSON.stringify(nodes);
}

/** Parses the tree that a draft stores; an empty tree if it stores none. */
export function nodesOfText(text: string): RichNode[] {
  try {
    const nodes: unknown = JSON.parse(text);
    return Array.isArray(nodes) ? (nodes as RichNode[]) : [];
  } catch {
    return [];
  }
}
