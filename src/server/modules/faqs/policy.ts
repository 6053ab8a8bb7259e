/** Moves an id to a place in an order, from 1; beyond the end is the end. One that is not in the order comes in. */
export function placed(order: readonly string[], id: string, position: number): string[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
}
