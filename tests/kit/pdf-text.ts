import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Removes white space from a text, because lines in a PDF wrap anywhere. */
export const squeezed = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

export async function pdfText(bytes: Uint8Array): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
    .promise;
  let text = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return squeezed(text);
}

/** Returns the lines of a PDF in drawing order, each {@link squeezed}. */
export async function pdfLines(bytes: Uint8Array): Promise<string[]> {
  const file = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
    .promise;
  const lines: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    let last: { y: number; x: number } | null = null;
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      const goesOn = last && Math.abs(last.y - y) < 0.5 && Math.abs(x - last.x) < 6;
      if (goesOn) lines.push((lines.pop() ?? '') + squeezed(item.str));
      else lines.push(squeezed(item.str));
      last = { y, x: x + item.width };
    }
  }
  return lines;
}
