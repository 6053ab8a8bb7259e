import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', overflow: 'hidden', position: 'relative' });
export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  // The alternative text of a photo that never came.
  fontSize: '0.875rem',
  overflow: 'hidden',
});
