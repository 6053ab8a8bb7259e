/** The largest file of a photo of ours that every reader opens, absolute. */
export function photoAddress(
  origin: string,
  { id, widths }: { id: string; widths: readonly number[] },
): string {
  return `${origin}/photos/${id}-${Math.max(...widths)}.webp`;
}
