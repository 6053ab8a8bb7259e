import type { Endpoint } from '../endpoint.ts';
import { pictures } from '../pictures.ts';
import { PAGINATION_HEADER } from '../wire.ts';
import { describeParameter } from './nouns.ts';
import type { CallSchemas, JsonSchema } from './schemas.ts';

export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  data?: unknown;
  ifMatch?: string;
};
type Call = { noun: string; name: string; call: Endpoint; example: Example };

const names: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
};
/** Component name of a refusal by its HTTP status; `Refused` where it has none of its own. */
export function refusalName(status: number): string {
  return names[status] ?? 'Refused';
}

export function operation({ noun, name, call, example }: Call, schemas: CallSchemas): JsonSchema {
  const { body } = schemas;
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: call.summary,
    description: call.description,
    ...(call.addition ? { 'x-addition': true } : {}),
    'x-access': call.access,
    security: securityOf(call),
    parameters: [
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...pathParameters(call, example),
      ...versionParameter(call, example),
      ...queryParameters(call, schemas, example),
    ],
    ...(body
      ? {
          requestBody: {
            required: !call.bodyMayLack,
            content: { 'application/json': { schema: body, example: example.body } },
          },
        }
      : {}),
    ...(call.upload
      ? {
          requestBody: {
            required: true,
            content: call.upload === 'picture' ? pictureContent : catalogueContent,
          },
        }
      : {}),
    responses: {
      200: success(call, schemas, example),
      ...Object.fromEntries(
        refusalsOf(call).map((status) => [status, { $ref: `#/components/responses/${refusalName(status)}` }]),
      ),
      default: { $ref: `#/components/responses/${refusalName(500)}` },
    },
  };
}

const pictureContent = Object.fromEntries(
  pictures.accepted.split(',').map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
);

const catalogueContent = Object.fromEntries(
  ['application/json', 'text/csv'].map((type) => [
    type,
    { schema: { type: 'string', contentMediaType: type } },
  ]),
);

function securityOf({ access }: Endpoint): JsonSchema[] {
  return access === 'member' || access === 'admin' ? [{ [access]: [] }] : [];
}

function refusalsOf({ access, path, query, body, upload }: Endpoint): number[] {
  const guarded = access === 'member' || access === 'admin';
  return [
    ...(query || body || upload ? [400] : []),
    ...(guarded ? [401] : []),
    ...(access === 'admin' ? [403] : []),
    ...(path.includes('{') ? [404] : []),
  ];
}

function success(call: Endpoint, { data }: CallSchemas, example: Example): JsonSchema {
  if (call.file)
    return {
      description: 'The file',
      content: { [call.file]: { schema: { type: 'string', contentMediaType: call.file } } },
    };
  const schema = { type: 'object', required: ['data'], properties: { data: data ?? {} } };
  return {
    description: call.paged ? 'A page of the list' : 'The answer',
    ...headersOf(call),
    content: { 'application/json': { schema, example: { data: example.data } } },
  };
}

function headersOf({ method, paged, version }: Endpoint): JsonSchema {
  if (paged) return { headers: { [PAGINATION_HEADER]: { $ref: '#/components/headers/Pagination' } } };
  return version && version !== 'checked' && method !== 'DELETE'
    ? { headers: { ETag: { $ref: '#/components/headers/Version' } } }
    : {};
}

function versionParameter({ version }: Endpoint, { ifMatch }: Example): JsonSchema[] {
  if (ifMatch === undefined) return [];
  return [
    {
      name: 'If-Match',
      in: 'header',
      required: version === 'required',
      description: 'The ETag of the version that the person saw (RFC 9110)',
      schema: { type: 'string' },
      example: ifMatch,
    },
  ];
}

function pathParameters({ path }: Endpoint, example: Example): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: describeParameter(path, name!),
    schema: { type: 'string' },
    example: example.params?.[name!],
  }));
}

function queryParameters({ path }: Endpoint, { query }: CallSchemas, example: Example): JsonSchema[] {
  const { properties = {}, required = [] } = query ?? {};
  return Object.entries(properties).map(([name, { default: fallback, ...schema }]) => {
    const parameter: JsonSchema = {
      name,
      in: 'query',
      required: required.includes(name),
      description: describeParameter(path, name),
      schema,
    };
    if (fallback !== undefined) schema['default'] = typed(schema, fallback);
    const shown = example.query?.[name];
    if (shown !== undefined) parameter['example'] = typed(schema, shown);
    return parameter;
  });
}

function typed({ type }: JsonSchema, text: unknown): unknown {
  if (type === 'integer') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
