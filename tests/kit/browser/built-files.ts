import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sealWorker } from '../../../src/tools/build/seal-worker.mjs';

export function unpack(app: string, file: string): void {
  for (const packed of ['br', 'gz']) rmSync(join(app, `${file}.${packed}`), { force: true });
}

export function sealAnew(app: string): void {
  sealWorker(app);
  for (const file of ['sw.js', 'digests.json']) unpack(app, file);
}
