import { useState } from 'react';
import type { ReactNode } from 'react';
import { enter } from './page-transition.css.ts';

export interface PageTransitionProps {
  /** The identity of the page: the path of the route, without its search. */
  routeKey: string;
  children: ReactNode;
}

/**
 * Lets each new page fade in and rise within 600 ms (docs/specification.md#layout). The page that came with the document stands still,
 * so that the first paint is final. Nothing waits for the animation and no click is lost to it.
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
