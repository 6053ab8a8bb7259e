import { createHash } from 'node:crypto';

/** Signs of a name that tell its file from others. */
const LENGTH = 3;

/**
 * Names classes and variables of vanilla-extract: three signs for the file, then its own count, `kq30`. Its seven stood in the HTML of
 * every page, in the style sheet and in each script, and hardly compress. The builds for browsers and for the host give the same names.
 * @returns the `identifiers` of its plugin, which throws where the signs of two files are the same
 */
export function shortStyleNames(): (style: { filePath: string; hash: string }) => string {
  const files = new Map<string, { path: string; counts: Map<string, number> }>();
  return ({ filePath, hash }) => {
    const signs = signsOf(filePath);
    const file = files.get(signs) ?? { path: filePath, counts: new Map<string, number>() };
    if (file.path !== filePath)
      throw new Error(`The style names of ${filePath} and ${file.path} begin alike: give one another name.`);
    files.set(signs, file);
    // A file that is read again, as after a change, has the names of before.
    const count = file.counts.get(hash) ?? file.counts.size;
    file.counts.set(hash, count);
    return signs + count.toString(36);
  };
}

/** Begins with a letter, as a name of CSS has to. */
function signsOf(path: string): string {
  const number = BigInt(`0x${createHash('sha256').update(path).digest('hex').slice(0, 16)}`);
  const letter = String.fromCharCode(97 + Number(number % 26n));
  const rest = (number / 26n) % 36n ** BigInt(LENGTH - 1);
  return letter + rest.toString(36).padStart(LENGTH - 1, '0');
}
