import type { ReactNode } from 'react';
import type { RichNode } from '#contract/rich-text.ts';
import * as css from './rich-text.css.ts';

/** Renders the text of a board, sanitized by the host, as React elements, so that no markup reaches the browser as a string. */
export function RichText({ nodes }: { nodes: RichNode[] }) {
  return <div className={css.text}>{nodes.map(show)}</div>;
}

function show(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, src, alt, children } = node;
  const inside = children?.map(show);
  switch (Tag) {
    case 'br':
      return <br key={key} />;
    case 'img':
      return <img key={key} src={src} alt={alt ?? ''} loading="lazy" />;
    case 'a':
      return (
        <a key={key} href={href} rel="noopener nofollow">
          {inside}
        </a>
      );
    default:
      return <Tag key={key}>{inside}</Tag>;
  }
}
