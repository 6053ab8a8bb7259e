import { dirname } from 'node:path';

const MOST_FILES = 25;

/** The folders that directly hold more than 25 of the files, with how many: `src/app/ui: 92 files`. */
export function crowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files`);
}
