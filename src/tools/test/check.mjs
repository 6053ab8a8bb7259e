import { checks } from './steps.mjs';

/** `npm run check`: what is quick, before every commit. */
process.argv.push(`--only=${checks.join(',')}`);
await import('./test.mjs');
