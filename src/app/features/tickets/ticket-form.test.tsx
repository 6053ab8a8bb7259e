// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import tickets from '../../../../locales/en/tickets.json';
import { startTexts } from '#app/platform/i18n/i18n.ts';
import { TicketForm } from './ticket-form.tsx';

beforeEach(() => startTexts('en', { tickets }));
afterEach(cleanup);

it('leads whoever sends it unfinished to what is missing', () => {
  render(<TicketForm reservationId="r1" ticketId={null} />);
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  const [damage] = screen.getAllByRole('radio');
  expect(document.activeElement).toBe(damage);
  expect(screen.getByText(tickets.form.kindMissing)).toBeTruthy();
  fireEvent.click(damage!);
  expect(screen.queryByText(tickets.form.kindMissing), 'it is chosen now').toBeNull();
  expect(screen.getByText(tickets.form.textMissing)).toBeTruthy();
  fireEvent.click(send);
  const text = screen.getByRole('textbox');
  expect(document.activeElement).toBe(text);
  fireEvent.change(text, { target: { value: 'It drips.' } });
  expect(screen.queryByText(tickets.form.textMissing), 'it is written now').toBeNull();
});
