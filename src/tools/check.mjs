/** `npm run check`: what is quick, before every commit. */
process.argv.push('--only=types,lint,format,structure,dead');
await import('./test.mjs');
