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
  fireEvent.click(send);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(screen.getByText(tickets.form.textMissing)).toBeTruthy();
});
