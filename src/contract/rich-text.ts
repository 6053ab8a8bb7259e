import * as v from 'valibot';

/** The elements of a board's text: what the editor offers, and nothing else. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'blockquote',
  'figure',
  'figcaption',
  'a',
  'br',
  'img',
] as const;

/** Element of a text. `href` stands on links, `src` and `alt` on pictures of the host's own. */
export type RichElement = {
  tag: (typeof richTags)[number];
  href?: string | undefined;
  src?: string | undefined;
  alt?: string | undefined;
  children?: RichNode[] | undefined;
};
export type RichNode = string | RichElement;

export const RichNode: v.GenericSchema<RichNode> = v.union([
  v.string(),
  v.object({
    tag: v.picklist(richTags),
    href: v.optional(v.string()),
    src: v.optional(v.string()),
    alt: v.optional(v.string()),
    children: v.optional(v.array(v.lazy(() => RichNode))),
  }),
]);

/** A text in both languages as a closed tree: text, and elements of the picklist with these attributes. */
export const RichText = v.pipe(
  v.object({ ko: v.array(RichNode), en: v.array(RichNode) }),
  v.description('The text as a tree: a string, or an element with its children'),
);
export type RichText = v.InferOutput<typeof RichText>;
