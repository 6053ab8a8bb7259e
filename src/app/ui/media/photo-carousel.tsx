import { useEffect, useRef, useState, type RefObject } from 'react';
import { cx } from '../theme/cx.ts';
import { PhotoArrows } from './photo-arrows.tsx';
import { Photo } from './photo.tsx';
import type { PhotoSource } from './photo.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './photo-carousel.css.ts';

export interface PhotoCarouselProps {
  photos: readonly PhotoSource[];
  sizes: string;
  ratio?: string;
  priority?: boolean;
  label: string;
  previousLabel: string;
  nextLabel: string;
  positionText: (current: number, total: number) => string;
  /** Opens a photo large. Without it the photos are no buttons. */
  onOpen?: (index: number) => void;
  openLabel?: string;
  className?: string;
}

/** Makes a scrolling box focusable, so that the arrow keys can scroll it. */
const reachable = { tabIndex: 0 };

function useTouched(root: RefObject<HTMLElement | null>) {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const element = root.current;
    const touch = () => setTouched(true);
    const once = { once: true };
    element?.addEventListener('pointerenter', touch, once);
    element?.addEventListener('focusin', touch, once);
    return () => {
      element?.removeEventListener('pointerenter', touch);
      element?.removeEventListener('focusin', touch);
    };
  }, [root]);
  return [touched, setTouched] as const;
}

const placeholder = ({ dominant }: PhotoSource) => ({ backgroundColor: dominant });

/**
 * Photo carousel: swipe on touch screens, arrows with a pointer, arrow keys with a keyboard. Only the first photo loads until the first interaction;
 * then its neighbors load.
 */
export function PhotoCarousel(props: PhotoCarouselProps) {
  const { photos, sizes, ratio = '3 / 2', priority, label, positionText, onOpen, openLabel } = props;
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [touched, setTouched] = useTouched(root);
  const many = photos.length > 1;

  const slide = (photo: PhotoSource, index: number) => {
    if (index > 0 && !(touched && Math.abs(index - current) <= 1)) return null;
    const picture = <Photo photo={photo} sizes={sizes} ratio={ratio} priority={priority && index === 0} />;
    if (!onOpen) return picture;
    return (
      <button type="button" className={css.slideButton} aria-label={openLabel} onClick={() => onOpen(index)}>
        {picture}
      </button>
    );
  };

  return (
    <div ref={root} className={cx(css.root, props.className)}>
      <ul
        ref={track}
        className={css.track}
        aria-label={label}
        {...(many && !onOpen && reachable)}
        onScroll={({ currentTarget }) => {
          setTouched(true);
          setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
        }}
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className={css.slide} inert={index !== current} style={placeholder(photo)}>
            {slide(photo, index)}
          </li>
        ))}
      </ul>
      {many && (
        <>
          <PhotoArrows
            {...props}
            track={track}
            current={current}
            variant="raised"
            size={20}
            classes={css.arrows}
          />
          <Dots photos={photos} current={current} />
          <VisuallyHidden aria-live="polite">
            {touched ? positionText(current + 1, photos.length) : ''}
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}

function Dots({ photos, current }: { photos: readonly PhotoSource[]; current: number }) {
  return (
    <div className={css.dots} aria-hidden="true">
      {photos.map((photo, index) => (
        <span key={photo.id} className={css.dot} data-current={index === current ? '' : undefined} />
      ))}
    </div>
  );
}
