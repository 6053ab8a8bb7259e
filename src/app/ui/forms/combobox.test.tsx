// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Combobox, found } from './combobox.tsx';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire +225', keywords: ['CI', '+225', '225'] },
  { value: 'KR', label: 'South Korea +82', keywords: ['KR', '+82', '82', '대한민국'] },
  { value: 'VN', label: 'Vietnam +84', keywords: ['VN', '+84', '84', '베트남'] },
];

afterEach(cleanup);

function Country() {
  const [value, setValue] = useState('KR');
  return (
    <form onSubmit={() => expect.unreachable('Enter chooses, it does not send')}>
      <Combobox label="Country" nothing="None" options={options} value={value} onChange={setValue} />
    </form>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });

describe('what is typed', () => {
  it.each([
    ['viet', ['VN']],
    ['cote', ['CI']],
    ['+8', ['KR', 'VN']],
    ['84', ['VN']],
    ['베트', ['VN']],
    ['kr', ['KR']],
    ['ko', ['KR']],
    ['atlantis', []],
    ['  ', ['CI', 'KR', 'VN']],
  ])('%s finds %j', (typed, values) => {
    expect(found(options, typed).map(({ value }) => value)).toEqual(values);
  });
});

describe('a choice found by typing', () => {
  it('is made with the keyboard and sends no form', async () => {
    render(<Country />);
    await userEvent.click(field());
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(field(), 'viet{Enter}');
    expect(field().value).toBe('Vietnam +84');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is made with a finger', async () => {
    render(<Country />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Ivoire/ }));
    expect(field().value).toBe('Côte d’Ivoire +225');
  });

  it('stays as it was after Escape, and after leaving in the middle', async () => {
    render(<Country />);
    await userEvent.click(field());
    await userEvent.type(field(), '+8{Escape}');
    expect(field().value).toBe('South Korea +82');
    await userEvent.type(field(), '{ArrowDown}+8');
    await userEvent.tab();
    expect(field().value).toBe('South Korea +82');
  });

  it('says where nothing fits', async () => {
    render(<Country />);
    await userEvent.type(field(), 'atlantis');
    expect(screen.getByText('None')).toBeTruthy();
  });
});
