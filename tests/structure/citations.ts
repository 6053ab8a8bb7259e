import { parseSync } from 'oxc-parser';

/** The only accepted citation of the specification: `docs/specification.md#money`. */
const citation = /docs\/specification\.md(?:#([a-z0-9-]*))?/g;
const otherSpelling =
  /\bspec(?:ification)?(?: section \d|:)|\bdecisions(?:\.md)?[:,]|\bsection \d+ of the spec|\bthe spec(?:ification)?\b/i;
/** The spelling in migrations, which must not change: `(decisions: Content, Accounts; ADR 65)`. */
const formerSpelling = /\(decisions: ([^;)]+)/g;

/** Returns the anchors of a Markdown document's sections, derived from headings as on code hosts: `## API conventions` is `api-conventions`. */
export function anchorsOf(markdown: string): string[] {
  const withoutCode = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...withoutCode.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
}

function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/\]\([^)]*\)|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** Finds citations of the specification in a file's comments that lead nowhere or have another spelling. */
export function wrongCitations(file: string, source: string, anchors: string[]): string[] {
  if (!/spec|decisions/i.test(source)) return [];
  const found = parseSync(file, source).comments.flatMap(({ value }) => {
    const comment = value.replaceAll(/\s*\n\s*\*?\s*/g, ' ');
    return file.includes('/db/migrations/') ? ofMigration(comment, anchors) : ofComment(comment, anchors);
  });
  return found.map((wrong) => `${file}: ${wrong}`);
}

function ofComment(comment: string, anchors: string[]): string[] {
  const cited = [...comment.matchAll(citation)];
  const dead = cited.filter(([, anchor]) => !anchor || !anchors.includes(anchor)).map(([text]) => text);
  const other = otherSpelling.exec(comment.replaceAll(citation, ''))?.[0];
  return [
    ...dead.map((text) => `${text} is no section of the specification`),
    ...(other ? [`“${other}” is cited as docs/specification.md#section`] : []),
  ];
}

function ofMigration(comment: string, anchors: string[]): string[] {
  const named = [...comment.matchAll(formerSpelling)].flatMap(([, names]) => names!.split(', '));
  return named.filter((name) => !anchors.includes(anchorOf(name)));
}
