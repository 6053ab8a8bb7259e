import { expect, it } from 'vitest';
import { memberHash } from './channel-talk.ts';

it('hashes a member’s id as Channel Talk does', () => {
  // The secret, the id and the hash of its own example.
  const secret = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25';
  expect(memberHash(secret, 'lucas')).toBe(
    '99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2',
  );
});
