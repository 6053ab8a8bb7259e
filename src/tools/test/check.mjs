import { checks } from './steps.mjs';

process.argv.push(`--only=${checks.join(',')}`);
await import('./test.mjs');
