import { useState } from 'react';
import * as css from './picture-strip.css.ts';

export interface PictureStripProps {
  pictures: readonly { id: string; thumbnailUrl: string }[];
  alt: (number: number) => string;
  onGone?: () => void;
}

/** Small pictures of a house or a reported fault. Pictures with an expired address or a failed load are left out. */
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
