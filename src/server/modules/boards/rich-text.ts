import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { MOST_BODY_UNITS } from '#contract/admin/boards.ts';
import { richTags, type RichElement, type RichNode } from '#contract/rich-text.ts';

type Root = ReturnType<typeof fromHtml>;
type Child = Root['children'][number];

/** Elements within one another; a list in a quotation in a list needs six. */
const DEEPEST = 32;

/** Addresses that a link may have: the web, a mailbox, a telephone, or a page of ours. */
const LINK = /^(?:https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\\t\n\r]))/i;
/** Pictures are uploaded to the host and served by it alone; those of another place would tell it who reads. */
const PICTURE = /^\/photos\/[\w-]+(?:\.[\w-]+)*$/;

/** The tags, attributes and addresses that the editor offers; every other one is removed. */
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
 * Sanitises the HTML of a board as an HTML5 parser reads it (docs/specification.md#content). Deeper elements than 32 give up their words to the ones around
 * them; a text that is too long or too deep to be read at all comes out empty.
 * @returns the closed tree that screens render, and the same as HTML for other readers of the API.
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

/** Tells whether a text says or shows anything: an editor's empty one is a paragraph with nothing in it. */
export function says(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : node.tag === 'img' || says(node.children ?? []),
  );
}

/** Drops pictures without an address, and takes the words out of links without one and of elements that are too deep. */
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
