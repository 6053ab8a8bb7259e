import { describe, expect, it, test } from 'vitest';
import {
  endOfNumber,
  isDomesticNumber,
  isForeignNumber,
  isIban,
  isSwiftCode,
  isSwiftText,
  tidyAccountNumber,
} from './bank-account.ts';

describe('the number of an account in Korea', () => {
  it.each([
    '110-123-456789',
    '1002 123 456789',
    '123456–01–234567',
    '１１０１２３４５６７８９',
    '1234567890',
  ])('%s is one once it is tidy', (typed) => expect(isDomesticNumber(tidyAccountNumber(typed))).toBe(true));

  it.each(['', '123456789', '123456789012345', '110-123-45678A', '일일공1234567890'])('%s is none', (typed) =>
    expect(isDomesticNumber(tidyAccountNumber(typed))).toBe(false),
  );
});

describe('an IBAN', () => {
  // Examples of the IBAN registry (ISO 13616), and one of 34 characters' length class (Saint Lucia, 32).
  it.each([
    'GB29 NWBK 6016 1331 9268 19',
    'DE89370400440532013000',
    'NO9386011117947',
    'FR14 2004 1010 0505 0001 3M02 606',
    'LC55HEMM000100010012001200023015',
    'MT84MALT011000012345MTLCAST001S',
  ])('%s is right', (typed) => {
    expect(isIban(tidyAccountNumber(typed))).toBe(true);
    expect(isForeignNumber(tidyAccountNumber(typed))).toBe(true);
  });

  it.each([
    ['GB29NWBK60161331926818', 'one digit is another'],
    ['GB92NWBK60161331926819', 'check digits are swapped'],
    ['GB29NWBK60161331962819', 'two digits are swapped'],
    ['NO93860111179', 'too short'],
    ['DE00', 'begun alone'],
  ])('%s is none: %s', (typed) => {
    expect(isIban(typed)).toBe(false);
    expect(isForeignNumber(typed)).toBe(false);
  });
});

test.each([
  ['0123456789', true],
  ['A1234567', true],
  ['AB123456', false],
  ['12345', true],
  ['1234', false],
  ['ABCDEFGH', false],
  ['1'.repeat(34), true],
  ['1'.repeat(35), false],
  ['1234_5678', false],
])('the number %s of an account elsewhere: %s', (number, fits) => {
  expect(isForeignNumber(number)).toBe(fits);
});

test.each([
  ['BFTVVNVX', true],
  ['BFTVVNVX001', true],
  ['bftv vnvx', true],
  ['BFTVVNV', false],
  ['BFTVVNVX01', false],
  ['BFT1VNVX', false],
  ['BFTV1NVX', false],
])('the SWIFT code %s: %s', (typed, fits) => {
  expect(isSwiftCode(tidyAccountNumber(typed))).toBe(fits);
});

test.each([
  ['NGUYEN THI LINH', true],
  ["O'Connor-Smith (Ms.), 12/3 A+B", true],
  ['Nguyễn Linh', false],
  ['김민준', false],
  ['12 34', false],
  ['', false],
])('a SWIFT message holds %s: %s', (text, fits) => {
  expect(isSwiftText(text)).toBe(fits);
});

test('of a number its end is shown', () => {
  expect(endOfNumber('110123456789')).toBe('6789');
  expect(endOfNumber('12345')).toBe('45');
});
