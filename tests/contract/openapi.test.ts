import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { examples } from '#contract/examples/examples.ts';
import { openApi } from '#contract/openapi/document.ts';
import type { Example } from '#contract/openapi/operation.ts';
import { errorStatus } from '#contract/wire.ts';

type Json = Record<string, unknown>;
type Body = { content: Record<string, { schema: Json; example: Json }> };
type Operation = Json & { requestBody?: Body; responses: Record<string, Json>; security: Json[] };
type Document = Json & {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Json> };
};
const document = openApi('https://ondol.example') as Document;
const calls = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => {
    const call: Endpoint = endpoint;
    const example = (examples as Record<string, Record<string, Example>>)[noun]![name]!;
    return { title: `${noun}.${name}`, call, example };
  }),
);
const operationOf = ({ path, method }: Endpoint) => document.paths[path]![method.toLowerCase()]!;

async function lint(what: Json) {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'all']] }));
  const found = await linter.run(what);
  return found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);
}

describe('the OpenAPI document', () => {
  it('lints clean by every rule that Spectral has for OpenAPI', async () => {
    expect(await lint(document)).toEqual([]);
  }, 180_000);

  it('would be told of a call without a description and of an example that its schema refuses', async () => {
    const path = '/v1/auth/log-in';
    const planted = structuredClone({ ...document, paths: { [path]: document.paths[path]! } });
    const operation = planted.paths[path]['post']!;
    delete operation['description'];
    operation.requestBody!.content['application/json']!.example = { email: 7 };
    const found = (await lint(planted)).join('\n');
    expect(found).toContain('operation-description paths./v1/auth/log-in.post');
    expect(found).toContain('oas3-valid-media-example paths./v1/auth/log-in.post');
  }, 180_000);

  it('has a tag for every noun, and only those', () => {
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it.each(calls)('has an example of $title that its schemas accept', ({ call, example }) => {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    expect(Object.keys(example.params ?? {}).toSorted()).toEqual(names.toSorted());
    const parts = [
      [call.query, example.query],
      [call.body, example.body],
      [call.data, example.data],
    ] as const;
    for (const [schema, value] of parts) {
      if (!schema) expect(value).toBeUndefined();
      else expect(v.safeParse(schema as v.GenericSchema, value).issues).toBeUndefined();
    }
    // Nothing of an answer is left out by its schema.
    if (call.data) expect(v.parse(call.data as v.GenericSchema, example.data)).toEqual(example.data);
  });

  it.each(calls)('names what $title takes and gives', ({ call }) => {
    const { requestBody, responses } = operationOf(call);
    if (call.body) expect(requestBody?.content['application/json']?.schema).toHaveProperty('$ref');
    if (call.file) return;
    const { content } = responses['200'] as { content: Record<string, { schema: { properties: Json } }> };
    const data = content['application/json']!.schema.properties['data'];
    const named = { $ref: expect.stringContaining('#/components/schemas/') };
    expect([
      named,
      { type: 'null' },
      { type: 'array', items: named },
      { anyOf: [named, { type: 'null' }] },
    ]).toContainEqual(data);
  });

  it.each(calls)('says who may call $title and how it refuses', ({ call }) => {
    const { security, responses, ...operation } = operationOf(call);
    const guarded = call.access === 'member' || call.access === 'admin';
    expect(security).toEqual(guarded ? [{ [call.access]: [] }] : []);
    expect(operation['x-access']).toBe(call.access);
    expect(operation['x-addition'] === true).toBe(call.addition === true);
    expect('401' in responses).toBe(guarded);
    expect('403' in responses).toBe(call.access === 'admin');
    expect(responses['default']).toEqual({ $ref: '#/components/responses/Refused' });
    // A deleted record has no version any more.
    const isVersioned = call.version !== undefined && call.version !== 'checked' && call.method !== 'DELETE';
    expect('headers' in responses['200']!).toBe(call.paged === true || isVersioned);
  });

  it('closes the list of refusals', () => {
    expect(document.components.schemas['ErrorCode']?.['enum']).toEqual(Object.keys(errorStatus));
    const codes = (name: string) => JSON.stringify(document.components.responses[name]);
    expect(codes('NotFound')).toContain('"enum":["not_found"');
    expect(codes('Forbidden')).not.toContain('not_found');
  });
});
