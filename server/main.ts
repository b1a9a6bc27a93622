/** Starts the server on Node: the pages, `/graphql` and `/rest` on one port (`npm run serve`). */
import { personaLines } from './demo.ts';
import { openDeployment } from './deployment.ts';
import { listen } from './listen.ts';
import { logText } from './log.ts';
import { StartRefused } from './refused.ts';
import { readSettings } from './settings.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function log(line: string, error?: unknown): void {
  if (error instanceof Error) console.error(logText(line, error));
  else say(line);
}

/** Stops the process once, in order, on a signal. */
function onSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log('stopping failed', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const deployment = await openDeployment(settings, log);
  const listening = await listen(deployment.app, settings, settings.limits).catch(async (error: unknown) => {
    await deployment.close();
    throw error;
  });
  onSignal(async () => {
    deployment.hangUp();
    await listening.stop();
    await deployment.close();
  });
  say(`Aplauso: ${listening.address}`);
  if (settings.demo) for (const line of await personaLines()) say(line);
  if (deployment.store === 'empty')
    say(
      'The store is empty, so nobody can sign in yet. `npm run serve -- --demo` fills it with the demo world.',
    );
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
