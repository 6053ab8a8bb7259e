import type { ReactNode } from 'react';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** The situation in one sentence. */
  title: ReactNode;
  text?: ReactNode;
  /** An icon of 28 px. */
  icon?: ReactNode;
  /** The one thing that helps: a button or a link. */
  action?: ReactNode;
  /** Something went wrong, rather than nothing is there: announced at once. */
  problem?: boolean;
}

/** Nothing here, or something went wrong: one sentence and one way on. */
export function EmptyState({ title, text, icon, action, problem }: EmptyStateProps) {
  return (
    <div className={css.box} role={problem ? 'alert' : undefined}>
      {icon && <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
