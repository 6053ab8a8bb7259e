import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../drawings/drawing.tsx';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** Icon of 28 px. */
  icon?: ReactNode;
  /** Drawing in place of an icon. */
  drawing?: DrawingName | undefined;
  action?: ReactNode;
  problem?: boolean;
}

export function EmptyState({ title, text, icon, drawing, action, problem }: EmptyStateProps) {
  return (
    <div className={css.box} role={problem ? 'alert' : undefined}>
      {drawing && <Drawing name={drawing} />}
      {icon && <span className={css.icon}>{icon}</span>}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
