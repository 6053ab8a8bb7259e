/** The pattern of LIKE that finds a text anywhere, whatever stands in it. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
