import * as v from 'valibot';

/** The only elements that a board's text may contain, as the editor offers them. */
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

/** Element of a text. Links have `href`; pictures, only from this host, have `src` and `alt`. */
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

export const RichText = v.pipe(
  v.object({ ko: v.array(RichNode), en: v.array(RichNode) }),
  v.description('The text as a tree: a string, or an element with its children'),
);
export type RichText = v.InferOutput<typeof RichText>;
