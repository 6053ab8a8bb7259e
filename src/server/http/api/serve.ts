import { Hono, type Context as HttpContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorStatus, MAX_BODY_BYTES, PAGINATION_HEADER, type ErrorCode, type Page } from '#contract/wire.ts';
import type { Caller, Context } from '#server/context.ts';
import { deviceCookie } from './device-cookie.ts';
import { callersAddress, isFromThisMachine } from './client-address.ts';
import { refuse } from './errors.ts';
import { impossiblePhones, normalizePhones } from './impossible-phones.ts';
import { uploadedBytes } from './uploaded-bytes.ts';
import { admitJson, parseJsonBody } from './json-body.ts';
import { languageOf } from './language.ts';
import type { Implementation } from './handler-types.ts';
import { printableLine } from './printable-line.ts';
import { etagOf } from './versions.ts';
import { viewerOf } from './viewer.ts';

const LONGEST_USER_AGENT = 300;

type AnyHandler = (input: Record<string, unknown> & Caller, ctx: Context) => Promise<unknown>;
type AnyGuarded = {
  admit: (
    input: Pick<Caller, 'viewer'> & { params: Record<string, string> },
    ctx: Context,
  ) => Promise<unknown>;
  handle: AnyHandler;
};
export type ListedEndpoint = {
  noun: string;
  name: string;
  endpoint: Endpoint;
  handler: AnyHandler | AnyGuarded | undefined;
};

/** Lists every call of the contract with its handler, if it has one; literal paths come before those with parameters. */
export function listEndpoints(implementation: Implementation): ListedEndpoint[] {
  const listed: ListedEndpoint[] = [];
  for (const [noun, endpoints] of Object.entries(contract)) {
    const handlers: Record<string, unknown> = implementation[noun as keyof Implementation] ?? {};
    for (const [name, endpoint] of Object.entries(endpoints)) {
      listed.push({ noun, name, endpoint, handler: handlers[name] as ListedEndpoint['handler'] });
    }
  }
  const rank = (path: string) => path.replaceAll('{', '~');
  return listed.sort((a, b) => (rank(a.endpoint.path) < rank(b.endpoint.path) ? -1 : 1));
}

/** Serves exactly the calls that the contract declares. Calls without an implementation answer 501. */
export function serveApi(implementation: Implementation, ctx: Context): Hono {
  const app = new Hono();
  app.use(
    '/v1/*',
    cors({
      origin: ctx.config.appOrigins,
      exposeHeaders: [PAGINATION_HEADER, 'Retry-After', 'ETag'],
      maxAge: 86_400,
    }),
  );
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => refuse('payload_too_large') });
  app.use('/v1/*', compress());
  // An upload is read, and its size counted, once its caller is known.
  const uploads = new Set(
    listEndpoints(implementation).flatMap(({ endpoint: e }) => (e.upload ? [e.path] : [])),
  );
  app.use('/v1/*', (c, next) =>
    c.req.method === 'GET' || uploads.has(c.req.path) ? next() : limit(c, next),
  );

  for (const { endpoint, handler } of listEndpoints(implementation)) {
    app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      answer(c, endpoint, handler, ctx),
    );
  }
  app.all('/v1/*', () => refuse('not_found'));
  return app;
}

