/** A thing of schema.org as JSON-LD; what is undefined is left out. */
export type Thing = { '@type': string | string[]; '@id'?: string; [property: string]: unknown };

/** An address in the vocabulary of schema.org. */
export const term = (name: string) => `https://schema.org/${name}`;

/** A block of structured data, which no text in it can end: a browser neither runs it nor takes it for markup. Empty without things. */
export function jsonLd(things: Thing[]): string {
  if (things.length === 0) return '';
  const graph = things.length === 1 ? things[0] : { '@graph': things };
  const text = JSON.stringify({ '@context': 'https://schema.org', ...graph }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
