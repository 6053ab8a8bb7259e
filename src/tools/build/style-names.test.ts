import { describe, expect, it } from 'vitest';
import { shortStyleNames } from './style-names.ts';

describe('names of styles', () => {
  const first = { filePath: 'src/app/ui/button.css.ts', hash: '1698aby0' };
  const second = { filePath: 'src/app/ui/button.css.ts', hash: '1698aby1' };
  const elsewhere = { filePath: 'src/app/ui/card.css.ts', hash: '100zuok0' };

  it('are short, tell files and styles apart, and are the same in every build', () => {
    const [one, other] = [shortStyleNames(), shortStyleNames()];
    const names = [first, second, elsewhere].map(one);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[a-z][0-9a-z]{3}$/);
    expect(other(elsewhere)).toBe(names[2]);
    expect([first, second, first].map(other)).toEqual([names[0], names[1], names[0]]);
  });

  it('are refused where those of two files begin alike', () => {
    const name = shortStyleNames();
    const paths = Array.from({ length: 2000 }, (_, each) => `src/app/ui/style-${each}.css.ts`);
    expect(() => paths.map((filePath) => name({ filePath, hash: `${filePath}0` }))).toThrow('begin alike');
  });
});
