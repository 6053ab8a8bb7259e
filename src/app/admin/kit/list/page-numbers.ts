/** Returns the page numbers to offer: the first, the last and those around the present one, with null for a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, total];
  const numbers = [...new Set(near)].filter((each) => each >= 1 && each <= total).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
