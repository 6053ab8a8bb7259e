import { pathToFileURL } from 'node:url';

/**
 * Runs hosts of the built product one after the other in one process, as its parent says: to load and warm up the product's code is most of the
 * work of a short life. Says `ready` once it may be asked: `{ start: env }` serves by that environment and answers `started`; `{ stop: true }` ends it in order and answers
 * `stopped`. Each has a database, files and settings of its own. One that fails ends the process.
 */
const { serveHost } = await import(pathToFileURL(process.env['HOST_PROGRAM'] ?? '').href);

/** @type {{ stop(): Promise<void> } | undefined} */
let serving;
/** @param {{ start?: Record<string, string>, stop?: true }} message */
async function act({ start, stop }) {
  if (start) {
    serving = await serveHost({ ...process.env, ...start });
    process.send?.('started');
  }
  if (stop) {
    await serving?.stop();
    serving = undefined;
    process.send?.('stopped');
  }
}
process.on('message', (message) => void act(/** @type {Parameters<typeof act>[0]} */ (message)));
process.on('disconnect', () => process.exit());
process.channel?.ref();
process.send?.('ready');
