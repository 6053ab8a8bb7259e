import { expect, test } from 'vitest';
import { splitStyle } from './area-styles.ts';

const split = (source: string) => splitStyle(source, (name) => name.startsWith('c'));

test('a rule is an area’s own where each of its selectors has a class of the area', () => {
  expect(split('.c1{color:red}.a1{color:blue}.a1 .c1,.a2{top:0}.c1,.a1{left:0}p{margin:0}')).toEqual({
    common: '.c1{color:red}.c1,.a1{left:0}p{margin:0}',
    own: '.a1{color:blue}.a1 .c1,.a2{top:0}',
  });
});

test('what stands in a condition goes with it, and all else stays', () => {
  expect(
    split(
      '@font-face{src:url(a.woff2)}@media (width>=960px){.c1{top:0}.a1{top:1px}}@media print{.a1{top:0}}@keyframes k{to{top:0}}',
    ),
  ).toEqual({
    common: '@font-face{src:url(a.woff2)}@media (width>=960px){.c1{top:0}}@keyframes k{to{top:0}}',
    own: '@media (width>=960px){.a1{top:1px}}@media print{.a1{top:0}}',
  });
});
