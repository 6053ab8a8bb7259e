import { Hono, type Context as HttpContext } from 'hono';
import { html, raw } from 'hono/html';
import { usdCents, won } from '#contract/rules/format-money.ts';
import type { Context } from '#server/context.ts';
import { styles } from './page-styles.ts';
import { findOrder, moveOrder, planNotice, setNotices, type SandboxOrder } from './store.ts';
import { wording } from './wording.ts';

/** The difference that "a different amount" brings back: won, or cents. */
const OFF_BY = 1000;
/** The delay of the bank in "the notice comes late". */
const LATE_MS = 20_000;

/** A bank card. In the page itself: a browser that finds no icon there asks for /favicon.ico, which the page's policy forbids. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="6" width="28" height="20" rx="4" fill="#1d4ed8"/><path d="M2 12h28v4H2z" fill="#fff"/></svg>',
)}`;

/** The sandbox provider's own pages under /sandbox. Looking at one changes nothing; only its form does. */
export function sandboxPages(ctx: Pick<Context, 'db' | 'clock'>): Hono {
  const app = new Hono();
  app.get('/pay/:orderId', async (c) => {
    const order = await findOrder(ctx.db, c.req.param('orderId'));
    return order ? page(c, order) : missing(c);
  });
  app.post('/pay/:orderId', async (c) => {
    const orderId = c.req.param('orderId');
    const order = await findOrder(ctx.db, orderId);
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
    const now = (await findOrder(ctx.db, orderId)) ?? order;
    return c.redirect(returnAddress(now, result === 'wrong' ? OFF_BY : 0), 303);
  });
  return app;
}

/** The address that the browser goes back to: with key and amount after an approval, else with a code. */
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
    <header>
      <span class="provider">${text.provider}</span>
      <span class="mark">${text.mark}</span>
    </header>
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
    ${order.status === 'open' ? choices(text) : finished(order, text)}
  </main>`;
  return answer(c, 200, order.language, text.provider, body, new URL(order.return_url).origin);
}

type Wording = (typeof wording)[keyof typeof wording];

function choices(text: Wording) {
  return html`<p class="note">${text.note}</p>
    <form method="post">
      <button class="pay" name="result" value="pay">${text.pay}</button>
      <button name="result" value="late">${text.late}</button>
      <button name="result" value="twice">${text.twice}</button>
      <button name="result" value="decline">${text.decline}</button>
      <button name="result" value="wrong">${text.wrong}</button>
      <button name="result" value="close">${text.close}</button>
    </form>`;
}

function finished(order: SandboxOrder, text: Wording) {
  if (order.status === 'open') return '';
  return html`<p class="note" role="status">${text.done[order.status]}</p>
    <a class="back" href="${returnAddress(order)}">${text.back}</a>`;
}

function missing(c: HttpContext): Promise<Response> {
  const { ko, en } = wording;
  const body = html`<main>
    <header>
      <span class="provider">${ko.provider} · ${en.provider}</span>
      <span class="mark">${ko.mark} · ${en.mark}</span>
    </header>
    <h1>${ko.unknown}</h1>
    <p lang="en">${en.unknown}</p>
  </main>`;
  return answer(c, 404, 'ko', ko.provider, body, null);
}

async function answer(
  c: HttpContext,
  status: 200 | 404,
  language: string,
  title: string,
  body: ReturnType<typeof html>,
  returnOrigin: string | null,
): Promise<Response> {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-robots-tag', 'noindex');
  // A browser holds the redirect after the form to form-action too, and the shop may live on another origin.
  c.header(
    'content-security-policy',
    `default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${returnOrigin ?? ''}`.trim(),
  );
  const document = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="${ICON}" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return c.html(document, status);
}

/** The exact amount: `₩1,234,000`, or `US$891.37` of an order in cents. */
function money(order: SandboxOrder): string {
  return order.currency === 'KRW' ? won(order.amount) : usdCents(order.amount);
}
