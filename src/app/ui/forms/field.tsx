import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from './field.css.ts';

export interface FieldText {
  label: ReactNode;
  aside?: ReactNode;
  help?: ReactNode;
  /** Error text. Its presence makes the field invalid. */
  error?: ReactNode;
  labelHidden?: boolean;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <CircleAlert size={16} className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}

export function Field({ id, label, aside, help, error, labelHidden, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const described = cx(error && errorId, help && helpId);
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? visuallyHidden : css.label}>
        <span>{label}</span>
        {aside && <span className={css.aside}>{aside}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p id={helpId} className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps extends FieldText, ComponentProps<'input'> {
  /** Icon at the start of the field (20 px). */
  icon?: ReactNode;
  end?: ReactNode;
}

/** Text input. Accepts all `<input>` props and its ref; `className` goes to the frame. */
export function TextField(props: TextFieldProps) {
  const { label, aside, help, error, labelHidden, icon, end, id, className, ...input } = props;
  return (
    <Field {...{ label, aside, help, error, labelHidden, id, className }}>
      {(control) => (
        <span className={css.box}>
          <input
            type="text"
            {...input}
            {...control}
            className={cx(css.control, icon && css.hasBefore, end && css.hasAfter)}
          />
          {icon && <span className={css.before}>{icon}</span>}
          {end && <span className={css.after}>{end}</span>}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {}

export function TextArea({ label, aside, help, error, labelHidden, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, aside, help, error, labelHidden, id, className }}>
      {(control) => <textarea {...rest} {...control} className={cx(css.control, css.textarea)} />}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldText, ComponentProps<'select'> {
  options: readonly SelectOption[];
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, aside, help, error, labelHidden, id, className, options, placeholder, ...rest } = props;
  return (
    <Field {...{ label, aside, help, error, labelHidden, id, className }}>
      {(control) => (
        <span className={css.box}>
          <select {...rest} {...control} className={cx(css.control, css.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} className={css.selectIcon} />
        </span>
      )}
    </Field>
  );
}
