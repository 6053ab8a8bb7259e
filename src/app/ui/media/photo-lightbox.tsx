import { useEffect, useRef, useState } from 'react';
import { Overlay } from '../overlays/overlay.tsx';
import { PhotoArrows } from './photo-arrows.tsx';
import { Photo } from './photo.tsx';
import type { PhotoSource } from './photo.tsx';
import * as css from './photo-lightbox.css.ts';

export interface PhotoLightboxProps {
  photos: readonly PhotoSource[];
  /** Chapter of each photo, such as the room it shows. The chapters form the table of contents. */
  chapters?: readonly (string | null)[];
  chaptersLabel?: string;
  index: number | undefined;
  onClose: () => void;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  positionText: (current: number, total: number) => string;
}

/** Makes a scrolling box focusable, so that the arrow keys can scroll it. */
const reachable = { tabIndex: 0 };

function Contents({ chapters, label, current, onGo }: ContentsProps) {
  const names = [...new Set(chapters.filter((chapter) => chapter !== null))];
  if (names.length < 2) return null;
  return (
    <nav aria-label={label} className={css.contents}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={css.chapter}
          aria-current={chapters[current] === name ? 'true' : undefined}
          onClick={() => onGo(chapters.indexOf(name))}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
type ContentsProps = {
  chapters: readonly (string | null)[];
  label: string | undefined;
  current: number;
  onGo: (index: number) => void;
};

function Stage(
  props: PhotoLightboxProps & { first: number; current: number; onCurrent: (index: number) => void },
) {
  const { photos, chapters = [], chaptersLabel, first, current, onCurrent } = props;
  const track = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = track.current;
    if (element) element.scrollLeft = first * element.clientWidth;
    element?.focus({ preventScroll: true });
  }, [first]);

  const go = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth });
  };
  return (
    <div className={css.stage} data-vaul-no-drag="">
      <Contents chapters={chapters} label={chaptersLabel} current={current} onGo={go} />
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
              {chapters[index] && <b>{chapters[index]} · </b>}
              {photo.alt}
            </p>
          </li>
        ))}
      </ul>
      <PhotoArrows {...props} track={track} variant="onPhoto" size={22} classes={css.arrows} />
    </div>
  );
}

/** Full-window photos with swipe, arrows and arrow keys. Import it lazily, because only a click needs it. */
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
