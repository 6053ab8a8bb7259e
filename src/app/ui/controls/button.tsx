import { useId } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import { cx } from '../theme/cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import * as css from './button.css.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** True while work is under way: a spinner replaces the label, the size stays and clicks are ignored. */
  busy?: boolean;
  /** Ignores clicks but keeps the focus and stays readable, unlike `disabled`. */
  invalid?: boolean;
  /** Reason why the button cannot be pressed. Shown below and announced while `invalid`. */
  reason?: string;
}

/** Button with the default `type` `button`. Use `type="submit"` in forms. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  invalid = false,
  reason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const idle = !busy && !invalid;
  const explained = invalid && reason ? reason : undefined;

  // Preventing the click also stops the implicit submit of a form.
  const press = (event: MouseEvent<HTMLButtonElement>) => (idle ? onClick?.(event) : event.preventDefault());

  return (
    <>
      <button
        aria-describedby={explained ? reasonId : undefined}
        {...rest}
        type={type}
        className={cx(buttonClass({ variant, size, full }), className)}
        aria-disabled={idle ? undefined : true}
        aria-busy={busy || undefined}
        onClick={press}
      >
        <span className={cx(css.label, busy && css.labelBusy)}>{children}</span>
        {busy && (
          <span className={css.indicator}>
            <Spinner />
          </span>
        )}
      </button>
      {explained && (
        <span id={reasonId} className={css.reason}>
          {explained}
        </span>
      )}
    </>
  );
}
