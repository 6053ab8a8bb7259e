const barsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('a')].toSorted((a, b) => middleOf(a) - middleOf(b));
const middleOf = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
};

/**
 * Moves the focus from a bar to the next one in its house, or to the nearest one in the next house above or below that has any.
 * @returns false if there is none, so that the key keeps its default
 */
export function moveFocus(bar: Element, key: string): boolean {
  const row = bar.closest('li');
  if (!row) return false;
  const target = key === 'ArrowLeft' || key === 'ArrowRight' ? beside(row, bar, key) : across(row, bar, key);
  target?.focus();
  return target !== undefined;
}

function beside(row: Element, bar: Element, key: string): HTMLElement | undefined {
  const bars = barsOf(row);
  return bars[bars.findIndex((each) => each === bar) + (key === 'ArrowRight' ? 1 : -1)];
}

function across(row: Element, bar: Element, key: string): HTMLElement | undefined {
  const from = middleOf(bar);
  const step = (element: Element) =>
    key === 'ArrowDown' ? element.nextElementSibling : element.previousElementSibling;
  for (let next = step(row); next; next = step(next)) {
    const bars = barsOf(next).toSorted((a, b) => Math.abs(middleOf(a) - from) - Math.abs(middleOf(b) - from));
    if (bars[0]) return bars[0];
  }
  return undefined;
}
