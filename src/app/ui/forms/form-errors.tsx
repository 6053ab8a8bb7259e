import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import * as css from './form-errors.css.ts';

export interface FormErrorsProps {
  title: string;
  errors: readonly { fieldId?: string; text: string }[];
}

/** Error summary above a form. It takes the focus when it appears, and each line links to its field. */
export function FormErrors({ title, errors }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <div ref={box} className={css.box} role="alert" tabIndex={-1}>
      <CircleAlert size={20} className={css.icon} />
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId ?? ''}:${text}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className={css.link}
                onClick={(event) => {
                  // The hash would become an address of its own and a step in the history.
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
