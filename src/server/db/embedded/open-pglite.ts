import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

import { DurableFiles, durableStartParams, memoryStartParams, syncPath, syncTree } from './durable-files.ts';

/** Opens PGlite in a folder (null: in memory). A new database starts from the tarball `template` if one is given. */
export async function openPglite<const Options extends PGliteOptions>(
  options: Options,
  folder: string | null,
  template: string | null,
) {
  const loadTemplate = async () =>
    template === null ? {} : { loadDataDir: new Blob([await readFile(template)]) };
  if (folder === null)
    return PGlite.create({ ...options, ...(await loadTemplate()), startParams: memoryStartParams });

  const place = prepareFolder(folder);
  const pglite = await PGlite.create({
    ...options,
    ...(place.isNew ? await loadTemplate() : {}),
    fs: new DurableFiles(place.data),
    startParams: durableStartParams,
  });
  if (place.isNew) {
    await pglite.exec('checkpoint');
    place.markCreated();
  }
  return pglite;
}

/**
 * Prepares a folder for a database, or finds the existing one. A folder counts as having a database only if its marker says `created`, which is
 * written after everything reached the disk. An interrupted creation is discarded and repeated.
 * @throws Error if the folder holds data of another program
 */
function prepareFolder(folder: string): { data: string; isNew: boolean; markCreated: () => void } {
  const data = join(folder, 'postgres');
  const [unfinished, marker] = [join(folder, 'creating'), join(folder, 'created')];
  const isNew = !fs.existsSync(marker);
  if (isNew) {
    if (fs.existsSync(unfinished)) fs.rmSync(data, { recursive: true, force: true });
    else if (fs.existsSync(data)) throw new Error(`${data} exists and is not a database of this program`);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(unfinished, '');
    syncPath(folder);
    fs.mkdirSync(data);
  }
  const markCreated = () => {
    syncTree(data);
    fs.renameSync(unfinished, marker);
    syncPath(folder);
  };
  return { data, isNew, markCreated };
}
