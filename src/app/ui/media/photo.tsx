import { cx } from '../theme/cx.ts';
import * as css from './photo.css.ts';

/** A photo of ours: files `/photos/{id}-{w}.avif` and `.webp` for each of `widths`. */
export interface PhotoSource {
  id: string;
  /** Of the original, in pixels: the proportions. */
  width: number;
  height: number;
  /** The widths there are files for, ascending. */
  widths: readonly number[];
  /** In the visitor's language; empty for a photo that only decorates. */
  alt: string;
  /** The colour to show first, and a tiny picture (a `data:` address) over it in the first view. */
  dominant: string;
  blur?: string;
  /** The point that stays in sight where it is cut, in percent from the left and from the top; its middle unless given. */
  focus?: { x: number; y: number } | undefined;
}

export interface PhotoProps {
  photo: PhotoSource;
  /** The width at which it will be drawn, as in `<img sizes>`: the browser picks the file by it. */
  sizes: string;
  /** One that stands in for it where a media query holds. */
  upright?: Pick<PhotoSource, 'id' | 'widths'> & { media: string };
  /** Belongs to the first view: fetched at once and ahead of others. All others wait until they come near. */
  priority?: boolean;
  /** Cut to these proportions, as in CSS: `'3 / 2'`. `'fill'` takes the size of the box around it. */
  ratio?: string;
  className?: string;
}

const file = (photo: Pick<PhotoSource, 'id'>, width: number, type: 'avif' | 'webp') =>
  `/photos/${photo.id}-${width}.${type}`;

const set = (photo: Pick<PhotoSource, 'id' | 'widths'>) =>
  photo.widths.map((width) => `${file(photo, width, 'avif')} ${width}w`).join(', ');

/** The attributes of a `<link rel="preload">` for a photo of the first view: `head: () => ({ links: [photoPreload(…)] })`. */
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

/** A photo: its place and its colour are there before the file, so nothing moves when it arrives; in the first view a blurred likeness too. */
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
