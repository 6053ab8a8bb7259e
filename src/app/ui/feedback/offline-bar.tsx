import type { ReactNode } from 'react';
import { bar, region } from './offline-bar.css.ts';

export interface OfflineBarProps {
  /** There is no network. */
  offline: boolean;
  /** "Offline: showing what was saved at 14:05". */
  children: ReactNode;
}

/** A quiet line at the top while there is no network; announced when it comes. */
export function OfflineBar({ offline, children }: OfflineBarProps) {
  return <output className={region}>{offline && <span className={bar}>{children}</span>}</output>;
}
