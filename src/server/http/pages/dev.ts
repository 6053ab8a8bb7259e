import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Context } from '#server/context.ts';
import { linksIn } from '#server/platform/messages/links.ts';
import { listMessages } from '#server/platform/posted-messages-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import { plainPagePolicy } from '#server/http/api/content-security-policy.ts';

const SHOWN = 200;
const Moment = v.object({ now: v.pipe(v.string(), v.isoTimestamp()) });
type SettableClock = Clock & { set(instant: string): void };
type Message = Awaited<ReturnType<typeof listMessages>>[number];

export function devPages(ctx: Context, runJobs: () => Promise<void>): Hono {
  const app = new Hono();

  app.get('/outbox.json', async (c) => {
    const messages = await listMessages(ctx.db, ctx.cipher, { to: c.req.query('to'), limit: SHOWN });
    c.header('cache-control', 'no-store');
    return c.json(
      messages.map(({ key, channel, recipient, subject, text, sent_at }) => ({
        key,
        channel,
        to: recipient,
        subject,
        text,
        links: linksIn(text),
        sentAt: sent_at?.toISOString() ?? null,
      })),
    );
  });

  app.get('/outbox', async (c) => {
    const to = c.req.query('to') || undefined;
    const messages = await listMessages(ctx.db, ctx.cipher, { to, limit: SHOWN });
    c.header('cache-control', 'no-store');
    // The mail in its frames is held to the same.
    c.header('content-security-policy', plainPagePolicy);
    return c.html(outboxPage(messages, to));
  });

  app.post('/clock', async (c) => {
    const { clock } = ctx;
    if (ctx.config.testClock === undefined || !isSettable(clock))
      return c.json({ errorMessage: 'The clock of this host moves by itself: set TEST_CLOCK.' }, 409);
    const moment = v.safeParse(Moment, await c.req.json().catch(() => null));
    if (!moment.success) return c.json({ errorMessage: 'now must be an instant, ISO 8601 in UTC.' }, 400);
    clock.set(moment.output.now);
    return c.json({ data: { now: new Date(clock.now()).toISOString() } });
  });

  app.post('/jobs', async (c) => {
    await runJobs();
    return c.json({ data: null });
  });

  return app;
}

export function movableClock(start: string): SettableClock {
  let ahead = 0;
  const set = (instant: string) => {
    ahead = Date.parse(instant) - Date.now();
  };
  set(start);
  return { now: () => Date.now() + ahead, set };
}

function isSettable(clock: Clock): clock is SettableClock {
  return 'set' in clock && typeof clock.set === 'function';
}

function outboxPage(messages: Message[], to: string | undefined) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox</title>
        <style>
          ${pageStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <form>
            <label for="to">Recipient</label>
            <input
              id="to"
              name="to"
              value="${to ?? ''}"
              placeholder="someone@example.com or +82 1012345678"
            />
            <button>Show</button>
            ${to ? html`<a href="?">Everyone</a>` : ''}
          </form>
          ${messages.length === 0 ? html`<p>No message${to ? ` to ${to}` : ''} yet.</p>` : ''}
          ${messages.map(messageCard)}
        </main>
      </body>
    </html>`;
}

function messageCard(message: Message) {
  const links = linksIn(message.text).filter((link, at, all) => all.indexOf(link) === at);
  return html`<article>
    <p class="facts">
      <b>${message.channel === 'email' ? 'Email' : 'SMS'}</b>
      <a href="?to=${encodeURIComponent(message.recipient)}">${message.recipient}</a>
      <span>${state(message)}</span>
    </p>
    ${message.subject === null ? html`<pre>${message.text}</pre>` : html`<h2>${message.subject}</h2>`}
    <ul>
      ${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
    </ul>
    ${
      message.html === null
        ? ''
        : html`<iframe
              sandbox
              title="${message.subject ?? ''}"
              srcdoc="${message.html}"
              loading="lazy"
            ></iframe>
            <details>
              <summary>Plain text</summary>
              <pre>${message.text}</pre>
            </details>`
    }
  </article>`;
}

function state({ sent_at, attempts, last_error, created_at }: Message): string {
  if (sent_at) return `sent ${sent_at.toISOString()}`;
  if (last_error) return `attempt ${attempts} failed: ${last_error}`;
  return `waiting since ${created_at.toISOString()}`;
}

const pageStyle = `
  body { margin: 0; background: #F7F3EE; color: #1D1A17; font: 16px/1.6 Pretendard, system-ui, sans-serif; }
  main { max-width: 680px; margin: 0 auto; padding: 24px 16px 64px; }
  h1 { margin: 0 0 16px; font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; }
  h2 { margin: 0 0 8px; font-size: 18px; line-height: 1.3; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 24px; }
  form label { width: 100%; font-weight: 600; }
  input { flex: 1 1 200px; min-width: 0; height: 44px; padding: 0 12px; border: 1px solid #8A8077; border-radius: 8px; background: #FFF; color: inherit; font: inherit; }
  button { height: 44px; padding: 0 20px; border: 0; border-radius: 14px; background: #1D1A17; color: #FFFDFA; font: inherit; font-weight: 600; }
  a { color: #B8430A; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid #F26A1B; outline-offset: 2px; }
  article { margin-bottom: 24px; padding: 16px; border: 1px solid #E9E2DA; border-radius: 14px; background: #FFF; }
  .facts { display: flex; flex-wrap: wrap; gap: 0 12px; margin: 0 0 8px; font-size: 14px; color: #5E564E; }
  ul { margin: 0 0 12px; padding: 0; list-style: none; }
  li a { display: inline-block; padding: 10px 0; }
  iframe { width: 100%; height: 560px; border: 1px solid #E9E2DA; border-radius: 8px; background: #F7F3EE; }
  summary { min-height: 44px; line-height: 44px; cursor: pointer; }
  pre { margin: 0 0 8px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
