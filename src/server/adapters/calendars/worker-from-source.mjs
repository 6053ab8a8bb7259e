// Node 20 does not read TypeScript, and a thread does not inherit tsx from its process.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
