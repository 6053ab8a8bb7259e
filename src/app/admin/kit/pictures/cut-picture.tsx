import type { Photo } from '#contract/shared.ts';
import * as css from './focal-point.css.ts';

export function CutPicture({ photo, alt }: { photo: Photo; alt: string }) {
  const { x, y } = photo.focus ?? { x: 50, y: 50 };
  return (
    <img
      className={css.cut}
      src={`/photos/${photo.id}-${photo.widths[0]}.webp`}
      alt={alt}
      style={{ objectPosition: `${x}% ${y}%`, backgroundColor: photo.dominant }}
    />
  );
}
