import type { RichNode } from '#contract/rich-text.ts';

export type TextPicture = { src: string; alt: string; caption: string };

/** Takes the pictures out of a text, each once and in order, and drops a paragraph or figure that held nothing else. */
export function picturesOf(nodes: RichNode[]): { pictures: TextPicture[]; rest: RichNode[] } {
  const pictures: TextPicture[] = [];
  const without = (node: RichNode): RichNode[] => {
    if (typeof node === 'string') return [node];
    const { tag, src, alt = '', children } = node;
    if (tag === 'img') {
      if (src && pictures.every((known) => known.src !== src)) pictures.push({ src, alt, caption: '' });
      return [];
    }
    const before = pictures.length;
    const inside = children?.flatMap(without);
    if (pictures.length === before) return [node];
    const words = (inside ?? []).map(wordsOf).join('').trim();
    if (tag === 'figure') pictures.at(-1)!.caption = words;
    return tag === 'figure' || !words ? [] : [{ ...node, children: inside }];
  };
  const rest = nodes.flatMap(without);
  return { pictures, rest };
}

const wordsOf = (node: RichNode): string =>
  typeof node === 'string' ? node : (node.children ?? []).map(wordsOf).join('');
