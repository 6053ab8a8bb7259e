import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { deferredScripts, overBudget } from './budgets.mjs';
import { keepFormerAssets } from './former-assets.mjs';
import { sealWorker } from './seal-worker.mjs';

const root = resolve(import.meta.dirname, '../../..');
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);

/** Runs a command and ends the build when it fails. @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

keepFormerAssets(join(root, 'dist'));
run(bin('vite'), ['build', '--logLevel', 'warn']);
run(bin('vite'), ['build', '--logLevel', 'warn', '--ssr', 'src/ssr/entry.tsx']);

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/server/main.ts',
    serve: 'src/server/serve.ts',
    admin: 'src/server/cli/admin.ts',
    'embedded-worker': 'src/server/db/embedded/worker.ts',
    'catalogue-worker': 'src/server/modules/catalogue/worker.ts',
    'calendar-worker': 'src/server/adapters/calendars/worker.ts',
  },
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  splitting: true,
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});

/** Text files are compressed once, here, instead of at every request. @param {string} folder */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (/\.(js|css|html|svg|json|webmanifest|txt)$/.test(entry.name) && statSync(path).size > 1024) {
      const content = readFileSync(path);
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
const app = join(root, 'dist/app');
sealWorker(app);
compress(app);
writeFileSync(join(app, '.vite/deferred-scripts.json'), JSON.stringify(deferredScripts(app)));

const problems = overBudget(app);
for (const problem of problems) console.error(`Over budget: ${problem}`);
if (problems.length) process.exit(1);
