import fs from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type OpenFile = { nfd?: number };
type NodeFiles = {
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: OpenFile) => number };
};

/**
 * PGlite's files in a folder, with an fsync that reaches the disk. The engine's own fsync does nothing, so a power cut would lose confirmed commits.
 */
export class DurableFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module) => {
            const files: NodeFiles = module.NODEFS;
            files.stream_ops.fsync = ({ nfd }) => {
              if (nfd !== undefined) files.tryFSOperation(() => fs.fsyncSync(nfd));
              return 0;
            };
          },
        ],
      },
    };
  }
}

const quiet = ['-c', 'log_min_messages=fatal'];

export const memoryStartParams = [...PGlite.defaultStartParams, ...quiet];

/**
 * Start parameters for a database in a folder: without `-F`, which turns fsync off, and with the only sync method that goes through {@link
 * DurableFiles} (the engine answers the others without reaching the disk).
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...quiet,
  '-c',
  'wal_sync_method=fsync',
];

export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
