/** Finds a free port. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Requests a free port of this machine from the system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('a port has a number');
  return bound.port;
}
