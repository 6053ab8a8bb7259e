import '#tests/kit/document.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ownUniversity, setOwnUniversity } from '#app/features/houses/own-university.ts';
import { setTransport } from '#app/platform/api/api.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { WhereField } from '#app/screens/home/search/search-fields.tsx';
import { toHousesSearch, type Search } from '#app/screens/home/search/search-model.ts';
import { startTestHost, type TestHost } from '#tests/kit/api.ts';
import { wireTo } from '#tests/kit/msw.ts';
import common from '../../locales/en/common.json';
import home from '../../locales/en/home.json';
import panel from '../../locales/en/search-panel.json';

let host: TestHost;
let wire: ReturnType<typeof wireTo>;

beforeAll(async () => {
  await startTexts('en', { common, home, 'search-panel': panel });
  host = await startTestHost();
  wire = wireTo(host);
  setTransport({ base: 'http://localhost:3000', language: () => 'en' });
});
afterEach(() => {
  cleanup();
  setOwnUniversity(undefined);
});
afterAll(async () => {
  wire.close();
  await host.close();
});

function FirstField({ onSearch }: { onSearch: (search: Search, isNext: boolean) => void }) {
  const [search, setSearch] = useState<Search>({ guests: 1 });
  return (
    <WhereField
      search={search}
      onChange={(changed) => {
        setSearch({ ...search, ...changed });
        onSearch({ ...search, ...changed }, false);
      }}
      onNext={() => onSearch(search, true)}
    />
  );
}

const field = () => screen.findByRole('combobox', { name: 'Where will you study?' });

it.each(['ㅇㅅㄷ', 'yonsei', '연대'])(
  'a university that is found by %s goes to the list, stays on the device and leads on',
  async (typed) => {
    const searches: Search[] = [];
    let next = 0;
    render(<FirstField onSearch={(search, isNext) => (isNext ? (next += 1) : searches.push(search))} />);
    await userEvent.click(await field());
    await screen.findByRole('option', { name: 'Yonsei University' });
    await userEvent.type(await field(), typed);
    await userEvent.keyboard('{Enter}');
    expect(toHousesSearch(searches.at(-1)!)).toEqual({ university: 'yonsei', guests: 1 });
    expect(ownUniversity()).toBe('yonsei');
    expect(next).toBe(1);
    await userEvent.click(await field());
    await userEvent.click(await screen.findByRole('option', { name: 'None' }));
    expect(toHousesSearch(searches.at(-1)!)).toEqual({ guests: 1 });
    expect(ownUniversity()).toBeUndefined();
    expect(next, 'without an answer the question stays').toBe(1);
  },
);

it('a neighborhood is the second way', async () => {
  const searches: Search[] = [];
  render(<FirstField onSearch={(search) => searches.push(search)} />);
  expect(screen.getByRole('list', { name: 'Or choose a neighborhood' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Hongdae/ }));
  expect(toHousesSearch(searches[0]!)).toEqual({ location: 'hongdae', guests: 1 });
});
