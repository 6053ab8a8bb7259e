// @vitest-environment happy-dom
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { toast } from '../feedback/toast.ts';
import { ToastHost } from '../feedback/toast-region.tsx';
import { isolate, openerNow } from './overlay-page.ts';
import { Overlay } from './overlay.tsx';
// Loaded here, so that no test waits for the chunks.
import './overlay-dialog.tsx';
import '../feedback/toast-host.tsx';

afterEach(cleanup);

function Page({ blocking = true }: { blocking?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Close"
        blocking={blocking}
      >
        <p>Neighbourhoods</p>
      </Overlay>
    </main>
  );
}

const opener = () => screen.getByText('Filters', { selector: 'button' });

async function openIt() {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Filters' });
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('an overlay', () => {
  it('takes the focus, keeps the page out of reach, and gives both back', async () => {
    const { container } = render(<Page />);
    const dialog = await openIt();
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(container.inert).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(opener());
    expect(container.inert).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    await gone();
  });

  it('closes by Escape', async () => {
    render(<Page />);
    await openIt();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(opener());
    await gone();
  });

  it('gives the focus to a button that the browser did not focus when it was pressed, as Safari', async () => {
    render(<Page />);
    // Unlike a user's click it moves no focus: it is where Safari leaves it, around the button.
    screen.getByRole('main').focus();
    fireEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(opener());
    await gone();
  });

  it('gives the focus to what had it, not to a button that was pressed before', async () => {
    render(<Page />);
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await gone();
    field.focus();
    expect(openerNow()).toBe(field);
    field.remove();
  });

  it('leaves the page in reach when it does not block', async () => {
    const { container } = render(<Page blocking={false} />);
    const dialog = await openIt();
    expect(dialog.hasAttribute('aria-modal')).toBe(false);
    expect(container.inert).toBeFalsy();
  });

  it('gives the focus to the main part where its opener has gone', async () => {
    render(<Page />);
    await openIt();
    opener().remove();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it('leaves toasts in reach, and nothing else that comes meanwhile', async () => {
    render(<ToastHost label="Messages" closeLabel="Close" />);
    const { unmount } = render(<Page />);
    await openIt();
    const notice = document.body.appendChild(document.createElement('aside'));
    await waitFor(() => expect(notice.inert).toBe(true));
    act(() => toast.warning('That house has just been booked.'));
    expect((await screen.findByText('That house has just been booked.')).closest('[inert]')).toBeNull();

    await userEvent.keyboard('{Escape}');
    expect(notice.inert).toBe(false);
    notice.remove();
    unmount();
  });

  it('keeps the overlay below out of reach', async () => {
    const lower = document.body.appendChild(document.createElement('div'));
    const upper = document.body.appendChild(document.createElement('div'));
    const releaseLower = isolate(lower);
    const releaseUpper = isolate(upper);
    expect([lower.inert, upper.inert]).toEqual([true, false]);
    releaseUpper();
    expect([lower.inert, upper.inert]).toEqual([false, true]);
    releaseLower();
    expect([lower.inert, upper.inert]).toEqual([false, false]);
    lower.remove();
    upper.remove();
  });
});
