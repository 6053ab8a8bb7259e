/** Returns the absolute address of a photo's largest file in a format that every reader opens. */
export function photoAddress(
  origin: string,
  { id, widths }: { id: string; widths: readonly number[] },
): string {
  return `${origin}/photos/${id}-${Math.max(...widths)}.webp`;
}
