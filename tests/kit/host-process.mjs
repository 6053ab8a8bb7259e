import { pathToFileURL } from 'node:url';

/**
 * Runs hosts of the built product one after another in one process, because loading and warming up the code is most of a short host's work. Sends
 * `ready` when it accepts messages: `{ start: env }` serves with that environment and answers `started`; `{ stop: true }` shuts down and answers
 * `stopped`. Each host has its own database, files and settings. A failing host ends the process.
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
