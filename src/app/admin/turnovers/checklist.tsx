import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChecklistStep } from '#contract/admin/turnovers.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import * as css from './turnover-work.css.ts';

export interface ChecklistProps {
  steps: readonly ChecklistStep[];
  onTick: (key: string, done: boolean) => void;
}

/** The steps of the work, each with a touch target of the full width. A house that is ready must be reopened before steps can change. */
export function Checklist({ steps, onTick, locked }: ChecklistProps & { locked: boolean }) {
  const { i18n } = useTranslation();
  return (
    <ul className={css.steps}>
      {steps.map(({ key, text, done }) => (
        <li key={key}>
          <label className={css.step} data-done={done || undefined}>
            <input
              type="checkbox"
              className={css.box}
              checked={done}
              disabled={locked}
              onChange={({ target }) => onTick(key, target.checked)}
            />
            <span className={css.mark} aria-hidden>
              <Check size={18} />
            </span>
            <span>{localText(text, i18n.language)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
