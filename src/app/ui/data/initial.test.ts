import { expect, it } from 'vitest';
import { initialOf } from './initial.tsx';

it('a person without a portrait has an initial, in any script', () => {
  expect(['Thảo', '팜 타오', '“écho”', ''].map(initialOf)).toEqual(['T', '팜', 'É', '']);
});
