import { spawn } from 'node:child_process';
import { built, installed, needNode, root } from '../build/task-cache.mjs';

/** `npm start`: installs what is missing, builds what is stale, serves the whole product at one address. */
needNode();
installed();
built();

const host = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => host.kill(signal));
host.on('exit', (code) => process.exit(code ?? 0));
