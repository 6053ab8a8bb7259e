import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './card.css.ts';

/** Class for the only link of a card. It makes the whole card clickable. */
export const cardLink = css.cardLink;

export interface CardProps extends ComponentProps<'div'> {
  look?: keyof typeof css.look;
  /** `none` for a photo that fills the edge, `medium` 20 px, `large` 32 px with a larger corner radius. */
  pad?: keyof typeof css.pad;
  hoverable?: boolean;
}

export function Card({ look = 'outlined', pad = 'medium', hoverable, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(css.card, css.look[look], css.pad[pad], hoverable && css.hoverable, className)}
    />
  );
}
