import type { ReactNode } from 'react';
import * as css from './settings.css.ts';

export interface SettingsRowProps {
  title: ReactNode;
  text?: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
}

export function SettingsRow({ title, text, note, action }: SettingsRowProps) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.rowTitle}>{title}</span>
        {text && <span className={css.rowText}>{text}</span>}
        {note && <span className={css.rowNote}>{note}</span>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </li>
  );
}
