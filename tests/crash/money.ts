import type { Acknowledged } from './findings.ts';
import type { Someone } from './host.ts';
import type { World } from './world.ts';

type Brought = { orderId: string; paymentKey: string; amount: number };

export class Money {
  readonly #world: World;
  readonly #acknowledged: Acknowledged;

  constructor(world: World, acknowledged: Acknowledged) {
    this.#world = world;
    this.#acknowledged = acknowledged;
  }

  async pay(who: Someone, reservationId: string, paymentId: string): Promise<void> {
    const back = await this.approve(who, reservationId, paymentId);
    if (back) await this.confirm(who, back);
  }

  /**
   * Begins a payment and lets the sandbox approve it.
   * @returns the parameters that the browser comes back with, or null if it may not be paid
   */
  async approve(who: Someone, reservationId: string, paymentId: string): Promise<Brought | null> {
    const order = { reservationId, paymentId };
    const { status, data } = await this.#world.call('POST', '/v1/payments', order, who.token);
    if (status !== 200) return null;
    return this.#approveOrder((data as { orderId: string }).orderId);
  }

  async #approveOrder(orderId: string): Promise<Brought> {
    const back = await this.press(`/sandbox/pay/${orderId}`, 'pay');
    return { orderId, paymentKey: back.get('paymentKey') ?? '', amount: Number(back.get('amount')) };
  }

  /**
   * Presses a button of a sandbox page.
   * @returns the parameters that the browser comes back with
   */
  async press(path: string, result: string): Promise<URLSearchParams> {
    const answer = await fetch(this.#world.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `result=${result}`,
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '', this.#world.url).searchParams;
  }

  async confirm(who: Someone, back: Brought): Promise<void> {
    this.#note(back.orderId, await this.#world.call('POST', '/v1/payments/confirm', back, who.token));
  }

  #note(orderId: string, { status, code }: { status: number; code?: string | undefined }): void {
    if (status === 200) this.#acknowledged.payments.add(orderId);
    if (code === 'hold_expired_refunded' || code === 'payment_already_made')
      this.#acknowledged.refunds.add(orderId);
  }

  async payByLink(who: Someone, reservationId: string, paymentId: string): Promise<void> {
    const own = `/v1/reservations/${reservationId}/payments/${paymentId}/links`;
    const made = await this.#world.call('POST', own, { language: 'en' }, who.token);
    if (made.status !== 200) return;
    const path = new URL((made.data as { url: string }).url).pathname.replace('/pay/', '/v1/payment-links/');
    const wish = { method: 'card', language: 'en', receiptTo: 'parent@people.example' };
    const { status, data } = await this.#world.call('POST', `${path}/payments`, wish, null);
    if (status !== 200) return;
    const back = await this.#approveOrder((data as { orderId: string }).orderId);
    await Promise.all(
      [back, back].map(async (brought) => {
        const confirmed = await this.#world.call('POST', `${path}/confirm`, brought, null);
        this.#note(back.orderId, confirmed);
      }),
    );
  }
}
