import { useEffect, useState } from 'react';
import { cx } from '../theme/cx.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './loading-overlay.css.ts';

/** Time in ms; shorter navigations show nothing. */
const SHOW_AFTER_MS = 150;
/** Time in ms for which the overlay stays after a route change (docs/specification.md#business-constants-and-limits). */
const HIDE_AFTER_MS = 500;

export interface LoadingOverlayProps {
  active: boolean;
  label: string;
}

/** Overlay during a slow navigation. It disappears 500 ms after the end. */
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
