import { dirname } from 'node:path';

const MOST_FILES = 25;
/** A log in order of time, which only grows: nobody looks for a part of it by its name. */
const LOG = 'src/server/db/migrations';

/** The folders that directly hold more than 25 of the files, but for the migrations, with how many: `src/app/ui: 92 files`. */
export function crowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && folder !== LOG)
    .map(([folder, count]) => `${folder}: ${count} files`);
}
