import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { help as helpClass } from './field.css.ts';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from './choice-group.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, help, error, id, className, ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const described = [error && `${own}-error`, help && `${own}-help`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={css.checkRow}>
        <input
          {...rest}
          id={own}
          type="checkbox"
          className={css.checkbox}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={css.checkText}>
          <span>{label}</span>
          {help && (
            <span id={`${own}-help`} className={helpClass}>
              {help}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: ReactNode;
  name?: string;
  id?: string;
}

interface GroupProps<Value extends string> extends ChoiceProps<Value> {
  listClass: string;
  itemClass: string;
  inputClass: string;
  renderOption: (option: Choice<Value>) => ReactNode;
}

function RadioGroup<Value extends string>(props: GroupProps<Value>) {
  const { legend, legendHidden, options, value, onChange, error, renderOption } = props;
  const made = useId();
  const own = props.id ?? made;
  return (
    <fieldset aria-describedby={error ? `${own}-error` : undefined}>
      <legend className={legendHidden ? visuallyHidden : css.legend}>{legend}</legend>
      <div className={props.listClass}>
        {options.map((option, index) => (
          <label key={option.value} className={props.itemClass}>
            <input
              id={index === 0 ? own : undefined}
              type="radio"
              name={props.name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              className={props.inputClass}
              onChange={() => onChange(option.value)}
            />
            {renderOption(option)}
          </label>
        ))}
      </div>
      {error && (
        <div className={css.below}>
          <FieldError id={`${own}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

export function RadioCards<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <RadioGroup
      {...props}
      listClass={css.cards}
      itemClass={css.card}
      inputClass={css.radio}
      renderOption={({ label, help, icon }) => (
        <>
          <span className={css.checkText}>
            <span className={css.cardTitle}>{label}</span>
            {help && <span className={helpClass}>{help}</span>}
          </span>
          {icon && <span className={css.cardEnd}>{icon}</span>}
        </>
      )}
    />
  );
}

export function Segmented<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <RadioGroup
      {...props}
      listClass={css.segments}
      itemClass={css.segment}
      inputClass={visuallyHidden}
      renderOption={({ label, icon }) => (
        <>
          {icon}
          <span>{label}</span>
        </>
      )}
    />
  );
}
