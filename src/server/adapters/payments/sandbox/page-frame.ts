import type { Context as HttpContext } from 'hono';
import { html, raw } from 'hono/html';
import { styles } from './page-styles.ts';

/** The icon of a bank card. It is inlined, because a browser would otherwise request /favicon.ico, which the page's policy forbids. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="6" width="28" height="20" rx="4" fill="#1d4ed8"/><path d="M2 12h28v4H2z" fill="#fff"/></svg>',
)}`;

export function header(provider: string, mark: string) {
  return html`<header>
    <span class="provider">${provider}</span>
    <span class="mark">${mark}</span>
  </header>`;
}

/** Answers with a page that no other site can frame and with a form that leads only back to the shop. */
export async function answer(
  c: HttpContext,
  {
    status,
    language,
    title,
    body,
    returnOrigin,
  }: {
    status: 200 | 404;
    language: string;
    title: string;
    body: ReturnType<typeof html>;
    returnOrigin: string | null;
  },
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