async function answer(
  c: HttpContext,
  endpoint: Endpoint,
  handler: ListedEndpoint['handler'],
  ctx: Context,
): Promise<Response> {
  const holder = await viewerOf(c.req.header('authorization'), ctx.config.tokenKey, ctx.clock.now());
  // A token outlives neither its account nor its device, and a role only until it is taken away.
  const current = holder && (await ctx.sessions.current(holder));
  const viewer = current === 'blocked' ? null : current;
  if ((endpoint.access === 'member' || endpoint.access === 'admin') && !viewer)
    refuse(current === 'blocked' ? 'session_blocked' : 'unauthorized');
  if (endpoint.access === 'admin' && viewer?.role !== 'admin') refuse('forbidden');
  if (!handler) return refuse('not_implemented');
  await ctx.prices.hold();
  if (endpoint.body) admitJson(c.req.raw);
  const ifMatch = c.req.header('if-match');
  const params = c.req.param();
  if (typeof handler === 'object') await handler.admit({ params, viewer }, ctx);
  const handle = typeof handler === 'object' ? handler.handle : handler;
  if (endpoint.version === 'required' && ifMatch === undefined) refuse('version_required');
  const input = {
    params,
    ifMatch,
    query: endpoint.query ? parse(endpoint.query, c.req.query()) : undefined,
    body: endpoint.body ? await parsedBody(c, endpoint, endpoint.body) : undefined,
    upload: endpoint.upload ? await uploadedBytes(c.req.raw, endpoint.upload) : undefined,
    viewer,
    language: languageOf(c),
    ip: callersAddress(c, ctx.config),
    isLocal: isFromThisMachine(c, ctx.config),
    userAgent: printableLine(c.req.header('user-agent') ?? '', LONGEST_USER_AGENT),
    device: deviceCookie(c, ctx),
    request: c.req.raw,
    rawBody: endpoint.body ? await c.req.text() : '',
  };
  const result = await handle(input, ctx);
  const isPublic =
    endpoint.access === 'public' && endpoint.method === 'GET' && !endpoint.path.startsWith('/v1/auth/');
  c.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store');
  // Public data carries both languages: one cached copy serves every reader.
  if (!isPublic) c.header('vary', 'Accept-Language');
  if (endpoint.file) return file(c, result as AnsweredFile, endpoint.file);
  if (endpoint.version && endpoint.version !== 'checked' && result)
    c.header('etag', etagOf(result as { version: string }));
  if (!endpoint.paged) return c.json({ data: result ?? null });
  const page = result as Page<unknown>;
  c.header(PAGINATION_HEADER, JSON.stringify(page.page));
  return c.json({ data: page.items });
}

type AnsweredFile = {
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  filename: string;
  etag?: string;
};

function file(c: HttpContext, answered: AnsweredFile, type: string): Response {
  if (answered.etag) {
    c.header('etag', answered.etag);
    if (isNamed(c.req.header('if-none-match'), answered.etag)) return c.body(null, 304);
  }
  c.header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  // An iPhone offers to add an entry that it may show, and stores one that it may not.
  const isTable = type === 'text/csv' || type === 'application/json';
  const disposition = isTable ? 'attachment' : 'inline';
  c.header('content-disposition', `${disposition}; filename="${answered.filename}"`);
  return c.body(answered.bytes);
}

/** True if `If-None-Match` names an ETag (RFC 9110, 13.1.2). A tag that a proxy made weak counts as the same. */
const isNamed = (header: string | undefined, etag: string) =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;

function parse(schema: NonNullable<Endpoint['query']>, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const fields: Record<string, ErrorCode> = {};
  for (const issue of result.issues) {
    const path = issue.path?.map((step) => String(step.key)).join('.') ?? '';
    const code = isMissing(issue) ? codeOfMissing(schema, issue) : issue.message;
    fields[path] ??= code in errorStatus ? (code as ErrorCode) : 'invalid_input';
  }
  return refuse(Object.values(fields)[0] ?? 'invalid_input', {}, fields);
}

function isMissing({ type, kind, input }: v.BaseIssue<unknown>): boolean {
  return kind === 'schema' && type === 'object' && input === undefined;
}

/** Finds the code for a missing field, which is the one for an empty field, because the object schema has no code for it. */
function codeOfMissing(schema: unknown, { path }: v.BaseIssue<unknown>): string {
  let at = schema;
  for (const { key } of path ?? []) {
    while (at && typeof at === 'object' && 'wrapped' in at) at = at.wrapped;
    const { entries, item } = at as { entries?: Record<string, unknown>; item?: unknown };
    at = entries?.[String(key)] ?? item;
    if (at === undefined) return 'invalid_input';
  }
  const [issue] = v.safeParse(at as v.GenericSchema, undefined).issues ?? [];
  return issue?.message ?? 'invalid_input';
}

async function parsedBody(
  c: HttpContext,
  endpoint: Endpoint,
  schema: NonNullable<Endpoint['body']>,
): Promise<unknown> {
  const sent = parseJsonBody(await c.req.text());
  const body = parse(schema, endpoint.bodyMayLack ? (sent ?? {}) : sent);
  normalizePhones(body);
  const wrong = endpoint.ownPhones ? {} : impossiblePhones(body);
  return Object.keys(wrong).length === 0 ? body : refuse('phone_invalid', {}, wrong);
}
