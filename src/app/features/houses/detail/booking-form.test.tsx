// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HouseDetail } from '#contract/houses.ts';
import { priceOf } from '#contract/rules/price.ts';
import { paymentSchedule } from '#contract/rules/schedule.ts';
import { won } from '#contract/rules/format-money.ts';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import common from '../../../../../locales/en/common.json';
import errors from '../../../../../locales/en/errors.json';
import houseCard from '../../../../../locales/en/house-card.json';
import houses from '../../../../../locales/en/houses.json';
import { BookingBar } from './booking-bar.tsx';
import { BookingBox } from './booking-box.tsx';
import type { DetailSearch } from '../search-params.ts';
import { selectionFrom } from '../stay-selection.ts';
import { planStay } from '../model.ts';

const TODAY = '2026-11-21';
const both = (text: string) => ({ ko: text, en: text });
const house: HouseDetail = {
  id: 'oak',
  name: both('Oak'),
  summary: both('Oak'),
  about: both('Oak'),
  area: both('Mapo-gu'),
  floor: both('2'),
  parking: both('None'),
  location: 'hongdae',
  type: 'studio',
  station: { name: both('Hongik Univ.'), lines: [2], walkMinutes: 7 },
  areaM2: 18,
  maxGuests: 2,
  beds: 1,
  bathrooms: 1,
  minNights: 28,
  monthlyRent: 820_000,
  deposit: 500_000,
  facilities: ['wifi'],
  photos: [],
  rating: null,
  ratings: null,
  freeFrom: TODAY,
  latitude: 37.55,
  longitude: 126.92,
  beforeReservation: [],
  thingsToKnow: [],
};

let booked = 0;

function Box({ search }: { search: DetailSearch }) {
  const [selection, setSelection] = useState(() => selectionFrom(search));
  return (
    <BookingBox
      house={house}
      selection={selection}
      planned={planStay(house, selection, TODAY, [])}
      onChange={(changed) => setSelection({ ...selection, ...changed })}
      onChooseDates={() => undefined}
      onBook={() => (booked += 1)}
    />
  );
}

const open = (search: DetailSearch) => render(<Box search={{ id: 'oak', ...search }} />);
const request = () => screen.getByRole('button', { name: 'Request to book' });
const price = () => screen.getByText('Total').closest('dl')?.textContent ?? '';

beforeAll(() => startTexts('en', { houses, common, errors, 'house-card': houseCard }));
afterEach(() => {
  cleanup();
  booked = 0;
});

describe('the booking box', () => {
  const stay = { checkIn: '2026-12-01', checkOut: '2027-02-10' };

  it('shows every part of the price as the rules have it, before any log-in', async () => {
    open({ ...stay, beddingSets: 1 });
    const expected = priceOf(house, stay, { beddingSets: 1, coupon: null });
    for (const amount of [expected.housePrice, expected.bedding, expected.deposit, expected.total])
      expect(price()).toContain(won(amount));
    expect(price()).toContain('₩820,000 × 71 nights ÷ 30');

    const parts = paymentSchedule(expected, stay, TODAY);
    const schedule = screen.getByText('Paid in 3 parts').closest('details');
    for (const part of parts) expect(schedule?.textContent).toContain(won(part.amount));
    await userEvent.click(request());
    expect(booked).toBe(1);
  });

  it('asks to select the dates, and ignores clicks until then', async () => {
    open({});
    expect(screen.getByText('Please select the dates.')).toBeTruthy();
    expect(screen.queryByText('Total')).toBeNull();
    await userEvent.click(request());
    expect(booked).toBe(0);
  });

  it('says the fewest nights of this home', async () => {
    open({ checkIn: '2026-12-01', checkOut: '2026-12-15' });
    expect(screen.getByText(/28 nights/)).toBeTruthy();
    await userEvent.click(request());
    expect(booked).toBe(0);
  });

  it('says the maximum quantity was exceeded, and keeps the price of what can be had', async () => {
    open(stay);
    const more = screen.getByRole('button', { name: 'More bedding sets' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(more);
    const group = screen.getByRole('group', { name: 'Bedding sets' });
    expect(within(group).getByRole('status').textContent).toBe('2');
    expect(screen.getByText(/maximum quantity/i)).toBeTruthy();
    expect(price()).toContain(won(priceOf(house, stay, { beddingSets: 2, coupon: null }).total));
  });

  it('does not let more sets than people be asked for by a link', async () => {
    open({ ...stay, beddingSets: 9 });
    expect(screen.getByText(/maximum quantity/i)).toBeTruthy();
    await userEvent.click(request());
    expect(booked).toBe(0);
  });

  it.each(['abc', '-3', '2.5'])('asks how many where a link says %s people', async (guests) => {
    open({ ...stay, guests, beddingSets: 1 });
    expect(screen.getByText('Please choose how many people will stay.')).toBeTruthy();
    const people = within(screen.getByRole('group', { name: 'Guests' }));
    expect(people.getByRole('status').textContent).toBe('–');
    await userEvent.click(request());
    expect(booked).toBe(0);

    await userEvent.click(people.getByRole('button', { name: 'More guests' }));
    expect(people.getByRole('status').textContent).toBe('1');
    expect(screen.queryByText('Please choose how many people will stay.')).toBeNull();
    await userEvent.click(request());
    expect(booked).toBe(1);
  });

  it('shows no price for bedding that is no number', async () => {
    open({ ...stay, beddingSets: 'two' });
    expect(screen.getByText('Please choose how many bedding sets you would like.')).toBeTruthy();
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getByRole('button', { name: /Check-in/ }).dataset['missing']).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'More bedding sets' }));
    expect(price()).toContain(won(priceOf(house, stay, { beddingSets: 0, coupon: null }).total));
  });

  it('says that a home is too small before any dates are chosen', () => {
    open({ guests: 999 });
    expect(screen.getByText('Too many people: this home takes up to 2.')).toBeTruthy();
  });

  it('leads from too many people to as many as the home takes', async () => {
    open({ ...stay, guests: 999 });
    const people = within(screen.getByRole('group', { name: 'Guests' }));
    await userEvent.click(people.getByRole('button', { name: 'Fewer guests' }));
    expect(people.getByRole('status').textContent).toBe('2');
    expect(screen.queryByText(/Too many people/)).toBeNull();
  });
});

describe('the bar of a phone', () => {
  const bar = (search: Omit<DetailSearch, 'id'>) => {
    const selection = selectionFrom({ id: 'oak', ...search });
    const planned = planStay(house, selection, TODAY, []);
    render(<BookingBar {...{ house, selection, planned }} onOpen={() => undefined} />);
    return screen.getByRole('region').textContent;
  };

  it('says all that a rent holds while no dates are chosen', () => {
    const said = bar({});
    expect(said).toContain(`${won(820_000)}/ 30 nights`);
    expect(said).toContain('Utilities and Wi-Fi included');
    expect(said).toContain('Refundable deposit ₩500,000');
  });

  it('says of a stay its total and the deposit in it', () => {
    const said = bar({ checkIn: '2026-12-01', checkOut: '2026-12-31' });
    expect(said).toContain('Includes ₩500,000 refundable deposit');
    expect(said).not.toContain('Utilities');
  });
});
