import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { richTags, type RichElement, type RichNode } from '#contract/rich-text.ts';

/** Converts a tree to an editor document. Builds elements instead of markup, because Trusted Types are required. */
export function documentOf(schema: Schema, nodes: readonly RichNode[]): Node {
  const root = document.implementation.createHTMLDocument().createElement('div');
  root.append(...nodes.map((node) => domOf(root.ownerDocument, node)));
  return DOMParser.fromSchema(schema).parse(root);
}

/** Converts an editor document to the tree that the host stores. */
export function nodesOf(content: Node): RichNode[] {
  const root = document.implementation.createHTMLDocument();
  const fragment = DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content, {
    document: root,
  });
  return [...fragment.childNodes].flatMap(readNode);
}

function domOf(owner: Document, node: RichNode): globalThis.Node {
  if (typeof node === 'string') return owner.createTextNode(node);
  const element = owner.createElement(node.tag);
  for (const name of ['href', 'src', 'alt'] as const)
    if (node[name] !== undefined) element.setAttribute(name, node[name]);
  element.append(...(node.children ?? []).map((child) => domOf(owner, child)));
  return element;
}

function readNode(node: globalThis.Node): RichNode[] {
  if (node.nodeType === 3) return [node.nodeValue ?? ''];
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  const children = [...element.childNodes].flatMap(readNode);
  const tag = richTags.find((known) => known === element.tagName.toLowerCase());
  if (!tag) return children;
  const read: RichElement = { tag };
  for (const name of ['href', 'src', 'alt'] as const) {
    const value = element.getAttribute(name);
    if (value !== null) read[name] = value;
  }
  if (children.length > 0) read.children = children;
  return [read];
}
