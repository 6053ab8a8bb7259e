import { expect, test } from 'vitest';
import type { RichNode } from '#contract/rich-text.ts';
import { htmlOf, isEmpty, nodesOfText, plainText, textOfNodes } from './nodes.ts';

const tree: RichNode[] = [
  { tag: 'p', children: ['1 < 2 & ', { tag: 'strong', children: ['"온돌"'] }] },
  { tag: 'img', src: '/photos/a-400.webp', alt: 'a "cup" <b>' },
  { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'a', href: '/faq?a=1&b="', children: ['차'] }] }] },
];

test('a tree is written as markup in which text stays text', () => {
  expect(htmlOf(tree)).toBe(
    '<p>1 &lt; 2 &amp; <strong>&quot;온돌&quot;</strong></p><img src="/photos/a-400.webp" alt="a &quot;cup&quot; &lt;b&gt;"><ul><li><a href="/faq?a=1&amp;b=&quot;">차</a></li></ul>',
  );
});

test('a tree is told in words, and survives a draft', () => {
  expect(plainText(tree)).toBe('1 < 2 & "온돌"\n[a "cup" <b>]\n차');
  expect(nodesOfText(textOfNodes(tree))).toEqual(tree);
  expect(nodesOfText('no JSON')).toEqual([]);
});

test('an empty paragraph says nothing, a picture does', () => {
  expect(isEmpty([{ tag: 'p' }, { tag: 'p', children: [' ', { tag: 'br' }] }])).toBe(true);
  expect(isEmpty([{ tag: 'p', children: [{ tag: 'img', src: '/photos/a-400.webp' }] }])).toBe(false);
  expect(textOfNodes([{ tag: 'p' }])).toBe('[]');
});
