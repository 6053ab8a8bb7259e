import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { openApi } from '#contract/openapi/document.ts';
import type { Context } from '#server/context.ts';
import { plainPagePolicy } from './content-security-policy.ts';

type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description: string;
  example?: string | number | boolean;
};
type Content = Record<string, { schema?: unknown; example?: unknown }>;
type Operation = {
  summary: string;
  description: string;
  tags: string[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  'x-access': string;
  'x-addition'?: boolean;
};
type Document = {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

/** Serves the API description at /v1/openapi.json and the same as a page at /v1/docs, which needs no outside host and no script. */
export function docs(ctx: Context): Hono {
  const app = new Hono();
  let made: Document | undefined;
  const document = () => (made ??= openApi(ctx.config.publicUrl) as Document);
  app.get('/v1/openapi.json', (c) =>
    c.body(JSON.stringify(document()), 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    }),
  );
  app.get('/v1/docs', (c) => {
    c.header('content-security-policy', plainPagePolicy);
    return c.html(page(document()));
  });
  return app;
}

const styles = `
  body { font: 15px/1.6 system-ui, sans-serif; color: #1d1a17; background: #fffdfa; max-width: 960px; margin: 0 auto; padding: 32px 20px; }
  h1 { letter-spacing: -.02em } h2 { margin: 48px 0 4px; text-transform: capitalize } h3 { margin: 16px 0 4px; font-size: 14px }
  a { color: #b8430a } p { margin: 4px 0 12px }
  details { border-top: 1px solid #e9e2da; padding: 10px 0 } summary { cursor: pointer; overflow-wrap: anywhere }
  .method { display: inline-block; min-width: 4.5em; font-weight: 700; color: #b8430a } .note { color: #5e564e }
  table { border-collapse: collapse } td { padding: 2px 16px 2px 0; vertical-align: top; overflow-wrap: anywhere }
  pre { background: #f7f3ee; padding: 14px; border-radius: 8px; overflow: auto; font-size: 13px } code { font-family: ui-monospace, monospace }
`;

function page({ info, tags, paths, components }: Document) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const ofNoun = (noun: string) => calls.filter(({ operation }) => operation.tags.includes(noun));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          <p>
            Calls for members and administrators need <code>Authorization: Bearer</code>. The same as
            <a href="/v1/openapi.json">OpenAPI 3.1</a>.
          </p>
          ${tags.map(
            ({ name, description }) =>
              html`<h2>${name.replaceAll(/([A-Z])/g, ' $1')}</h2>
                <p>${description}</p>
                ${ofNoun(name).map((call) => operationBlock(call))}`,
          )}
          <h2>Schemas</h2>
          ${Object.entries(components.schemas).map(
            ([name, schema]) =>
              html`<details id="${name}">
                <summary><code>${name}</code></summary>
                ${jsonBlock(schema)}
              </details>`,
          )}
        </main>
      </body>
    </html>`;
}

function operationBlock({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const parameters = operation.parameters.filter((each): each is Parameter => 'name' in each);
  return html`<details>
    <summary>
      <span class="method">${method}</span> <code>${path}</code>
      <span class="note">${operation['x-access']}${operation['x-addition'] ? ', addition' : ''}</span><br />
      ${operation.summary}
    </summary>
    <p>${operation.description}</p>
    ${parameters.length > 0 ? parameterBlock(parameters) : ''}
    ${contentBlock('Body', operation.requestBody?.content)}
    ${contentBlock('Answer', operation.responses['200']?.content)}
  </details>`;
}

function parameterBlock(parameters: Parameter[]) {
  return html`<h3>Parameters</h3>
    <table>
      ${parameters.map(
        (each) =>
          html`<tr>
            <td>
              <code>${each.name}</code>${each.required ? '' : html` <span class="note">optional</span>`}
            </td>
            <td>${each.description}</td>
            <td>${each.example === undefined ? '' : html`<code>${each.example}</code>`}</td>
          </tr>`,
      )}
    </table>`;
}

function contentBlock(title: string, content: Content | undefined) {
  const [type, shown] = Object.entries(content ?? {})[0] ?? [];
  if (!type || !shown) return '';
  const names = JSON.stringify(shown.schema).matchAll(/#\/components\/schemas\/(\w+)/g);
  return html`<h3>
      ${title} ${[...names].map(([, name]) => html` <a href="#${name}"><code>${name}</code></a>`)}
    </h3>
    ${shown.example === undefined ? html`<p class="note">${type}</p>` : jsonBlock(shown.example)}`;
}

function jsonBlock(value: unknown) {
  return html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}
