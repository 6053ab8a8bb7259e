// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ConfirmDialog from './confirm-dialog.tsx';
import { ConfirmHost, confirm } from './confirm.tsx';
// Loaded here, so that no chunk has to arrive while the clock is stopped.
import './overlay-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const words = { title: 'Cancel this stay?', confirmLabel: 'Cancel it', cancelLabel: 'Keep it' };

async function ask() {
  const on = { onAnswer: vi.fn(), onClosed: vi.fn() };
  render(<ConfirmDialog {...words} {...on} />);
  await pass(0);
  return on;
}

const press = (name: string) => fireEvent.click(screen.getByText(name));

describe('a confirm dialog', () => {
  it('calls back 50 ms after the confirmation and is gone after 500 ms', async () => {
    const on = await ask();
    press('Cancel it');
    await pass(49);
    expect(on.onAnswer).not.toHaveBeenCalled();
    await pass(1);
    expect(on.onAnswer).toHaveBeenCalledExactlyOnceWith(true);
    await pass(449);
    expect(on.onClosed).not.toHaveBeenCalled();
    await pass(1);
    expect(on.onClosed).toHaveBeenCalledOnce();
  });

  it('counts the first answer only', async () => {
    const on = await ask();
    press('Cancel it');
    press('Cancel it');
    press('Keep it');
    await pass(600);
    expect(on.onAnswer).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('takes Escape as a no', async () => {
    const on = await ask();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(on.onAnswer).toHaveBeenCalledExactlyOnceWith(false);
    await pass(600);
    expect(on.onAnswer).toHaveBeenCalledOnce();
  });
});

describe('confirm()', () => {
  it('asks one question after the other and resolves each with its answer', async () => {
    render(<ConfirmHost />);
    const answers: boolean[] = [];
    act(() => {
      void confirm(words).then((answer) => answers.push(answer));
      void confirm({ ...words, title: 'Really?' }).then((answer) => answers.push(answer));
    });
    await pass(0);
    expect(screen.queryByText('Really?')).toBeNull();
    press('Cancel it');
    await pass(500);
    expect(answers).toEqual([true]);
    await pass(0);
    expect(screen.getByText('Really?')).toBeTruthy();
    press('Keep it');
    await pass(500);
    expect(answers).toEqual([true, false]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks once where it is asked twice', async () => {
    render(<ConfirmHost />);
    const answers: boolean[] = [];
    act(() => {
      void confirm(words).then((answer) => answers.push(answer));
      void confirm(words).then((answer) => answers.push(answer));
    });
    await pass(0);
    press('Cancel it');
    await pass(500);
    expect(answers).toEqual([true]);
    await pass(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks again at once what was just cancelled', async () => {
    render(<ConfirmHost />);
    const answers: boolean[] = [];
    act(() => void confirm(words).then((given) => answers.push(given)));
    await pass(0);
    press('Keep it');
    await pass(100);
    act(() => void confirm(words).then((given) => answers.push(given)));
    await pass(500);
    press('Cancel it');
    await pass(500);
    expect(answers).toEqual([false, true]);
  });
});
