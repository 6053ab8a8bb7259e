import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './card.css.ts';

/** The class for the one link of a card; the whole card becomes its target. */
export const cardLink = css.cardLink;

export interface CardProps extends ComponentProps<'div'> {
  look?: keyof typeof css.look;
  /** `none` for a photo that fills the edge, `medium` 20 px, `large` 32 px with the rounder corner. */
  pad?: keyof typeof css.pad;
  /** Rises a little under the pointer: for cards with a `cardLink`. */
  hoverable?: boolean;
}

/** A piece of paper. */
export function Card({ look = 'outlined', pad = 'medium', hoverable, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(css.card, css.look[look], css.pad[pad], hoverable && css.hoverable, className)}
    />
  );
}
