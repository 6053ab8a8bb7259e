const tags = [
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
type Tag = (typeof tags)[number];

export type RichElement = { tag: Tag; href?: string; src?: string; alt?: string; children: RichNode[] };
/** Text or element of a board's body. */
export type RichNode = string | RichElement;

const isTag = (name: string): name is Tag => tags.some((tag) => tag === name);
const isVoid = (tag: Tag): boolean => tag === 'br' || tag === 'img';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+|<)/gi;
const ATTRIBUTE = /(href|src|alt)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Parses sanitised HTML. Elements outside the allowed set are dropped and their text stays; links must be http(s), mailto, tel or relative. */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const into = () => open.at(-1)?.children ?? root;
  for (const [, slash, name = '', attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      into().push(decoded(text));
      continue;
    }
    const tag = name.toLowerCase();
    if (!isTag(tag)) continue;
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) open.splice(at);
      continue;
    }
    const element: RichElement = { tag, ...attributesOf(attributes), children: [] };
    into().push(element);
    if (!isVoid(tag)) open.push(element);
  }
  return root;
}

function attributesOf(text: string): { href?: string; src?: string; alt?: string } {
  const found: { href?: string; src?: string; alt?: string } = {};
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? '').trim();
    if (name === 'alt') found.alt = value;
    else if (/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(value))
      found[name === 'src' ? 'src' : 'href'] = value;
  }
  return found;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
