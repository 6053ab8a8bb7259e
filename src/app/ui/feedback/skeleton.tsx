import { cx } from '../theme/cx.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps {
  /** CSS lengths. The default width is the whole line. */
  width?: string;
  height?: string;
  ratio?: string;
  /** 14 px for a photo, 8 px for a text line (default), `50%` for an avatar. */
  radius?: string;
  className?: string;
}

/** Placeholder for loading content, hidden from screen readers. Announce "loading" once around all of them. */
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

export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={index === count - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}
