// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { houseExamples } from '#contract/examples/houses.ts';
import { startTexts, texts } from '#app/platform/i18n/i18n.ts';
import { loadTexts } from '#app/platform/i18n/load-texts.ts';
import { SearchNotice } from './search-notice.tsx';

beforeAll(async () => {
  await startTexts('en', {});
  await loadTexts(['houses', 'errors']);
});
afterEach(cleanup);

const house = houseExamples.list.data[0]!;
const told = (items: (typeof house)[]) => {
  const problems = { unknown: [] };
  render(
    <SearchNotice search={{ university: 'yonsei' }} problems={problems} found={{ items, onDevice: true }} />,
  );
  return screen.getByRole('status').textContent;
};

test('houses whose way to the university is not on the device are told of', () => {
  expect(told([{ ...house, commute: null }])).toContain(texts.t('houses:offline.ways'));
});

test('nothing is told where the ways are there', () => {
  expect(told([house])).not.toContain(texts.t('houses:offline.ways'));
});
