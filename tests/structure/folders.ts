import { dirname } from 'node:path';

const MOST_FILES = 25;
/** Exempt because it is a log in order of time that only grows and is not searched by name. */
const LOG = 'src/server/db/migrations';

/** Returns the folders that directly contain more than 25 of the files, except the migrations, with the number: `src/app/ui: 92 files`. */
export function crowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && folder !== LOG)
    .map(([folder, count]) => `${folder}: ${count} files`);
}
