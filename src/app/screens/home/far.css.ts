import { style } from '@vanilla-extract/css';

/** Far below the first view: its fonts for rare syllables and its photos load when it comes near the viewport. */
export const far = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' });
