import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'disabled'> {
  label: string;
  variant?: keyof typeof css.variant;
  invalid?: boolean;
}

/** Round button of 44 px with an icon inside (20 px fits best). */
export function IconButton({
  label,
  variant = 'plain',
  invalid = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    invalid ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-disabled={invalid || undefined}
      className={cx(css.base, css.variant[variant], className)}
      onClick={press}
    />
  );
}
