export type PayReturn =
  | { kind: 'paid'; orderId: string; paymentKey: string; amount: number }
  | { kind: 'closed' | 'failed'; orderId: string; code: string }
  /** Neither a result nor an error: the address was typed or truncated. */
  | { kind: 'broken' };

/** Matches error codes of payment pages for a payment that the person closed, not one that was refused. */
const closing = /CLOSE|CANCEL/i;

/** Reads the search parameters. The amount is only passed on to the host, which compares it (docs/specification.md#payments). */
export function readReturn(search: Record<string, unknown>): PayReturn {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  // A closed payment window returns no order id: ours is part of the return URL.
  const orderId = text('orderId') || text('order');
  const code = text('code');
  if (!orderId) return { kind: 'broken' };
  if (code) return { kind: closing.test(code) ? 'closed' : 'failed', orderId, code };
  const paymentKey = text('paymentKey');
  const amount = text('amount');
  if (!paymentKey || !/^\d{1,12}$/.test(amount)) return { kind: 'broken' };
  return { kind: 'paid', orderId, paymentKey, amount: Number(amount) };
}
