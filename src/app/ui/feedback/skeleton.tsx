import { cx } from '../theme/cx.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** CSS lengths; the width is the whole line unless given. */
  width?: string;
  height?: string;
  ratio?: string;
  /** For a photo 14 px, for a text line 8 px (the default), for an avatar `50%`. */
  radius?: string;
  className?: string;
}

/** The shape of something that is still coming. Hidden from screen readers: say "loading" once around them. */
export function Skeleton({ width, height, ratio, radius, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.skeleton, className)}
      style={{
        width: width ?? '100%',
        height: height ?? (ratio ? undefined : '1em'),
        aspectRatio: ratio,
        borderRadius: radius,
      }}
    />
  );
}

/** The shape of a paragraph: its last line is shorter. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index === count - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}
