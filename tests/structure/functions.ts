import { parseSync } from 'oxc-parser';

const MOST_LINES = 60;

type Node = { type: string; start: number; end: number };

/** Returns the functions of a file that are longer than 60 lines, including signature and closing brace: `src/app/x.ts:12: 61 lines`. */
export function longFunctions(file: string, source: string): string[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return functionsIn(parseSync(file, source).program)
    .map(({ start, end }) => ({ line: lineAt(start), lines: lineAt(end) - lineAt(start) + 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ line, lines }) => `${file}:${line}: ${lines} lines`);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

function functionsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(functionsIn);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(functionsIn);
  return /^(?:Arrow)?Function(?:Declaration|Expression)$/.test(value.type) ? [value, ...inside] : inside;
}
