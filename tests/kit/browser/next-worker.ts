import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function nextWorker(app: string): void {
  const worker = join(app, 'sw.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version`);
  for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`, { force: true });
}
