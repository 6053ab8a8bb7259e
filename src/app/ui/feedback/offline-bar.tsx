import type { ReactNode } from 'react';
import { bar, region } from './offline-bar.css.ts';

export interface OfflineBarProps {
  offline: boolean;
  children: ReactNode;
}

export function OfflineBar({ offline, children }: OfflineBarProps) {
  return <output className={region}>{offline && <span className={bar}>{children}</span>}</output>;
}
