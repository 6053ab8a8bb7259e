import { Hono, type Context as HttpContext } from 'hono';
import { html } from 'hono/html';
import { usdCents } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Context } from '#server/context.ts';
import { answer, header } from './page-frame.ts';
import { bankName } from '#server/platform/bank-names.ts';
import { accountOf } from './account.ts';
import { storePages } from './store-page.ts';
import { findOrder, moveOrder, planNotice, setNotices, type SandboxOrder } from './store.ts';
import { wording } from './wording.ts';

/** Difference for "a different amount", in won or cents. */
const OFF_BY = 1000;
/** Delay of the bank for "the notice comes late", milliseconds. */
const LATE_MS = 20_000;

export function sandboxPages(ctx: Pick<Context, 'cipher' | 'db' | 'clock'>): Hono {
  const app = new Hono();
  app.get('/pay/:orderId', async (c) => {
    const order = await openedOrder(ctx, c.req.param('orderId'));
    return order ? page(c, order) : missing(c);
  });
  app.post('/pay/:orderId', async (c) => {
    const orderId = c.req.param('orderId');
    const order = await openedOrder(ctx, orderId);
    if (!order) return missing(c);
    const { result } = await c.req.parseBody();
    switch (result) {
      case 'pay':
      case 'wrong':
        await moveOrder(ctx.db, orderId, 'open', 'authorized');
        break;
      case 'twice':
        await setNotices(ctx.db, orderId, 2);
        await moveOrder(ctx.db, orderId, 'open', 'authorized');
        break;
      case 'account':
        if (accountOf(order)) await moveOrder(ctx.db, orderId, 'open', 'waiting');
        break;
      case 'deposit':
        if (order.status === 'waiting') await planNotice(ctx.db, orderId, new Date(ctx.clock.now()), 1);
        break;
      case 'late':
        if (await moveOrder(ctx.db, orderId, 'open', 'waiting'))
          await planNotice(ctx.db, orderId, new Date(ctx.clock.now() + LATE_MS), 1);
        break;
      case 'decline':
        await moveOrder(ctx.db, orderId, 'open', 'declined');
        break;
      case 'close':
        await moveOrder(ctx.db, orderId, 'open', 'abandoned');
        break;
      default:
        return page(c, order);
    }
    const now = (await openedOrder(ctx, orderId)) ?? order;
    return c.redirect(returnAddress(now, result === 'wrong' ? OFF_BY : 0), 303);
  });
  storePages(app, ctx);
  return app;
}

/** Finds an order and decrypts its return address. The address of a payment link is secret, because it allows paying. */
async function openedOrder(
  { db, cipher }: Pick<Context, 'cipher' | 'db'>,
  orderId: string,
): Promise<SandboxOrder | undefined> {
  const order = await findOrder(db, orderId);
  return order && { ...order, return_url: cipher.decrypt(order.return_url) };
}

function returnAddress(order: SandboxOrder, offBy = 0): string {
  const back = new URL(order.return_url);
  back.searchParams.set('orderId', order.order_id);
  if (['authorized', 'waiting', 'paid'].includes(order.status)) {
    back.searchParams.set('paymentKey', order.payment_key);
    back.searchParams.set('amount', String(order.amount + offBy));
  } else {
    back.searchParams.set('code', order.status === 'declined' ? 'card_declined' : 'closed');
  }
  return back.href;
}

async function page(c: HttpContext, order: SandboxOrder): Promise<Response> {
  const text = wording[order.language];
  const method = text.methods[order.method as keyof typeof text.methods] ?? order.method;
  const body = html`<main>
    ${header(text.provider, text.mark)}
    <h1>${order.title[order.language]}</h1>
    <p class="label" id="amount">${text.amount}</p>
    <p class="amount" aria-labelledby="amount">${money(order)}</p>
    <dl>
      <div>
        <dt>${text.method}</dt>
        <dd>${method}</dd>
      </div>
      <div>
        <dt>${text.order}</dt>
        <dd class="id">${order.order_id}</dd>
      </div>
    </dl>
    ${order.status === 'open' ? choices(order, text) : finished(order, text)}
  </main>`;
  return answer(c, {
    status: 200,
    language: order.language,
    title: text.provider,
    body,
    returnOrigin: new URL(order.return_url).origin,
  });
}

type Wording = (typeof wording)[keyof typeof wording];

function choices(order: SandboxOrder, text: Wording) {
  const first = accountOf(order)
    ? html`<button class="pay" name="result" value="account">${text.account}</button>
        <button name="result" value="pay">${text.pay}</button>`
    : html`<button class="pay" name="result" value="pay">${text.pay}</button>`;
  return html`<p class="note">${text.note}</p>
    <form method="post">
      ${first}
      <h2>${text.otherwise}</h2>
      <button name="result" value="late">${text.late}</button>
      <button name="result" value="twice">${text.twice}</button>
      <button name="result" value="decline">${text.decline}</button>
      <button name="result" value="wrong">${text.wrong}</button>
      <button name="result" value="close">${text.close}</button>
    </form>`;
}

function finished(order: SandboxOrder, text: Wording) {
  if (order.status === 'open') return '';
  const account = order.status === 'waiting' ? accountOf(order) : null;
  return html`<p class="note" role="status">${text.done[order.status]}</p>
    ${
      account &&
      html`<p class="account">${bankName(account.bank)[order.language]} ${account.number}</p>
        <form method="post">
          <button name="result" value="deposit">${text.deposit}</button>
        </form>`
    }
    <a class="back" href="${returnAddress(order)}">${text.back}</a>`;
}

function missing(c: HttpContext): Promise<Response> {
  const { ko, en } = wording;
  const body = html`<main>
    ${header(`${ko.provider} · ${en.provider}`, `${ko.mark} · ${en.mark}`)}
    <h1>${ko.unknown}</h1>
    <p lang="en">${en.unknown}</p>
  </main>`;
  return answer(c, { status: 404, language: 'ko', title: ko.provider, body, returnOrigin: null });
}

function money(order: SandboxOrder): string {
  return order.currency === 'KRW' ? won(order.amount) : usdCents(order.amount);
}
