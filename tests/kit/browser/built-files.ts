import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sealWorker } from '../../../src/tools/build/seal-worker.mjs';

/** Deletes what a file of the built application was compressed to, once it holds something else. */
export function unpack(app: string, file: string): void {
  for (const packed of ['br', 'gz']) rmSync(join(app, `${file}.${packed}`), { force: true });
}

/** Tells the worker of a built application what its files hold now, as a build of them would. */
export function sealAnew(app: string): void {
  sealWorker(app);
  for (const file of ['sw.js', 'digests.json']) unpack(app, file);
}
