import type { ReactNode } from 'react';
import { parseRichText, type RichNode } from './rich-text-parser.ts';
import * as css from './rich-text.css.ts';

/** Body of a board. The host has sanitised it; only the allowed elements are created, and no markup reaches the browser as a string. */
export function RichText({ html }: { html: string }) {
  return <div className={css.text}>{parseRichText(html).map(show)}</div>;
}

function show(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, src, alt, children } = node;
  const inside = children.map(show);
  switch (Tag) {
    case 'br':
      return <br key={key} />;
    case 'img':
      return src ? <img key={key} src={src} alt={alt ?? ''} loading="lazy" /> : null;
    case 'a':
      return href ? (
        <a key={key} href={href} rel="noopener nofollow">
          {inside}
        </a>
      ) : (
        <span key={key}>{inside}</span>
      );
    default:
      return <Tag key={key}>{inside}</Tag>;
  }
}
