import { readConfig } from './config.ts';
import { createHost } from './host.ts';
import { startJobs } from './jobs.ts';
import { serveHost } from './serve.ts';

if (process.argv[2] === 'jobs') await runJobsAlone();
else {
  onStop((await serveHost()).stop);
  // `npm start` starts anew what has served once.
  process.send?.('serving');
}

async function runJobsAlone(): Promise<void> {
  const host = await createHost(readConfig());
  const stopJobs = startJobs(host.ctx);
  host.ctx.log('Ondol runs its jobs');
  onStop(async () => {
    await stopJobs();
    await host.close();
  });
}

function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
