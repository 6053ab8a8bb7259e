import { useState } from 'react';
import * as css from './picture-strip.css.ts';

export interface PictureStripProps {
  pictures: readonly { id: string; thumbnailUrl: string }[];
  /** Describes the picture of a number, from 1. */
  alt: (number: number) => string;
  /** One is left out. */
  onGone?: () => void;
}

/** Small pictures that were made of a house or of a fault. One whose address has ended, or that no network brings, is left out. */
export function PictureStrip({ pictures, alt, onGone }: PictureStripProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = pictures.filter(({ thumbnailUrl }) => !gone.includes(thumbnailUrl));
  if (shown.length === 0) return null;
  return (
    <ul className={css.strip}>
      {shown.map(({ id, thumbnailUrl }, index) => (
        <li key={id}>
          <img
            className={css.picture}
            src={thumbnailUrl}
            alt={alt(index + 1)}
            onError={() => {
              setGone((all) => [...all, thumbnailUrl]);
              onGone?.();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
