import { Check } from 'lucide-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './stepper.css.ts';

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Current step, counted from 0; `steps.length` when all are done. */
  current: number;
  doneText: string;
  onStep?: (index: number) => void;
}

/** Shows steps on the floor of the mark; its warm line reaches from the first to the middle of the current one. */
export function Stepper({ label, steps, current, doneText, onStep }: StepperProps) {
  const warm = Math.min((current + 0.5) / steps.length, 1);
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map((step, index) => {
          const done = index < current;
          const words = (
            <>
              {done && <Check size={16} className={css.tick} />}
              <span>{step}</span>
              {done && <VisuallyHidden>{doneText}</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={step}
              className={css.step}
              data-state={done ? 'done' : index === current ? 'now' : 'later'}
              aria-current={index === current ? 'step' : undefined}
            >
              {done && onStep ? (
                <button type="button" className={css.press} onClick={() => onStep(index)}>
                  {words}
                </button>
              ) : (
                <span className={css.words}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className={css.floor} aria-hidden="true">
        <div className={css.warm} style={{ inlineSize: `${warm * 100}%` }} />
      </div>
    </nav>
  );
}
