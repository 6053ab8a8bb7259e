import { keyframes } from '@vanilla-extract/css';

export const fade = keyframes({ from: { opacity: 0 } });

export const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
