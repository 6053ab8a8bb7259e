import { expect, it } from 'vitest';
import { darkColors, lightColors } from '#app/ui/theme/palette.ts';
import { pageColors, styles } from '#server/adapters/payments/sandbox/page-styles.ts';

it('shows the sandbox in the colors of the application, in both themes', () => {
  expect(lightColors).toMatchObject(pageColors.light);
  expect(darkColors).toMatchObject(pageColors.dark);
  const rules = styles.slice(styles.indexOf('* {'));
  expect(rules.match(/#[0-9a-f]{3,8}\b/gi), 'no color beside them').toBeNull();
  const named = new Set([...rules.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name));
  const unused = Object.keys(pageColors.light).filter((name) => !named.has(name));
  expect(unused).toEqual([]);
});
