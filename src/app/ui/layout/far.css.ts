import { style } from '@vanilla-extract/css';

/**
 * For content below the first view: layout, rare-syllable fonts and photos wait until it comes near the viewport. Shaping the text of a long list is
 * the slowest step before the first paint on a phone.
 */
export const far = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' });
