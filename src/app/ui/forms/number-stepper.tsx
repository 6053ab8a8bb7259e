import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { FieldError } from './field.tsx';
import { help as helpClass } from './field.css.ts';
import { IconButton } from '../controls/icon-button.tsx';
import * as css from './number-stepper.css.ts';

export interface NumberStepperProps {
  label: ReactNode;
  help?: ReactNode;
  /** NaN if the given value is not a number; either button then starts at the minimum. */
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Shown when somebody tries to exceed `max` (docs/specification.md#validation-rules). */
  maxMessage?: string;
  error?: ReactNode;
  name?: string;
}

function useStep({ value, min = 0, max, onChange }: NumberStepperProps) {
  const [refused, setRefused] = useState(false);
  const step = (by: 1 | -1) => {
    const next = Number.isNaN(value) ? min : by < 0 ? Math.min(value - 1, max) : value + 1;
    setRefused(next > max);
    if (next >= min && next <= max) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return { step, onKeyDown, refused: refused && value >= max };
}

/** Small count (guests, bedding sets) with two buttons of 44 px. The arrow keys work too. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, help, value, min = 0, max, maxMessage, error, name } = props;
  const id = useId();
  const { step, onKeyDown, refused } = useStep(props);
  const message = refused ? maxMessage : error;

  return (
    <div>
      <fieldset
        className={css.row}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      >
        <span className={css.words}>
          <span id={`${id}-label`} className={css.label}>
            {label}
          </span>
          {help && (
            <span id={`${id}-help`} className={helpClass}>
              {help}
            </span>
          )}
        </span>
        <span className={css.buttons}>
          <IconButton
            label={props.decreaseLabel}
            variant="outlined"
            invalid={value <= min}
            onClick={() => step(-1)}
            onKeyDown={onKeyDown}
          >
            <Minus size={20} />
          </IconButton>
          <output className={css.value} aria-live="polite">
            {Number.isNaN(value) ? '–' : value}
          </output>
          {/* At the cap the button stays alive, so that pressing it can say why nothing happens. */}
          <IconButton
            label={props.increaseLabel}
            variant="outlined"
            invalid={value >= max && !maxMessage}
            onClick={() => step(1)}
            onKeyDown={onKeyDown}
          >
            <Plus size={20} />
          </IconButton>
        </span>
      </fieldset>
      {name && <input type="hidden" name={name} value={value} />}
      <div aria-live="polite">
        {message && (
          <div className={css.notice}>
            <FieldError>{message}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}
