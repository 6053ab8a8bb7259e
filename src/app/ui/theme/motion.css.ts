import { keyframes } from '@vanilla-extract/css';

export const fade = keyframes({ from: { opacity: 0 } });

/** A bar of 40 % of its line that passes from edge to edge. */
export const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
