import { Check } from 'lucide-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './stepper.css.ts';

export interface StepperProps {
  /** The goal of the steps, for screen readers. */
  label: string;
  steps: readonly string[];
  /** The step one is at, counted from 0; `steps.length` when all are done. */
  current: number;
  /** Said after the name of a finished step. */
  doneText: string;
  /** Makes finished steps pressable. */
  onStep?: (index: number) => void;
}

/** The progress through a few steps: stay, people, pay, sign. */
export function Stepper({ label, steps, current, doneText, onStep }: StepperProps) {
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
    </nav>
  );
}
