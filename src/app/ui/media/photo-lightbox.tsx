import { useEffect, useRef, useState } from 'react';
import { Overlay } from '../overlays/overlay.tsx';
import { PhotoArrows } from './photo-arrows.tsx';
import { Photo } from './photo.tsx';
import type { PhotoSource } from './photo.tsx';
import * as css from './photo-lightbox.css.ts';

export interface PhotoLightboxProps {
  photos: readonly PhotoSource[];
  /** The photo to begin with; `undefined` closes the box. */
  index: number | undefined;
  onClose: () => void;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** "2 / 5": the title of the box. */
  positionText: (current: number, total: number) => string;
}

/** Makes a scrolling box focusable, so that the arrow keys can scroll it. */
const reachable = { tabIndex: 0 };

function Stage(
  props: PhotoLightboxProps & { first: number; current: number; onCurrent: (index: number) => void },
) {
  const { photos, first, current, onCurrent } = props;
  const track = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = track.current;
    if (element) element.scrollLeft = first * element.clientWidth;
    element?.focus({ preventScroll: true });
  }, [first]);

  return (
    <div className={css.stage} data-vaul-no-drag="">
      <ul
        ref={track}
        className={css.track}
        {...reachable}
        onScroll={({ currentTarget }) =>
          onCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className={css.slide} inert={index !== current}>
            <div className={css.frame}>
              {Math.abs(index - current) <= 1 && (
                <Photo photo={photo} sizes="100vw" className={css.photo} priority />
              )}
            </div>
            <p className={css.caption} aria-hidden="true">
              {photo.alt}
            </p>
          </li>
        ))}
      </ul>
      <PhotoArrows {...props} track={track} variant="onPhoto" size={22} classes={css.arrows} />
    </div>
  );
}

/** Photos as large as the window: swipe, arrows, arrow keys. Import it lazily: only a tap needs it. */
export default function PhotoLightbox(props: PhotoLightboxProps) {
  const { photos, index, onClose, closeLabel, positionText } = props;
  const [current, setCurrent] = useState(index ?? 0);
  const [first, setFirst] = useState(index);
  if (index !== undefined && index !== first) {
    setFirst(index);
    setCurrent(index);
  }
  return (
    <Overlay
      open={index !== undefined}
      onClose={() => {
        setFirst(undefined);
        onClose();
      }}
      size="full"
      title={positionText(current + 1, photos.length)}
      closeLabel={closeLabel}
      style={css.dark}
    >
      <Stage {...props} first={first ?? current} current={current} onCurrent={setCurrent} />
    </Overlay>
  );
}
