import { createHash } from 'node:crypto';

const LENGTH = 3;

/**
 * Names the classes and variables of vanilla-extract: three characters for the file, then a count (`kq30`). The default of seven characters is
 * repeated in the HTML, the style sheet and the scripts, and hardly compresses. Builds for browsers and for the host give the same names.
 * @returns the `identifiers` option of its plugin, which throws if two files get the same characters
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

/** Starts with a letter, as CSS requires of a name. */
function signsOf(path: string): string {
  const number = BigInt(`0x${createHash('sha256').update(path).digest('hex').slice(0, 16)}`);
  const letter = String.fromCharCode(97 + Number(number % 26n));
  const rest = (number / 26n) % 36n ** BigInt(LENGTH - 1);
  return letter + rest.toString(36).padStart(LENGTH - 1, '0');
}
