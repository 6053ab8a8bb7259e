import type { ReactNode } from 'react';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import * as css from './chips.css.ts';

export interface ChipsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: readonly string[];
  onChange: (chosen: Value[]) => void;
  single?: boolean;
}

export function Chips<Value extends string>({
  legend,
  options,
  chosen,
  onChange,
  single,
}: ChipsProps<Value>) {
  const isChosen = (value: string) => chosen.includes(value);
  const toggle = (value: Value) => {
    if (single) return onChange(isChosen(value) ? [] : [value]);
    onChange(options.map((option) => option.value).filter((each) => (each === value) !== isChosen(each)));
  };
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={css.chip}>
            <input
              type="checkbox"
              className={visuallyHidden}
              checked={isChosen(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
