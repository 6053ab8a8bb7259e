// @vitest-environment happy-dom
import { useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberStepper } from './number-stepper.tsx';

afterEach(cleanup);

function Bedding({ maxMessage }: { maxMessage?: string }) {
  const [sets, setSets] = useState(1);
  return (
    <NumberStepper
      label="Bedding sets"
      value={sets}
      max={2}
      onChange={setSets}
      decreaseLabel="One set less"
      increaseLabel="One set more"
      maxMessage={maxMessage}
    />
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('a number stepper', () => {
  it('stops at the cap and says the maximum was exceeded', async () => {
    render(<Bedding maxMessage="The maximum quantity was exceeded." />);
    const more = screen.getByRole('button', { name: 'One set more' });
    await userEvent.click(more);
    expect(shown()).toBe('2');
    expect(screen.queryByText('The maximum quantity was exceeded.')).toBeNull();
    await userEvent.click(more);
    expect(shown()).toBe('2');
    expect(screen.getByText('The maximum quantity was exceeded.')).toBeTruthy();
  });

  it('takes the message back when the number goes down', async () => {
    render(<Bedding maxMessage="The maximum quantity was exceeded." />);
    const more = screen.getByRole('button', { name: 'One set more' });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('button', { name: 'One set less' }));
    expect(shown()).toBe('1');
    expect(screen.queryByText('The maximum quantity was exceeded.')).toBeNull();
  });

  it('never goes below its least', async () => {
    render(<Bedding />);
    const less = screen.getByRole('button', { name: 'One set less' });
    await userEvent.click(less);
    await userEvent.click(less);
    expect(shown()).toBe('0');
    expect(less.getAttribute('aria-disabled')).toBe('true');
  });

  it('follows the arrow keys', async () => {
    render(<Bedding />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).toBe('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(shown()).toBe('0');
  });
});
