/** What a payment page brings back in the address of `/pay/return`. */
export type PayReturn =
  | { kind: 'paid'; orderId: string; paymentKey: string; amount: number }
  | { kind: 'closed' | 'failed'; orderId: string; code: string }
  /** Neither: somebody typed the address, or it was cut. */
  | { kind: 'broken' };

/** Codes by which payment pages say that the person went away rather than was refused. */
const closing = /CLOSE|CANCEL/i;

/** Reads the address. The amount is only passed on to the host, which compares it (spec: Payments). */
export function readReturn(search: Record<string, unknown>): PayReturn {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  // A window that was closed brings no order number of its own: ours stands in the address it was given.
  const orderId = text('orderId') || text('order');
  const code = text('code');
  if (!orderId) return { kind: 'broken' };
  if (code) return { kind: closing.test(code) ? 'closed' : 'failed', orderId, code };
  const paymentKey = text('paymentKey');
  const amount = text('amount');
  if (!paymentKey || !/^\d{1,12}$/.test(amount)) return { kind: 'broken' };
  return { kind: 'paid', orderId, paymentKey, amount: Number(amount) };
}
