import fc from 'fast-check';

/** A value as JSON text nested so deeply that whatever walks it by recursion ends badly. */
export const deepJson = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Texts that programs stumble over: what databases do not store, names of prototypes, patterns, markup, lengths about a power of two. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    '\ufeff',
    '\u202eabc',
    '\u2028',
    '\r\nx: y',
    '%00',
    '%',
    '%ZZ',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
    '[object Object]',
    "'",
    '"',
    '\\',
    "' or 1=1 --",
    '%_',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '0',
    '-1',
    '1e400',
    '0x10',
    '١٢٣',
    '９',
    '2147483648',
    '9223372036854775808',
    '1.5',
    '00000000000000000001',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
    '2026-12-01T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
    'not-a-uuid',
    'a@b',
    '"a b"@people.example',
    'é@people.example',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Halves of a pair of surrogates, which JSON can write and no JSON of PostgreSQL holds.
  fc.constantFrom('\ud800', 'half \udfff of a pair'),
  fc.constantFrom(63, 64, 65, 255, 256, 257, 1024, 9000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(255, 5000).map((length) => '🏠'.repeat(length)),
);

const oddNumber = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  0.5,
  1.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  999_999_999,
);

/** Any value of JSON, mostly of a type that nobody asked for. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { toString: 1 }, { length: -1 }),
  fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
  fc
    .constant('{"__proto__":{"role":"admin"},"constructor":{"prototype":1}}')
    .map((text): unknown => JSON.parse(text)),
  fc.constant(deepJson(400)).map((text): unknown => JSON.parse(text)),
);
