/** A schema.org thing as JSON-LD; undefined properties are left out. */
export type Thing = { '@type': string | string[]; '@id'?: string; [property: string]: unknown };

export const term = (name: string) => `https://schema.org/${name}`;

/** Builds a block of structured data; empty without things. Its text cannot end the block, and a browser neither runs it nor parses it as markup. */
export function jsonLd(things: Thing[]): string {
  if (things.length === 0) return '';
  const graph = things.length === 1 ? things[0] : { '@graph': things };
  const text = JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
