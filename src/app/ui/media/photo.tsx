import { cx } from '../theme/cx.ts';
import * as css from './photo.css.ts';

/** One of our photos, with files `/photos/{id}-{w}.avif` and `.webp` for each of `widths`. */
export interface PhotoSource {
  id: string;
  /** Width of the original in pixels, for the proportions. */
  width: number;
  height: number;
  widths: readonly number[];
  /** In the visitor's language. Empty for a decorative photo. */
  alt: string;
  /** Color shown first, and a tiny `data:` image over it in the first view. */
  dominant: string;
  blur?: string;
  /** Point that stays visible when the photo is cropped, in percent from the left and the top. Default: the middle. */
  focus?: { x: number; y: number } | undefined;
}

export interface PhotoProps {
  photo: PhotoSource;
  /** Display width, as in `<img sizes>`. The browser chooses the file by it. */
  sizes: string;
  /** Photo that replaces it while a media query matches. */
  upright?: Pick<PhotoSource, 'id' | 'widths'> & { media: string };
  /** True in the first view: loads at once with high priority. Other photos load when they come near the viewport. */
  priority?: boolean;
  /** Aspect ratio to crop to, as in CSS: `'3 / 2'`. `'fill'` takes the size of the surrounding box. */
  ratio?: string;
  className?: string;
}

const file = (photo: Pick<PhotoSource, 'id'>, width: number, type: 'avif' | 'webp') =>
  `/photos/${photo.id}-${width}.${type}`;

const set = (photo: Pick<PhotoSource, 'id' | 'widths'>) =>
  photo.widths.map((width) => `${file(photo, width, 'avif')} ${width}w`).join(', ');

/** Returns the attributes of a `<link rel="preload">` for a photo of the first view: `head: () => ({ links: [photoPreload(…)] })`. */
export function photoPreload(photo: Pick<PhotoSource, 'id' | 'widths'>, sizes: string) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: set(photo),
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
}

/** Photo with reserved space and background color, so nothing moves when the file arrives. In the first view it also has a blurred preview. */
export function Photo({ photo, upright, sizes, priority, ratio, className }: PhotoProps) {
  const { width, height, widths, alt, dominant, blur, focus } = photo;
  // Browsers too old for AVIF take the middle one.
  const middle = widths[widths.length >> 1]!;
  return (
    <picture
      className={cx(css.picture, className)}
      style={{
        aspectRatio: ratio === 'fill' ? undefined : (ratio ?? `${width} / ${height}`),
        backgroundColor: dominant,
      }}
    >
      {upright && <source type="image/avif" media={upright.media} srcSet={set(upright)} sizes={sizes} />}
      <source type="image/avif" srcSet={set(photo)} sizes={sizes} />
      <img
        className={css.image}
        src={file(photo, middle, 'webp')}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        style={{
          objectPosition: focus && `${focus.x}% ${focus.y}%`,
          backgroundImage: blur && priority ? `url("${blur}")` : undefined,
        }}
      />
    </picture>
  );
}
