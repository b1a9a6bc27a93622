/** Listens on the port; a failure is reported in one sentence. On stop, calls in progress can finish. */
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { defaultLimits, type Limits } from './limits.ts';
import { StartRefused } from './refused.ts';
import type { Settings } from './settings.ts';

/** Max time for calls in progress to finish, in ms. */
const patience = 10_000;

/** Interval in which the time of headers and of requests is checked, in ms. */
const checkMs = 5_000;

/** A listening server. */
export interface Listening {
  /** The address as a URL. */
  readonly address: string;
  /** Accepts no new calls, waits up to 10 s for calls in progress, then closes their connections. */
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

/**
 * Listens; throws `StartRefused` if the port or the host is not available. Connections beyond the limit, and those that are
 * too slow, are closed.
 */
export async function listen(
  app: Hono,
  settings: Pick<Settings, 'host' | 'port'>,
  limits: Limits = defaultLimits,
): Promise<Listening> {
  // Node refuses to wait longer for the headers than for the whole request.
  const headersMs = Math.min(limits.headersSeconds, limits.requestSeconds) * 1_000;
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: limits.requestSeconds * 1_000,
      keepAliveTimeout: limits.idleSeconds * 1_000,
      connectionsCheckingInterval: Math.min(checkMs, headersMs),
    },
  }) as Server; // http/1, unless it is given another `createServer`
  // A caller that reads nothing of its answer holds it in memory until then.
  server.timeout = limits.stuckSeconds * 1_000;
  server.maxConnections = limits.connections;
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
