/** The code in what somebody typed or scanned: capitals, without hyphens and spaces. */
export function tidyCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .toUpperCase();
}
