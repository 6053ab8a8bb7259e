import { expect, test } from 'vitest';
import { parseRichText } from './rich-text-parser.ts';

test('paragraphs, lists and links of a story are read', () => {
  expect(parseRichText('<p>Bring <strong>gloves</strong></p><ul><li>One</li></ul>')).toEqual([
    { tag: 'p', children: ['Bring ', { tag: 'strong', children: ['gloves'] }] },
    { tag: 'ul', children: [{ tag: 'li', children: ['One'] }] },
  ]);
  expect(parseRichText('<a href="https://ondol.example/?a=1&amp;b=2">map</a>')).toEqual([
    { tag: 'a', href: 'https://ondol.example/?a=1&b=2', children: ['map'] },
  ]);
});

test('elements and addresses that a story cannot have never come through', () => {
  expect(parseRichText('<script>alert(1)</script><svg onload="x"></svg>')).toEqual(['alert(1)']);
  expect(parseRichText('<a href="javascript:alert(1)">x</a>')).toEqual([{ tag: 'a', children: ['x'] }]);
  expect(parseRichText('<a href="&#106;avascript:alert(1)">x</a>')).toEqual([{ tag: 'a', children: ['x'] }]);
  expect(parseRichText('<img src="//elsewhere.example/x.png" onerror="x">')).toEqual([
    { tag: 'img', children: [] },
  ]);
});

test('an element left open ends with the text, a stray end changes nothing', () => {
  expect(parseRichText('<p>one</li><em>two')).toEqual([
    { tag: 'p', children: ['one', { tag: 'em', children: ['two'] }] },
  ]);
});

test('marks written as entities are themselves again', () => {
  expect(parseRichText('Tom &amp; Jin &lt;3 &#44608;&#xCE58; &unknown;')).toEqual([
    'Tom & Jin <3 김치 &unknown;',
  ]);
});
