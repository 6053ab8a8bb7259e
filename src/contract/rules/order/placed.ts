/** Moves an id to a place in an order, counted from 1; places beyond the end mean the end. An id not in the order is inserted. */
export function placed(order: readonly string[], id: string, position: number): string[] {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
}
