import { useState } from 'react';
import type { ReactNode } from 'react';
import { enter } from './page-transition.css.ts';

export interface PageTransitionProps {
  /** Identity of the page: the route's path without search parameters. */
  routeKey: string;
  children: ReactNode;
}

/**
 * Fades in and raises each new page within 600 ms (docs/specification.md#layout). The first page is not animated, so that the first paint is final.
 * Nothing waits for the animation, and no click is lost.
 */
export function PageTransition({ routeKey, children }: PageTransitionProps) {
  const [shown, setShown] = useState(routeKey);
  const [moved, setMoved] = useState(false);
  if (shown !== routeKey) {
    setShown(routeKey);
    setMoved(true);
  }
  return (
    <div key={routeKey} className={moved ? enter : undefined}>
      {children}
    </div>
  );
}
