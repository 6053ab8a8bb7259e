import { expect, test } from 'vitest';
import { isPassportNumber, tidyPassportNumber } from './passport-number.ts';

test.each(['M12345678', 'c1234567', 'E 1234 5678', 'L-898902C', '123456789', 'Ｍ12345678', 'AB12345<<'])(
  '%s is a passport number once it is tidy',
  (typed) => {
    expect(isPassportNumber(tidyPassportNumber(typed))).toBe(true);
  },
);

test.each(['', '1234', 'ABCDEFGH', 'M123456789', 'M1234567é', '여권1234567', 'M1234/567'])(
  '%s is none',
  (typed) => {
    expect(isPassportNumber(tidyPassportNumber(typed))).toBe(false);
  },
);
