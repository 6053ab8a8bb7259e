// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { favourites } from '#contract/rules/choosing/policy.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import shortlist from '../../../../../locales/en/shortlist.json';
import { comparedNow, setCompared } from './compared.ts';
import { CompareToggle } from './compare-toggle.tsx';

const homes = ['one', 'two', 'three', 'four'].map((id) => ({ id, name: { ko: id, en: id } }));

beforeAll(() => startTexts('en', { shortlist }));
afterEach(() => {
  cleanup();
  setCompared([]);
});

it('loses no press that comes before the last one is drawn', () => {
  render(homes.map((house) => <CompareToggle key={house.id} house={house} />));
  const [one, two, three, four] = screen.getAllByRole('button');
  act(() => {
    one?.click();
    two?.click();
  });
  expect(comparedNow()).toEqual(['one', 'two']);
  act(() => {
    three?.click();
    four?.click();
  });
  expect(comparedNow()).toEqual(['one', 'two', 'three'].slice(0, favourites.mostCompared));
  act(() => {
    two?.click();
    four?.click();
  });
  expect(comparedNow()).toEqual(['one', 'three', 'four']);
});
