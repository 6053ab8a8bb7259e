import type { Context as HttpContext } from 'hono';
import { html, raw } from 'hono/html';
import { pageColors, styles } from './page-styles.ts';

const symbol = (roof: string, accent: string) =>
  `<path d="M8.5 32 28.2 13.4a5.5 5.5 0 0 1 7.6 0L55.5 32" fill="none" stroke="${roof}" stroke-width="8" stroke-linecap="round"/><circle cx="32" cy="35.5" r="8" fill="${accent}"/><path d="M11 54.5H53" fill="none" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>`;

const MARK = `<svg viewBox="0 0 64 64" width="28" height="28" aria-hidden="true">${symbol('currentColor', 'var(--brand)')}</svg>`;

/** The mark as icon. It is inlined, because a browser would otherwise request /favicon.ico, which the page's policy forbids. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${symbol(pageColors.light.ink, pageColors.light.brand)}</svg>`,
)}`;

export function header(provider: string, mark: string) {
  return html`<header>
    <span class="provider">${raw(MARK)} ${provider}</span>
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
