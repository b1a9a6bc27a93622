/** The port: taken with one sentence if that cannot be, given back once the calls under way have ended. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartRefused } from './refused.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that calls under way are given to end. */
const patience = 10_000;

/** A server that listens. */
export interface Listening {
  /** Where, as one writes it in an address bar. */
  readonly address: string;
  /** Takes no new calls, waits up to 10 s for those under way, then hangs up. */
  readonly stop: () => Promise<void>;
}

function refusal(error: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartRefused(`Port ${port} is taken: stop what uses it, or choose another with PORT=….`);
    case 'EACCES':
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefused(
        `The server may not listen on ${host}:${port} (${error.code}): choose others with HOST and PORT.`,
      );
    default:
      return error;
  }
}

function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Listens; raises `StartRefused` where the port or the host cannot be had. */
export async function listen(app: Hono, settings: Pick<Settings, 'host' | 'port'>): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server; // http/1 unless it is given another `createServer`
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, settings)));
    server.listen(settings.port, settings.host, resolve);
  });
  return {
    address: addressOf(server, settings.host),
    stop: async () => {
      const force = setTimeout(() => server.closeAllConnections(), patience);
      await new Promise((closed) => server.close(closed));
      clearTimeout(force);
    },
  };
}
