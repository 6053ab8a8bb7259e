// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commute, house, searchedHouse } from '#contract/examples/world.ts';
import { won } from '#contract/rules/format-money.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import common from '../../../../../locales/en/common.json';
import houseCard from '../../../../../locales/en/house-card.json';
import { comparedNow, setCompared } from '../compare/compared.ts';
import { HouseCard, type HouseCardProps } from './house-card.tsx';

const today = '2026-11-21';

beforeAll(() => startTexts('en', { common, 'house-card': houseCard }));
afterEach(() => {
  cleanup();
  setCompared([]);
});

async function shows(props: Partial<HouseCardProps>): Promise<HTMLElement> {
  const root = createRootRoute({ component: () => <HouseCard house={house} today={today} {...props} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  return screen.findByRole('article');
}

describe('a house in a list', () => {
  it('says its station while no university is chosen, and its minutes to one that is', async () => {
    expect((await shows({})).textContent).toContain('6 min walk from the station');
    cleanup();
    const near = (await shows({ house: { ...house, commute } })).textContent;
    expect(near).toContain('About 22 min to Yonsei · Line 2, no change');
    expect(near).not.toContain('from the station');
  });

  it('says what a month costs, what is paid to move in, and from when', async () => {
    const { textContent } = await shows({});
    expect(textContent).toContain(`${won(1_150_000)} / 30 nights`);
    expect(textContent).toContain(`${won(2_150_000)} to move in`);
    expect(textContent).toContain('Available from 5 Jan');
    expect(textContent).not.toContain('Studio');
  });

  it('of a searched stay says the first payment and the total, with the deposit where there is one', async () => {
    const { stay } = searchedHouse;
    const { textContent } = await shows({ house: searchedHouse });
    expect(textContent).toContain(`${won(stay!.firstPayment)} to move in`);
    expect(textContent).toContain(`${won(stay!.total)} for ${stay!.nights} nights, deposit included`);
    cleanup();
    const without = await shows({ house: { ...searchedHouse, deposit: 0 } });
    expect(without.textContent).not.toContain('deposit');
  });

  it('does not pretend to know free days that only the host knows', async () => {
    const { textContent } = await shows({ unknown: true });
    expect(textContent).toContain('Availability unknown');
    expect(textContent).not.toContain('Available from');
  });

  it('is compared from its menu, and the photo has the heart alone', async () => {
    const card = await shows({});
    await userEvent.click(await within(card).findByRole('button', { name: 'More about Yeonnam Maru House' }));
    const menu = await screen.findByRole('dialog', { name: 'Yeonnam Maru House' });
    expect(within(card).queryByRole('button', { name: /Compare/ })).toBeNull();
    await userEvent.click(await within(menu).findByRole('button', { name: 'Compare Yeonnam Maru House' }));
    expect(comparedNow()).toEqual(['yeonnam-maru']);
    expect(within(card).getByRole('button', { name: /^Favorite/ })).toBeTruthy();
  });
});
