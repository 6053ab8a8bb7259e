import fc from 'fast-check';
import type * as v from 'valibot';
import { oddText, oddValue } from './odd-values.ts';

type Schema = v.GenericSchema<never, unknown> | v.GenericSchema;
type Described = {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
};

export type Known = Record<string, readonly unknown[]>;

/**
 * Generates values for a schema of the contract: mostly valid, some near its limits, a few arbitrary. It cannot derive values from patterns and
 * checks, so `known` provides them by field name.
 */
export function fromSchema(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: fitting(schema, known, name) },
    { weight: 1, arbitrary: oddValue },
  );
}

function fitting(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const { type, entries, wrapped, item, options, literal, pipe } = schema as Described;
  const inner = wrapped && fromSchema(wrapped, known, name);
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return object(entries ?? {}, known);
    case 'optional':
      return fc.option(inner!, { nil: undefined });
    case 'nullable':
    case 'nullish':
      return fc.option(inner!, { nil: null });
    case 'record':
      return fc.oneof(
        fc.dictionary(oddText, oddValue, { maxKeys: 4 }),
        fc.record(
          Object.fromEntries(Object.entries(known).map(([key, values]) => [key, fc.constantFrom(...values)])),
          { requiredKeys: [] },
        ),
      );
    case 'array':
      return fc.array(fromSchema(item!, known, name), { maxLength: 3 });
    case 'union':
    case 'variant':
      return fc.oneof(...(options as Schema[]).map((option) => fromSchema(option, known, name)));
    case 'literal':
      return fc.constant(literal);
    case 'picklist':
      return fc.constantFrom(...(options ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return number(limitsOf(pipe), known[name]);
    case 'string':
      return text(limitsOf(pipe), known[name]);
    default:
      throw new Error(`${name}: schemas of type ${type} are not known here`);
  }
}

/** Generates objects, some with a field missing or added. */
function object(entries: Record<string, Schema>, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, fromSchema(entry, known, key)]),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record(fields), oddText, oddValue)
        .map(([given, key, value]) => Object.fromEntries([...Object.entries(given), [key, value]])),
    },
  );
}

type Limits = { least: number; most: number };

function limitsOf(pipe: Described['pipe'] = []): Limits {
  const of = (kind: RegExp, otherwise: number) => {
    const found = pipe.find((action) => kind.test(action.type))?.requirement;
    return typeof found === 'number' ? found : otherwise;
  };
  return { least: of(/^min_(length|value)$/, 0), most: of(/^max_(length|value)$/, 40) };
}

function text({ least, most }: Limits, known: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const lengths = [least - 1, least, most, most + 1].filter((length) => length >= 0 && length <= 10_000);
  const limit = fc.constantFrom(...lengths).map((length) => 'a'.repeat(length));
  const some = fc.oneof(fc.constantFrom('Linh', '4', '2026-12-01', 'a b', '응웬'), limit, oddText);
  return known.length === 0
    ? some
    : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: some });
}

function number({ least, most }: Limits, known: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const limits = [least - 1, least, least + 0.5, most, most + 1, 2 ** 31, 2 ** 53, -1, 1e300];
  return known.length === 0
    ? fc.constantFrom(0, 1, 2, ...limits)
    : fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: fc.constantFrom(...limits) },
      );
}
