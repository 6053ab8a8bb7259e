// Node 20 does not read TypeScript, and a thread does not inherit tsx from its process.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.source);
