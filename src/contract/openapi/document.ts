import { brand } from '../brand.ts';
import { contract } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { examples } from '../examples/examples.ts';
import { errorStatus, type ErrorCode, type PageInfo } from '../wire.ts';
import { nounDescriptions } from './nouns.ts';
import { operation, refusalName, type Example } from './operation.ts';
import { documentSchemas, type JsonSchema } from './schemas.ts';

const description = `
Answers are in \`data\`. Refusals carry \`errorMessage\`, in the language of \`Accept-Language\` (Korean where it names neither Korean
nor English), and \`code\`, one of a closed list. Money is whole won or whole US cents; days are Seoul dates, \`YYYY-MM-DD\`; a stay is
half-open: its check-out is no night of it. Calls marked \`x-addition\` are beyond the specification's own list.`
  .replaceAll('\n', ' ')
  .trim();

/** The OpenAPI 3.1 document of the whole contract. Calls that docs/specification.md#calls does not list are marked `x-addition`. */
export function openApi(serverUrl: string): JsonSchema {
  const listed = Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ noun, name, call: call as Endpoint })),
  );
  const schemas = documentSchemas(listed.map(({ call }) => call));
  const paths: Record<string, JsonSchema> = {};
  listed.forEach(({ noun, name, call }, index) => {
    const example = (examples as Record<string, Record<string, Example>>)[noun]![name]!;
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(
      { noun, name, call, example },
      schemas.calls[index]!,
    );
  });
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name.en} API`,
      version: '1',
      description,
      contact: { name: brand.operator.name.en, email: brand.email, url: serverUrl },
      license: { name: 'All rights reserved', url: `${serverUrl}/terms` },
    },
    servers: [{ url: serverUrl }],
    tags: Object.entries(nounDescriptions)
      .map(([name, text]) => ({ name, description: text }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    paths,
    components: {
      securitySchemes: {
        member: { ...bearer, description: 'The access token of a log-in.' },
        admin: { ...bearer, description: 'The access token of an account with the administrator role.' },
      },
      parameters: { AcceptLanguage: acceptLanguage },
      headers: { Pagination: pagination, Version: version },
      responses: refusals(),
      schemas: { ...wireSchemas, ...schemas.components },
    },
  };
}

const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'Language of `errorMessage`: Korean unless English stands before it',
  schema: { type: 'string' },
  example: 'en',
};

const pageInfo: PageInfo = { page: 1, pageSize: 20, totalItems: 57, totalPages: 3 };
const pagination = {
  description: 'The page of the list, as JSON',
  required: true,
  schema: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/components/schemas/PageInfo' },
  },
  example: JSON.stringify(pageInfo),
};

const version = {
  description: 'The version of the thing, for `If-Match`',
  required: true,
  schema: { type: 'string' },
  example: '"3f1c9a7be2d04586"',
};

const count = { type: 'integer', minimum: 0 };
const wireSchemas = {
  PageInfo: {
    type: 'object',
    required: ['page', 'pageSize', 'totalItems', 'totalPages'],
    properties: { page: { ...count, minimum: 1 }, pageSize: count, totalItems: count, totalPages: count },
  },
  ErrorCode: { type: 'string', enum: Object.keys(errorStatus) },
  Error: {
    type: 'object',
    required: ['errorMessage', 'code'],
    properties: {
      errorMessage: { type: 'string', description: "For the person, in the request's language" },
      code: { $ref: '#/components/schemas/ErrorCode' },
      fields: {
        type: 'object',
        description: 'Each field that was wrong, with its code',
        additionalProperties: { $ref: '#/components/schemas/ErrorCode' },
      },
      current: { description: 'With `version_stale`: the thing as it is now' },
    },
  },
};

function refusals(): Record<string, JsonSchema> {
  const shown: Record<number, { text: string; code: ErrorCode; errorMessage: string }> = {
    400: {
      text: 'The input is not understood or breaks a rule',
      code: 'dates_reversed',
      errorMessage: 'Check-out must be after check-in.',
    },
    401: {
      text: 'Nobody is logged in, or the session has ended',
      code: 'unauthorized',
      errorMessage: 'Please log in.',
    },
    403: {
      text: 'The caller may not do this',
      code: 'forbidden',
      errorMessage: 'You do not have permission for this.',
    },
    404: {
      text: 'There is no such thing, or it belongs to somebody else',
      code: 'not_found',
      errorMessage: 'We could not find this.',
    },
  };
  const body = (schema: JsonSchema, code: ErrorCode, errorMessage: string) => ({
    'application/json': { schema, example: { errorMessage, code } },
  });
  const error = { $ref: '#/components/schemas/Error' };
  const named = Object.entries(shown).map(([status, { text, code, errorMessage }]) => {
    const codes = Object.entries(errorStatus).flatMap(([each, of]) => (of === Number(status) ? [each] : []));
    const schema = { allOf: [error, { type: 'object', properties: { code: { enum: codes } } }] };
    return [refusalName(Number(status)), { description: text, content: body(schema, code, errorMessage) }];
  });
  return {
    ...Object.fromEntries(named),
    Refused: {
      description: 'Any other refusal, with the HTTP status of its code',
      headers: {
        'Retry-After': {
          description: 'Seconds to wait, with `too_many_requests`',
          schema: { type: 'integer' },
        },
      },
      content: body(error, 'server_error', 'Something went wrong on our side. Please try again.'),
    },
  };
}
