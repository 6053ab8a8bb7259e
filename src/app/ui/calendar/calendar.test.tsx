// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Calendar } from './calendar.tsx';
import type { StayDraft } from './calendar.tsx';
import * as css from './calendar.css.ts';
// Loaded here, so that the first test does not wait for the chunk.
import './range-calendar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Booking({ months = 1 }: { months?: 1 | 'sheet' }) {
  const [stay, setStay] = useState<StayDraft>({});
  return (
    <>
      <Calendar
        value={stay}
        onChange={setStay}
        today="2026-11-09"
        max={months === 'sheet' ? '2027-01-31' : '2027-11-09'}
        minNights={7}
        unavailable={[{ from: '2026-11-24', to: '2026-11-28' }]}
        language="en"
        months={months}
        status="Dates, please"
        labels={{
          calendar: 'Dates',
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          today: 'today',
          checkIn: 'check-in',
          checkOut: 'check-out',
          reasons: {
            outside: 'not bookable',
            taken: 'already booked',
            tooShort: 'shorter than the minimum stay',
            tooLong: 'longer than the maximum stay',
            noRoom: 'too close to another stay',
          },
        }}
      />
      <button type="button" onClick={() => setStay({ checkIn: '2027-01-02', checkOut: '2027-01-30' })}>
        Winter
      </button>
      <p data-testid="stay">{`${stay.checkIn ?? '-'} ${stay.checkOut ?? '-'}`}</p>
    </>
  );
}

const day = (name: RegExp) => screen.findByRole('button', { name });
const stay = () => screen.getByTestId('stay').textContent;

describe('the calendar', () => {
  it('chooses a stay that ends on the day another begins', async () => {
    render(<Booking />);
    await userEvent.click(await day(/November 12, 2026/));
    await userEvent.click(await day(/November 24, 2026/));
    expect(stay()).toBe('2026-11-12 2026-11-24');
    expect((await day(/November 24, 2026/)).getAttribute('aria-label')).toContain('check-out');
  });

  it('says of every closed day why it is closed', async () => {
    render(<Booking />);
    expect((await day(/November 5, 2026, not bookable/)).hasAttribute('disabled')).toBe(true);
    expect((await day(/November 25, 2026, already booked/)).hasAttribute('disabled')).toBe(true);
    expect((await day(/November 20, 2026, too close/)).hasAttribute('disabled')).toBe(true);
    await userEvent.click(await day(/November 12, 2026/));
    expect((await day(/November 14, 2026, shorter/)).hasAttribute('disabled')).toBe(true);
  });

  it.each([1, 'sheet'] as const)('says why a closed day that is pressed is closed (%s)', async (months) => {
    render(<Booking months={months} />);
    // The styles let a press on the number through to its cell.
    const press = async (number: string) => {
      await screen.findByRole('group', { name: 'Dates' });
      await userEvent.click(document.querySelector(`[data-day="2026-11-${number}"]`)!);
    };
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await press('25');
    expect(said()).toContain('25 November · already booked');
    await press('20');
    expect(said()).toContain('20 November · too close to another stay');
    await userEvent.click(await day(/November 12, 2026/));
    expect(said()).toContain('Dates, please');
    await press('14');
    expect(said()).toContain('14 November · shorter than the minimum stay');
    expect(stay()).toBe('2026-11-12 -');
  });

  it('strikes out what is taken, and nothing else that is closed', async () => {
    render(<Booking />);
    const isStruck = async (name: RegExp) => (await day(name)).closest(`.${css.taken}`) !== null;
    expect(await isStruck(/November 25, 2026/)).toBe(true);
    expect(await isStruck(/November 20, 2026/)).toBe(false);
    expect(await isStruck(/November 5, 2026/)).toBe(false);
  });

  it('can be worked by the keyboard alone', async () => {
    render(<Booking />);
    const today = await day(/November 9, 2026, today/);
    today.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(stay()).toBe('2026-11-10 -');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(stay()).toBe('2026-11-10 2026-11-17');
  });

  it.each([
    ['a month at a time', 1],
    ['months that scroll', 'sheet'],
  ] as const)('takes the keys across the border of a month, in %s', async (_, months) => {
    const { happyDOM } = globalThis as unknown as {
      happyDOM: { setViewport(size: { width: number }): void };
    };
    happyDOM.setViewport({ width: 390 });
    render(<Booking months={months} />);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await screen.findByRole('group', { name: 'Dates' });
    document.querySelector<HTMLElement>('[data-day="2026-11-30"] button')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toContain('December 1, 2026');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toContain('November 30, 2026');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toContain('December 7, 2026');
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toContain('January 7, 2027');
    await userEvent.keyboard('{PageUp}');
    expect(focused()).toContain('December 7, 2026');
    await userEvent.keyboard('{End}');
    expect(focused()).toContain('December 12, 2026');
  });

  it('shows the month of a stay that a preset chose', async () => {
    render(<Booking />);
    await day(/November 12, 2026/);
    await userEvent.click(screen.getByRole('button', { name: 'Winter' }));
    expect(await day(/January 2, 2027, check-in/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /November/ })).toBeNull();
  });

  it('scrolls to the month of a stay that a preset chose, and to no day that was pressed', async () => {
    const { happyDOM } = globalThis as unknown as {
      happyDOM: { setViewport(size: { width: number }): void };
    };
    happyDOM.setViewport({ width: 390 });
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.querySelector('[data-day]:not([data-outside])')?.getAttribute('data-day') ?? '');
    });
    render(<Booking months="sheet" />);
    await userEvent.click(await day(/December 12, 2026/));
    expect(scrolled).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Winter' }));
    expect(scrolled).toEqual(['2027-01-01']);
  });
});
