import { style } from '@vanilla-extract/css';

/** Far below the first view: what it needs, type for rarer syllables and pictures among it, is fetched when one comes near. */
export const far = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 640px' });
