import { style } from '@vanilla-extract/css';
import { media } from '#app/ui/theme/media.ts';
import { WIDE_BAR_PX } from './navigation/top-bar.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

/** 80 px of padding on wide screens, none on small ones (docs/specification.md#business-constants-and-limits). */
export const main = style({
  outline: 'none',
  flex: '1 0 auto',
  '@media': { [media.menu]: { paddingBlockStart: `${WIDE_BAR_PX}px` }, [media.print]: { padding: 0 } },
});
