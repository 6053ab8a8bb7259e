// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { receiveToasts, toast } from './toast.ts';
import { ToastHost } from './toast-region.tsx';
import type { ToastMessage } from './toast.ts';
// Loaded here, so that no test waits for the chunk.
import './toast-host.tsx';

afterEach(cleanup);

describe('toasts', () => {
  it('wait in order until somebody can show them', () => {
    toast.warning('Please log in again.');
    toast.error('A server error occurred.');
    const seen: ToastMessage[] = [];
    const stop = receiveToasts((message) => seen.push(message));
    toast.success('Saved.');
    stop();
    expect(seen).toEqual([
      { kind: 'warning', text: 'Please log in again.' },
      { kind: 'error', text: 'A server error occurred.' },
      { kind: 'success', text: 'Saved.' },
    ]);
  });

  it('said before the host is there appear once it is', async () => {
    toast.info('Check-in information arrives at 3 p.m.');
    render(<ToastHost label="Messages" closeLabel="Close" />);
    expect(await screen.findByText('Check-in information arrives at 3 p.m.')).toBeTruthy();
  });

  it('said twice in the same words appear once', async () => {
    render(<ToastHost label="Messages" closeLabel="Close" />);
    act(() => {
      toast.success('Update success!');
      toast.success('Update success!');
    });
    expect(await screen.findAllByText('Update success!')).toHaveLength(1);
  });
});
