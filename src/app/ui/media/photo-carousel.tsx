import { useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from '../theme/cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Photo } from './photo.tsx';
import type { PhotoSource } from './photo.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as css from './photo-carousel.css.ts';

export interface PhotoCarouselProps {
  photos: readonly PhotoSource[];
  sizes: string;
  ratio?: string;
  /** The first photo belongs to the first view. */
  priority?: boolean;
  /** The subject of the photos: the name of the house. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "2 of 5", for screen readers. */
  positionText: (current: number, total: number) => string;
  /** Opens a photo large; without it the photos are no buttons. */
  onOpen?: (index: number) => void;
  openLabel?: string;
  className?: string;
}

/** Makes a scrolling box focusable, so that the arrow keys can scroll it. */
const reachable = { tabIndex: 0 };

/**
 * Photos side by side: swiped on touch screens, with arrows where there is a pointer, with the arrow keys where there is
 * a keyboard. Only the first photo is fetched until somebody touches it; then the neighbours are.
 */
export function PhotoCarousel(props: PhotoCarouselProps) {
  const {
    photos,
    sizes,
    ratio = '3 / 2',
    priority,
    label,
    positionText,
    onOpen,
    openLabel,
    className,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [touched, setTouched] = useState(false);
  const many = photos.length > 1;

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
  }, []);

  const go = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };

  return (
    <div ref={root} className={cx(css.root, className)}>
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
        {photos.map((photo, index) => {
          const near = index === 0 || (touched && Math.abs(index - current) <= 1);
          const picture = near ? (
            <Photo photo={photo} sizes={sizes} ratio={ratio} priority={priority && index === 0} />
          ) : (
            <div style={{ aspectRatio: ratio, backgroundColor: photo.dominant }} />
          );
          return (
            <li key={photo.id} className={css.slide} inert={index !== current}>
              {onOpen ? (
                <button
                  type="button"
                  className={css.slideButton}
                  aria-label={openLabel}
                  onClick={() => onOpen(index)}
                >
                  {picture}
                </button>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      {many && (
        <>
          {current > 0 && (
            <IconButton
              label={props.previousLabel}
              variant="raised"
              className={cx(css.arrow, css.previous)}
              onClick={() => go(current - 1)}
            >
              <ChevronLeft size={20} />
            </IconButton>
          )}
          {current < photos.length - 1 && (
            <IconButton
              label={props.nextLabel}
              variant="raised"
              className={cx(css.arrow, css.next)}
              onClick={() => go(current + 1)}
            >
              <ChevronRight size={20} />
            </IconButton>
          )}
          <div className={css.dots} aria-hidden="true">
            {photos.map((photo, index) => (
              <span key={photo.id} className={css.dot} data-current={index === current ? '' : undefined} />
            ))}
          </div>
          <VisuallyHidden aria-live="polite">
            {touched ? positionText(current + 1, photos.length) : ''}
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
