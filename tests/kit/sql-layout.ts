/** A word, or a pair of brackets with what stands between them; `spaced` where a blank stands before it. */
type Piece = { spaced: boolean; word: string } | { spaced: boolean; inner: Piece[] };

const WIDTH = 110;
const joins = new Set(['join', 'left', 'inner', 'cross']);
/** The words that begin a line of their own, and how far in it stands. */
const clauses = new Map([
  ...['with', 'select', 'from', 'where', 'group', 'order', 'limit', 'union', 'table'].map(
    (word) => [word, 0] as const,
  ),
  ...[...joins, 'and', 'or'].map((word) => [word, 2] as const),
]);
/** Words after which such a word goes on with the line: `between 1 and 2`, `is distinct from`, `left join`. */
const runsOn = new Set(['between', 'distinct', 'left', 'inner', 'cross', 'all']);

/** Lays a statement out: a clause a line, brackets that are long or hold a statement of their own further in. The words stay as they are. */
export function layOut(statement: string): string {
  const tokens = [...statement.matchAll(/(\s*)('(?:[^']|'')*'|"[^"]*"|[(),]|[^\s(),'"]+)/g)];
  const read = (): Piece[] => {
    const pieces: Piece[] = [];
    for (let token = tokens.shift(); token && token[2] !== ')'; token = tokens.shift()) {
      const spaced = token[1] !== '' && token[2] !== ',';
      pieces.push(token[2] === '(' ? { spaced, inner: read() } : { spaced, word: token[2]! });
    }
    return pieces;
  };
  return lines(read(), 0).join('\n');
}

const wordOf = (piece: Piece | undefined) => (piece && 'word' in piece ? piece.word : '');

function flat(pieces: Piece[]): string {
  return pieces
    .map((piece) => (piece.spaced ? ' ' : '') + ('word' in piece ? piece.word : `(${flat(piece.inner)})`))
    .join('')
    .trim();
}

function lines(pieces: Piece[], indent: number): string[] {
  let isJoin = false;
  return clausesOf(pieces).flatMap((clause) => {
    const word = wordOf(clause[0]);
    const isCondition = word === 'and' || word === 'or';
    if (!isCondition) isJoin = joins.has(word);
    const further = indent + (isCondition && isJoin ? 4 : (clauses.get(word) ?? 0));
    const text = ' '.repeat(further) + flat(clause);
    return text.length <= WIDTH ? [text] : broken(clause, further);
  });
}

/** The clauses of a statement; those of `with` end with the comma after each table. */
function clausesOf(pieces: Piece[]): Piece[][] {
  const found: Piece[][] = [];
  let isBetween = false;
  let isWith = false;
  for (const [index, piece] of pieces.entries()) {
    const [word, before] = [wordOf(piece), wordOf(pieces[index - 1])];
    const runs = runsOn.has(before) && !(before === 'all' && word !== 'table');
    const begins = clauses.has(word) && !runs && !(word === 'and' && isBetween);
    if (word === 'between') isBetween = true;
    else if (word === 'and') isBetween = false;
    if (begins) isWith = word === 'with';
    if (index === 0 || begins || (isWith && before === ',')) found.push([]);
    found.at(-1)!.push(piece);
  }
  return found;
}

/** A clause that is too long for a line: its brackets are opened, or its list goes on below. */
function broken(clause: Piece[], indent: number): string[] {
  const done: string[] = [];
  let line = ' '.repeat(indent);
  for (const piece of clause) {
    const text = (piece.spaced && line.trim() ? ' ' : '') + flat([{ ...piece, spaced: false }]);
    if ('inner' in piece && line.length + text.length > WIDTH) {
      done.push(`${line}${piece.spaced && line.trim() ? ' ' : ''}(`, ...lines(piece.inner, indent + 2));
      line = `${' '.repeat(indent)})`;
    } else if (line.length + text.length > WIDTH && piece.spaced) {
      done.push(line);
      line = ' '.repeat(indent + 2) + text.trim();
    } else line += text;
  }
  return [...done, line];
}
