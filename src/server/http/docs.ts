import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { openApi } from '#contract/openapi.ts';
import type { Context } from '../context.ts';

type Operation = {
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema?: unknown }> }>;
  'x-access'?: string;
  'x-addition'?: boolean;
};

/** The API's document at /v1/openapi.json and the same as a page at /v1/docs that needs no outside host and no script. */
export function docs(ctx: Context): Hono {
  const app = new Hono();
  const document = openApi(ctx.config.publicUrl);
  const body = JSON.stringify(document);
  app.get('/v1/openapi.json', (c) =>
    c.body(body, 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }),
  );
  app.get('/v1/docs', (c) => c.html(page(document['paths'] as Record<string, Record<string, Operation>>)));
  return app;
}

const styles = `
  body { font: 15px/1.6 system-ui, sans-serif; color: #1d1a17; background: #fffdfa; max-width: 960px; margin: 0 auto; padding: 32px 20px; }
  h1 { letter-spacing: -.02em } h2 { margin-top: 48px; text-transform: capitalize }
  details { border-top: 1px solid #e9e2da; padding: 10px 0 } summary { cursor: pointer; overflow-wrap: anywhere }
  .method { display: inline-block; min-width: 4.5em; font-weight: 700; color: #b8430a } .note { color: #5e564e }
  pre { background: #f7f3ee; padding: 14px; border-radius: 8px; overflow: auto; font-size: 13px } code { font-family: ui-monospace, monospace }
`;

function page(paths: Record<string, Record<string, Operation>>) {
  const byNoun = new Map<string, { method: string; path: string; operation: Operation }[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const noun = operation.tags[0] ?? '';
      byNoun.set(noun, [...(byNoun.get(noun) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  }
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Ondol API</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <h1>Ondol API</h1>
          <p>
            Answers stand in <code>data</code>. Refusals carry <code>errorMessage</code>, in the language of
            <code>Accept-Language</code>, and <code>code</code>. Calls for members and administrators need
            <code>Authorization: Bearer</code>. The same as <a href="/v1/openapi.json">OpenAPI 3.1</a>.
          </p>
          ${[...byNoun].map(
            ([noun, calls]) =>
              html`<h2>${noun}</h2>
                ${calls.map((call) => operationBlock(call))}`,
          )}
        </main>
      </body>
    </html>`;
}

function operationBlock({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const answer = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
  const request = operation.requestBody?.content['application/json']?.schema;
  return html`<details>
    <summary>
      <span class="method">${method}</span> <code>${path}</code>
      <span class="note"
        >${operation['x-access'] ?? 'public'}${operation['x-addition'] ? ', addition' : ''}</span
      ><br />${operation.summary}
    </summary>
    ${
      operation.parameters.length
        ? html`<h3>Parameters</h3>
            ${schemaBlock(operation.parameters)}`
        : ''
    }
    ${
      request
        ? html`<h3>Body</h3>
            ${schemaBlock(request)}`
        : ''
    }
    ${
      answer
        ? html`<h3>Answer</h3>
            ${schemaBlock(answer)}`
        : ''
    }
  </details>`;
}

function schemaBlock(schema: unknown) {
  return html`<pre><code>${JSON.stringify(schema, null, 2)}</code></pre>`;
}
