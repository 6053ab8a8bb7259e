import type { RefObject } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import { IconButton, type IconButtonProps } from '../controls/icon-button.tsx';

export interface PhotoArrowsProps {
  track: RefObject<HTMLUListElement | null>;
  current: number;
  photos: { length: number };
  previousLabel: string;
  nextLabel: string;
  variant: IconButtonProps['variant'];
  /** Size of the icons in px. */
  size: number;
  classes: { arrow: string; previous: string; next: string };
}

export function PhotoArrows(props: PhotoArrowsProps) {
  const { track, current, photos, previousLabel, nextLabel, variant, size, classes } = props;
  const go = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <>
      {current > 0 && (
        <IconButton
          label={previousLabel}
          variant={variant}
          className={cx(classes.arrow, classes.previous)}
          onClick={() => go(current - 1)}
        >
          <ChevronLeft size={size} />
        </IconButton>
      )}
      {current < photos.length - 1 && (
        <IconButton
          label={nextLabel}
          variant={variant}
          className={cx(classes.arrow, classes.next)}
          onClick={() => go(current + 1)}
        >
          <ChevronRight size={size} />
        </IconButton>
      )}
    </>
  );
}
