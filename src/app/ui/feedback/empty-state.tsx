import type { ReactNode } from 'react';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** Icon of 28 px. */
  icon?: ReactNode;
  action?: ReactNode;
  problem?: boolean;
}

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
