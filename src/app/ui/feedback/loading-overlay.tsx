import { useEffect, useState } from 'react';
import { cx } from '../theme/cx.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './loading-overlay.css.ts';

/** A navigation shorter than this shows nothing. */
const SHOW_AFTER_MS = 150;
/** The time for which the overlay stays after a change of route (docs/specification.md#business-constants-and-limits), in ms. */
const HIDE_AFTER_MS = 500;

export interface LoadingOverlayProps {
  /** A navigation is under way. */
  active: boolean;
  /** Said to screen readers while it shows. */
  label: string;
}

/** A veil over the page while a slow navigation is under way; it goes 500 ms after that is done. */
export function LoadingOverlay({ active, label }: LoadingOverlayProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (active === shown) return;
    const timer = setTimeout(() => setShown(active), active ? SHOW_AFTER_MS : HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active, shown]);

  return (
    <output>
      {shown && (
        <span className={cx(css.overlay, !active && css.leaving)}>
          <span className={css.bar} />
          <Spinner />
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      )}
    </output>
  );
}
