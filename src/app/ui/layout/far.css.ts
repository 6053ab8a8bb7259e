import { style } from '@vanilla-extract/css';

/**
 * Below the first view: laid out, and its fonts for rare syllables and its photos fetched, when it comes near the viewport. Shaping the text of a
 * long list takes a phone longer than anything else before the first paint.
 */
export const far = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' });
