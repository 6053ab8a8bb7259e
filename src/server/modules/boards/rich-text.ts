import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { MOST_BODY_UNITS } from '#contract/admin/boards.ts';
import { richTags, type RichElement, type RichNode } from '#contract/rich-text.ts';

type Root = ReturnType<typeof fromHtml>;
type Child = Root['children'][number];

/** The deepest allowed nesting of elements. A list in a quotation in a list needs six. */
const DEEPEST = 32;

const LINK = /^(?:https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\\t\n\r]))/i;
/** Only pictures uploaded to this host are allowed, because another server would learn who reads. */
const PICTURE = /^\/photos\/[\w-]+(?:\.[\w-]+)*$/;

const schema: Schema = {
  tagNames: [...richTags],
  attributes: { a: [['href', LINK]], img: [['src', PICTURE], 'alt'] },
  ancestors: { li: ['ul', 'ol'], figcaption: ['figure'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title', 'textarea', 'xmp'],
  // The sanitiser fills in from its own schema, which is wider.
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: [] },
  required: {},
  clobber: [],
};

const nothing = { nodes: [], html: '' };

/**
 * Sanitizes the HTML of a board as an HTML5 parser reads it (docs/specification.md#content). Elements nested deeper than 32 are replaced by their
 * text; a text too long or too deep to parse becomes empty.
 * @returns the closed tree that screens render, and the same as HTML for other readers of the API
 */
export function sanitised(html: string): { nodes: RichNode[]; html: string } {
  if (html.length > MOST_BODY_UNITS) return nothing;
  try {
    const root = sanitize(fromHtml(html, { fragment: true }), schema);
    if (root.type !== 'root') return nothing;
    const tidy = { ...root, children: root.children.flatMap((child) => tidied(child, 1)) };
    return { nodes: tidy.children.flatMap(nodeOf), html: toHtml(tidy) };
  } catch (error) {
    // Parser and sanitiser call themselves once a level: only a text that was written to break them is so deep.
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}

/** True if a text has words or pictures. The editor's empty text is one empty paragraph. */
export function says(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : node.tag === 'img' || says(node.children ?? []),
  );
}

/** Drops pictures without an address and unwraps links without an address and elements that are too deep. */
function tidied(node: Child, depth: number): Child[] {
  if (node.type !== 'element') return [node];
  const { tagName, properties } = node;
  if (tagName === 'img' && !properties['src']) return [];
  const isUnwrapped = depth > DEEPEST || (tagName === 'a' && !properties['href']);
  const children = node.children.flatMap((child) => tidied(child, isUnwrapped ? depth : depth + 1));
  return isUnwrapped ? children : [{ ...node, children: children as typeof node.children }];
}

function nodeOf(node: Child): RichNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const tag = richTags.find((known) => known === node.tagName);
  if (!tag) return [];
  const element: RichElement = { tag };
  const { href, src, alt } = node.properties;
  if (typeof href === 'string') element.href = href;
  if (typeof src === 'string') Object.assign(element, { src, alt: typeof alt === 'string' ? alt : '' });
  if (node.children.length > 0) element.children = node.children.flatMap(nodeOf);
  return [element];
}
