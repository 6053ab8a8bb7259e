import type { Hono, Context as HttpContext } from 'hono';
import { html } from 'hono/html';
import type { Context } from '#server/context.ts';
import { answer, header } from './page-frame.ts';
import { findMethod, moveMethod, type SandboxMethod } from './method-store.ts';
import { wording } from './wording.ts';

export function storePages(app: Hono, ctx: Pick<Context, 'db'>): void {
  app.get('/store/:setupId', async (c) => {
    const method = await findMethod(ctx.db, c.req.param('setupId'));
    return method ? page(c, method) : c.notFound();
  });
  app.post('/store/:setupId', async (c) => {
    const setupId = c.req.param('setupId');
    const { result } = await c.req.parseBody();
    if (result === 'agree' || result === 'declines')
      await moveMethod(ctx.db, setupId, 'open', { status: 'agreed', declines: result === 'declines' });
    if (result === 'close') await moveMethod(ctx.db, setupId, 'open', { status: 'abandoned' });
    const method = await findMethod(ctx.db, setupId);
    return method ? c.redirect(returnAddress(method), 303) : c.notFound();
  });
}

function returnAddress({ return_url, status, method_key }: SandboxMethod): string {
  const back = new URL(return_url);
  const isStored = status === 'agreed' || status === 'stored';
  back.searchParams.set(isStored ? 'key' : 'code', isStored ? method_key : 'closed');
  return back.href;
}

function page(c: HttpContext, method: SandboxMethod): Promise<Response> {
  const text = wording[method.language];
  const body = html`<main>
    ${header(text.provider, text.mark)}
    <h1>${text.store.title}</h1>
    <p class="label">${method.title[method.language]}</p>
    ${
      method.status === 'open'
        ? html`<p class="note">${text.store.note}</p>
            <form method="post">
              <button class="pay" name="result" value="agree">${text.store.agree}</button>
              <button name="result" value="declines">${text.store.declines}</button>
              <button name="result" value="close">${text.store.close}</button>
            </form>`
        : html`<p class="note" role="status">${text.store.done}</p>
            <a class="back" href="${returnAddress(method)}">${text.back}</a>`
    }
  </main>`;
  return answer(c, {
    status: 200,
    language: method.language,
    title: text.provider,
    body,
    returnOrigin: new URL(method.return_url).origin,
  });
}
