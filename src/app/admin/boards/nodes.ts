import type { RichElement, RichNode } from '#contract/rich-text.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const blocks = new Set<RichElement['tag']>(['p', 'h2', 'h3', 'li', 'blockquote', 'figcaption', 'br', 'img']);

/** Writes a tree as HTML. */
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

/** The words of a tree, a line for each paragraph; a picture by its description in brackets. */
export function plainText(nodes: readonly RichNode[]): string {
  const words = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    const inside = node.tag === 'img' ? `[${node.alt ?? ''}]` : (node.children ?? []).map(words).join('');
    return blocks.has(node.tag) ? `${inside}\n` : inside;
  };
  return nodes.map(words).join('').replaceAll(/\n+/g, '\n').trim();
}

/** True where a tree says or shows nothing: an editor's empty text is a paragraph with nothing in it. */
export function isEmpty(nodes: readonly RichNode[]): boolean {
  return nodes.every((node) =>
    typeof node === 'string' ? node.trim() === '' : node.tag !== 'img' && isEmpty(node.children ?? []),
  );
}

/** A tree as the text under which a draft stores it. */
export function textOfNodes(nodes: readonly RichNode[]): string {
  return isEmpty(nodes) ? '[]' : JSON.stringify(nodes);
}

/** @returns the tree that a draft stores; an empty one where it stores none */
export function nodesOfText(text: string): RichNode[] {
  try {
    const nodes: unknown = JSON.parse(text);
    return Array.isArray(nodes) ? (nodes as RichNode[]) : [];
  } catch {
    return [];
  }
}
