import { spawn } from 'node:child_process';
import { built, installed, needNode, root } from '../build/task-cache.mjs';
import { keepRunning } from './keep-running.mjs';

/** `npm start`: installs missing packages, builds if sources changed, serves the whole product at one address, and restarts the host if it dies. */
needNode();
installed();
built();

const host = keepRunning(() =>
  spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  }),
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => host.stop(signal));
process.exit(await host.ended);
