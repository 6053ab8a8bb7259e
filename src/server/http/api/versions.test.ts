import { expect, it } from 'vitest';
import type { Refusal } from './errors.ts';
import { etagOf, requireVersion, versionOf } from './versions.ts';

const current = { version: versionOf({ firstName: 'Linh' }), firstName: 'Linh' };
const refusedWith = (ifMatch: string) => {
  try {
    requireVersion(ifMatch, current);
    return null;
  } catch (error) {
    return error as Refusal;
  }
};

it('a version is that of the content, and changes with it', () => {
  expect(versionOf({ firstName: 'Linh' })).toBe(current.version);
  expect(versionOf({ firstName: 'Linn' })).not.toBe(current.version);
  expect(versionOf({ birthDate: null })).not.toBe(versionOf({ birthDate: '' }));
});

it.each([
  ['its own', etagOf(current)],
  ['its own as a proxy that compresses weakens it', `W/${etagOf(current)}`],
  ['one of several', `"other", ${etagOf(current)}`],
  ['any', '*'],
])('a change goes on that names %s', (_, ifMatch) => {
  expect(refusedWith(ifMatch)).toBeNull();
});

it.each([
  ['another', '"0000000000000000"'],
  ['nothing that is a tag', current.version],
])('a change that names %s is refused with the thing as it is now', (_, ifMatch) => {
  expect(refusedWith(ifMatch)).toMatchObject({ code: 'version_stale', current });
});
