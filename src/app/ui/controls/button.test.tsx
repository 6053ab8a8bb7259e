// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('does its work when pressed', async () => {
    const pay = vi.fn();
    render(<Button onClick={pay}>Pay</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(pay).toHaveBeenCalledOnce();
  });

  it('keeps its name and ignores presses while busy', async () => {
    const pay = vi.fn();
    render(
      <Button busy onClick={pay}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await userEvent.click(button);
    expect(pay).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('ignores presses while invalid, stays reachable and says why', async () => {
    const book = vi.fn();
    render(
      <Button invalid reason="Choose your dates first." onClick={book}>
        Request to book
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Request to book' });
    await userEvent.click(button);
    expect(book).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(button.hasAttribute('disabled')).toBe(false);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Choose your dates first.');
  });

  it('does not send its form while invalid, not even by Enter in a field', async () => {
    const send = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input aria-label="Email" />
        <Button type="submit" invalid>
          Log in
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.kr{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(send).not.toHaveBeenCalled();
  });

  it('forgets the reason once it can be pressed', () => {
    const { rerender } = render(
      <Button invalid reason="Choose your dates first.">
        Request to book
      </Button>,
    );
    const button = screen.getByRole('button');
    rerender(<Button reason="Choose your dates first.">Request to book</Button>);
    expect(screen.getByRole('button')).toBe(button);
    expect(button.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByText('Choose your dates first.')).toBeNull();
  });
});
