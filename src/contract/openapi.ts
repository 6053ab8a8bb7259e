import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { brand } from './brand.ts';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { errorStatus, PAGINATION_HEADER } from './wire.ts';

type JsonSchema = Record<string, unknown>;

function schemaOf(schema: unknown, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema as v.GenericSchema, {
    typeMode,
    errorMode: 'ignore',
  }) as JsonSchema;
  return json;
}

/** The OpenAPI 3.1 document of the whole contract. Calls beyond section 7 of the specification are marked `x-addition`. */
export function openApi(serverUrl: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls) as [string, Endpoint][]) {
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(noun, name, call);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name.en} API`,
      version: '1',
      description: 'Answers stand in `data`; refusals carry `errorMessage` and `code`.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['errorMessage', 'code'],
          properties: {
            errorMessage: { type: 'string', description: "For the person, in the request's language" },
            code: { type: 'string', enum: Object.keys(errorStatus) },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}

function operation(noun: string, name: string, call: Endpoint): JsonSchema {
  const path = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const content = call.file
    ? { [call.file]: {} }
    : {
        'application/json': {
          schema: {
            type: 'object',
            required: ['data'],
            properties: { data: call.data ? schemaOf(call.data, 'output') : {} },
          },
        },
      };
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: call.summary,
    ...(call.addition ? { 'x-addition': true } : {}),
    ...(call.access === 'member' || call.access === 'admin'
      ? { security: [{ bearer: [] }], 'x-access': call.access }
      : {}),
    parameters: [...path, ...queryParameters(call)],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content,
        ...(call.paged
          ? {
              headers: {
                [PAGINATION_HEADER]: {
                  schema: { type: 'string' },
                  description: 'JSON: page, pageSize, totalItems, totalPages',
                },
              },
            }
          : {}),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function queryParameters(call: Endpoint): JsonSchema[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = schemaOf(call.query, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
