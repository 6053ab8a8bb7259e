import { cx } from '../theme/cx.ts';
import * as css from './button.css.ts';

export type ButtonVariant = keyof typeof css.variant;
export type ButtonSize = keyof typeof css.size;

export interface ButtonLook {
  variant?: ButtonVariant;
  /** 44, 52 or 60 px high. Default: `large` for primary and brand buttons, otherwise `medium`. */
  size?: ButtonSize;
  /** Full width always, never, or on phones only (the default of large buttons). */
  full?: boolean | 'phones';
}

/** The class of a button, for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'primary', size, full }: ButtonLook = {}): string {
  const height = size ?? (variant === 'primary' || variant === 'brand' ? 'large' : 'medium');
  const width = full ?? (height === 'large' && 'phones');
  return cx(
    css.base,
    css.size[height],
    css.variant[variant],
    width === true && css.full,
    width === 'phones' && css.fullOnPhones,
  );
}
