import { expect, it } from 'vitest';
import { initials, placesOf } from './hangul.ts';

it('reads the initials of Korean words, and leaves other letters', () => {
  expect(initials('연세대학교')).toBe('ㅇㅅㄷㅎㄱ');
  expect(initials('KAIST 서울')).toBe('KAIST ㅅㅇ');
});

it.each([
  ['ㅂㅈㄱ', '보증금은 얼마인가요?', '보증금'],
  ['보증', '보증금은 얼마인가요?', '보증'],
  ['보ㅈ', '보증금', '보증'],
  ['봊', '보증금', '보증'],
  ['보즈', '보증금', '보증'],
  ['보증그', '보증금', '보증금'],
  ['DEPOSIT', 'The deposit comes back', 'deposit'],
  ['wi', 'Is Wi-Fi included?', 'Wi'],
  ['ㅎㅂ', '환불 · 한밤', '환불'],
])('%s finds the letters in %s', (typed, text, found) => {
  const [place] = placesOf(typed, text);
  expect(text.slice(...place!)).toBe(found);
});

it('finds each place once, and nothing where it stands nowhere', () => {
  expect(placesOf('ㄱ', '가나 가')).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect(placesOf('바', '보증금')).toEqual([]);
  expect(placesOf('봊', '보금')).toEqual([]);
  expect(placesOf('', '보증금')).toEqual([]);
  expect(placesOf('보증금까지', '보증')).toEqual([]);
});
