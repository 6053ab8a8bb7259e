// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFocus } from './use-focus.ts';

afterEach(cleanup);

function Form({ isSent }: { isSent: boolean }) {
  const thanks = useFocus<HTMLDivElement>(isSent);
  return isSent ? (
    <div ref={thanks} role="status" tabIndex={-1}>
      Thanks
    </div>
  ) : (
    <button type="button">Send</button>
  );
}

it('focuses what takes the place of a form, and has all of it in view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { rerender } = render(<Form isSent={false} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Form isSent />);
  const thanks = screen.getByRole('status');
  expect(document.activeElement).toBe(thanks);
  expect(scrolled.mock.contexts).toEqual([thanks]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});
