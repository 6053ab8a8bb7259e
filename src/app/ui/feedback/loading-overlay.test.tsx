// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from './loading-overlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const shown = () => screen.queryByText('Loading') !== null;
const overlay = (active: boolean) => <LoadingOverlay active={active} label="Loading" />;

describe('the loading overlay', () => {
  it('never shows for a quick navigation', () => {
    const { rerender } = render(overlay(true));
    pass(149);
    rerender(overlay(false));
    pass(1000);
    expect(shown()).toBe(false);
  });

  it('shows for a slow one and hides 500 ms after it is done', () => {
    const { rerender } = render(overlay(true));
    pass(150);
    expect(shown()).toBe(true);
    rerender(overlay(false));
    pass(499);
    expect(shown()).toBe(true);
    pass(1);
    expect(shown()).toBe(false);
  });

  it('stays when the next navigation follows at once', () => {
    const { rerender } = render(overlay(true));
    pass(150);
    rerender(overlay(false));
    pass(300);
    rerender(overlay(true));
    pass(1000);
    expect(shown()).toBe(true);
  });
});
