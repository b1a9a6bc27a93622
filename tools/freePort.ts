/** A port that nobody uses. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Asks the system for a port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('a port has a number');
  return bound.port;
}
