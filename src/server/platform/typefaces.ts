import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';

/**
 * Font files of documents and pictures, in order of preference: Korean first for one consistent look, then simplified Hanzi, then Greek and rarer
 * Latin.
 */
export const typefaces: Record<Weight, readonly string[]> = {
  regular: [
    'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
    'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    'noto-sans/400Regular/NotoSans_400Regular.ttf',
  ],
  bold: [
    'noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
    'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    'noto-sans/700Bold/NotoSans_700Bold.ttf',
  ],
};

const require = createRequire(import.meta.url);
const read = new Map<string, Buffer>();

export function typefaceBytes(file: string): Buffer {
  let bytes = read.get(file);
  if (!bytes) {
    bytes = readFileSync(require.resolve(`@expo-google-fonts/${file}`));
    read.set(file, bytes);
  }
  return bytes;
}
