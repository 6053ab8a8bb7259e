import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Takes white space out of a text: in a PDF lines wrap anywhere. */
export const squeezed = (text: string): string => text.normalize('NFC').replace(/\s/g, '');

/** Everything that a PDF says, {@link squeezed}. */
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
