// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from '#app/ui/controls/tabs.tsx';
import { Combobox } from '#app/ui/forms/combobox.tsx';
import OverlayDialog from '#app/ui/overlays/overlay-dialog.tsx';

afterEach(cleanup);

const countries = [
  { value: 'FR', label: 'France +33' },
  { value: 'KR', label: 'South Korea +82', keywords: ['대한민국'] },
  { value: 'UZ', label: 'Uzbekistan +998' },
  { value: 'VN', label: 'Vietnam +84' },
];

function CountryForm() {
  const [value, setValue] = useState('KR');
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Combobox label="Country" nothing="No country" options={countries} value={value} onChange={setValue} />
      <button type="submit">Send</button>
      <output>{`${value} sent ${sent}`}</output>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const list = () => screen.queryByRole('listbox', { name: 'Country' });
const given = () => screen.getByRole('status').textContent;
/** Returns the option that assistive technology announces: the one that the field refers to, which must exist. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

async function openList() {
  render(<CountryForm />);
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{ArrowDown}');
}

// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, editable with list autocomplete.
describe('the combobox, by the keyboard alone', () => {
  it('is closed until it is asked, and says so', async () => {
    render(<CountryForm />);
    await userEvent.tab();
    expect(list()).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().getAttribute('aria-controls')).toBeNull();
    expect(active()).toBeNull();
  });

  it.each(['{ArrowDown}', '{ArrowUp}'])('opens with %s at its value and keeps the focus', async (key) => {
    render(<CountryForm />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(list()?.id);
    expect(within(list()!).getByRole('option', { selected: true }).textContent).toBe('South Korea +82');
    expect(active()).toBe('South Korea +82');
    expect(document.activeElement).toBe(field());
  });

  it('moves with the arrows, around both ends', async () => {
    await openList();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Uzbekistan +998');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('France +33');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Vietnam +84');
    expect(given()).toBe('KR sent 0');
  });

  it('chooses with Enter, which sends the form only once the list is closed', async () => {
    await openList();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(list()).toBeNull();
    expect(field().value).toBe('Uzbekistan +998');
    expect(given()).toBe('UZ sent 0');
    await userEvent.keyboard('{Enter}');
    expect(given()).toBe('UZ sent 1');
  });

  it('filters while one types, the best match active', async () => {
    await openList();
    await userEvent.keyboard('viet');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Vietnam +84']);
    expect(active()).toBe('Vietnam +84');
    await userEvent.keyboard('{Enter}');
    expect(given()).toBe('VN sent 0');
  });

  it('says where nothing matches, and then Enter and the arrows change nothing', async () => {
    await openList();
    await userEvent.keyboard('atlantis');
    expect(screen.getByText('No country')).toBeTruthy();
    expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(screen.getByText('KR sent 0')).toBeTruthy();
    expect(field().value).toBe('South Korea +82');
  });

  it('leaves Home and End to the text', async () => {
    await openList();
    await userEvent.keyboard('{ArrowDown}a{Home}');
    expect(field().selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    expect(field().selectionStart).toBe(1);
    expect(list()).not.toBeNull();
  });

  it('closes with Escape and forgets what was typed', async () => {
    await openList();
    await userEvent.keyboard('viet{Escape}');
    expect(list()).toBeNull();
    expect(field().value).toBe('South Korea +82');
    expect(document.activeElement).toBe(field());
    expect(given()).toBe('KR sent 0');
  });

  it('takes Escape from the dialog around it only while its list is open', async () => {
    function Dialog() {
      const [open, setOpen] = useState(true);
      return (
        <OverlayDialog open={open} onClose={() => setOpen(false)} title="Change" closeLabel="Close">
          <CountryForm />
        </OverlayDialog>
      );
    }
    render(<Dialog />);
    expect(screen.queryByRole('dialog', { name: 'Change' })).not.toBeNull();
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(screen.queryByRole('dialog', { name: 'Change' })).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Change' })).toBeNull();
  });

  it('is left with Tab, past its options', async () => {
    await openList();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    expect(list()).toBeNull();
    expect(given()).toBe('KR sent 0');
  });
});

function Reservations() {
  const [value, setValue] = useState<'coming' | 'past' | 'cancelled'>('coming');
  return (
    <>
      <Tabs
        label="Reservations"
        value={value}
        onChange={setValue}
        tabs={[
          { value: 'coming', label: 'Coming', count: 2 },
          { value: 'past', label: 'Past' },
          { value: 'cancelled', label: 'Cancelled' },
        ]}
      >
        <a href="#first">{`First of ${value}`}</a>
      </Tabs>
      <button type="button">After</button>
    </>
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
/** Checks that exactly one tab is selected, focused and in the Tab order, and that it names the panel. */
const expectChosen = (name: RegExp) => {
  const chosen = screen.getAllByRole('tab', { selected: true });
  expect(chosen).toEqual([tab(name)]);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual(chosen);
  expect(document.activeElement).toBe(chosen[0]);
  const panel = screen.getByRole('tabpanel', { name });
  expect(chosen[0]!.getAttribute('aria-controls')).toBe(panel.id);
};

// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, with automatic activation.
describe('tabs, by the keyboard alone', () => {
  it('are one stop, at the chosen one', async () => {
    render(<Reservations />);
    await userEvent.tab();
    expectChosen(/Coming/);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'First of coming' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });

  it('open with the arrows, around both ends', async () => {
    render(<Reservations />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expectChosen(/Past/);
    expect(screen.getByRole('link', { name: 'First of past' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expectChosen(/Coming/);
    await userEvent.keyboard('{ArrowLeft}');
    expectChosen(/Cancelled/);
  });

  it('open at either end with Home and End', async () => {
    render(<Reservations />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expectChosen(/Cancelled/);
    await userEvent.keyboard('{Home}');
    expectChosen(/Coming/);
  });

  it('leave all other keys alone', async () => {
    render(<Reservations />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{PageDown}p');
    expectChosen(/Coming/);
  });

  it('are returned to where they were left', async () => {
    render(<Reservations />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expectChosen(/Past/);
  });
});
