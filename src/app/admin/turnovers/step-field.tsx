import type { ReactNode } from 'react';
import { Field } from '#app/ui/forms/field.tsx';
import * as css from './step-field.css.ts';

export interface StepFieldProps {
  label: string;
  lang: string;
  /** Characters. */
  maxLength: number;
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** A field for one sentence that grows with its lines. Enter submits the form, because a sentence has no paragraphs. */
export function StepField({ label, lang, maxLength, value, error, onChange }: StepFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className={css.box} data-text={value}>
          <textarea
            rows={1}
            lang={lang}
            maxLength={maxLength}
            autoComplete="off"
            value={value}
            {...control}
            className={css.text}
            onChange={({ target }) => onChange(target.value.replaceAll(/[\r\n]+/g, ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </span>
      )}
    </Field>
  );
}
