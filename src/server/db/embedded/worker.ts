import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import { syncPath } from './durable-files.ts';
import { EngineStopped, startEngine } from './engine.ts';
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');
const options: ThreadOptions = workerData;
const nothing = () => new Uint8Array(0);

const answer = (message: ThreadAnswer) =>
  port.postMessage(message, message.kind === 'done' ? [message.bytes.buffer] : []);

const stop = (message: string): never => {
  answer({ kind: 'fatal', message });
  return process.exit(1);
};

const engine = await startEngine(options.folder, options.template).catch((error: unknown) =>
  stop(error instanceof Error ? error.message : String(error)),
);

const work = async (request: ThreadRequest): Promise<Uint8Array<ArrayBuffer>> => {
  switch (request.kind) {
    case 'session':
      await engine.reset();
      return engine.exchange(request.bytes);
    case 'batch':
      return engine.exchange(request.bytes);
    case 'dump': {
      await engine.run('checkpoint');
      const unfinished = `${request.file}.unfinished`;
      fs.writeFileSync(unfinished, await engine.dump());
      syncPath(unfinished);
      fs.renameSync(unfinished, request.file);
      return nothing();
    }
    case 'close':
      clearInterval(upkeepTimer);
      await engine.reset();
      await engine.run('checkpoint');
      await engine.close();
      return nothing();
  }
};

let queue = Promise.resolve();
const inTurn = (task: () => Promise<void>) => {
  queue = queue
    .then(task)
    .catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
};

/*
 * PostgreSQL's background processes do not exist here. Without checkpoints the log grows for ever and a restart
 * replays all of it; without vacuum the tables do, and the planner knows nothing about them.
 */
const position = () => engine.read('select pg_current_wal_insert_lsn()');
const quietMoment = 1000;
let lastRequest = Date.now();
let lastCheckpoint = { at: Date.now(), position: await position() };
let lastVacuum = { ...lastCheckpoint };

const upkeep = async () => {
  const now = Date.now();
  const patience = now - lastRequest < quietMoment ? 3 : 1;
  if (engine.isIdle() && now - lastVacuum.at >= options.vacuumEvery * patience) {
    if ((await position()) !== lastVacuum.position) await engine.run('vacuum (analyze)');
    lastVacuum = { at: now, position: await position() };
  }
  if (engine.isIdle() && now - lastCheckpoint.at >= options.checkpointEvery * patience) {
    if ((await position()) !== lastCheckpoint.position) await engine.run('checkpoint');
    lastCheckpoint = { at: now, position: await position() };
  }
};
const upkeepTimer = setInterval(
  () => inTurn(upkeep),
  Math.min(options.checkpointEvery, options.vacuumEvery) / 4,
);
upkeepTimer.unref();

port.on('message', (request: ThreadRequest) => {
  inTurn(async () => {
    try {
      answer({ id: request.id, kind: 'done', bytes: await work(request) });
    } catch (error) {
      if (error instanceof EngineStopped) throw error;
      answer({
        id: request.id,
        kind: 'failed',
        message: error instanceof Error ? error.message : String(error),
      });
    }
    if (request.kind === 'close') return port.close();
    await upkeep();
    lastRequest = Date.now();
  });
});

answer({ id: 0, kind: 'done', bytes: nothing() });
