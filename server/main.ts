/** Starts the server on Node: the pages, `/graphql` and `/rest` on one port (`npm run serve`). */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { personaLines } from './demo.ts';
import { openHome, type Home } from './home.ts';
import { StartRefused } from './refused.ts';
import { readSettings, type Settings } from './settings.ts';

/** Milliseconds that calls under way are given to end. */
const patience = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
// A name and where it was thrown say enough to mend it; messages may quote what a person wrote.
const log = (line: string, error?: unknown): void =>
  error instanceof Error
    ? console.error(
        `${line}: ${error.name}\n${(error.stack ?? '')
          .split('\n')
          .filter((at) => /^\s+at /.test(at))
          .join('\n')}`,
      )
    : say(line);

function listen(app: Home['app'], { host, port }: Settings): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const server = createAdaptorServer({ fetch: app.fetch }) as Server; // http/1 unless it is given another `createServer`
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new StartRefused(`Port ${port} is taken: stop what uses it, or choose another with PORT=….`)
        : error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
          ? new StartRefused(
              `The server may not listen on ${host}:${port} (${error.code}): choose others with HOST and PORT.`,
            )
          : error,
    ),
  );
  server.listen(port, host, () => resolve(server));
  return promise;
}

function stopOn(server: Server, home: Home): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const force = setTimeout(() => server.closeAllConnections(), patience);
    await new Promise((closed) => server.close(closed));
    clearTimeout(force);
    await home.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log('stopping failed', error);
          process.exit(1);
        },
      );
    });
  }
}

const addressOf = (server: Server, host: string): string => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const home = await openHome(settings, log);
  const server = await listen(home.app, settings).catch(async (error: unknown) => {
    await home.close();
    throw error;
  });
  stopOn(server, home);
  say(`Aplauso: ${addressOf(server, settings.host)}`);
  if (settings.demo) for (const line of await personaLines()) say(line);
  if (home.store === 'empty')
    say(
      'The store is empty: nobody can sign in yet. `npm run serve -- --demo` fills it with the demo world.',
    );
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
