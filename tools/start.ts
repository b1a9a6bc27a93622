/**
 * `npm start`: serves the standalone demo (dist-demo/, already built by tools/setup.mjs) with its strict
 * headers, and prints the address and the personas. No backend runs here; the page contains its own.
 *
 *   --brand outpoints   the second brand, which follows from port 4000 (spec §9)
 *   --port N            exactly this port, or fail (the end-to-end tests)
 */
import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createSite } from '#server/site.ts';

const { values } = parseArgs({ options: { brand: { type: 'string' }, port: { type: 'string' } } });
const outpoints = values.brand === 'outpoints';
if (values.brand && !outpoints && values.brand !== 'aplauso') {
  stop(`There are two brands, aplauso and outpoints; "${values.brand}" is none of them.`);
}

const outpointsPort = 4000;
const exact = values.port ? Number(values.port) : outpoints ? outpointsPort : undefined;
const site = createSite('dist-demo');
const port = await listen(exact ? [exact] : Array.from({ length: 50 }, (_, next) => 5173 + next));

console.log(`
  Aplauso, the standalone demo:  http://localhost:${port}

  Sign in with the password  aplauso-demo  as
    employee@aurora.example   manager@aurora.example   admin@aurora.example   external@aurora.example   (español)
    employee@boreal.example   manager@boreal.example   admin@boreal.example   external@boreal.example   (English)

  Stop with Ctrl+C.
`);

// Answers like a static host, with the headers that the build requires.
async function answer(request: Request): Promise<Response> {
  const { status, headers, body } = await site.fetch(outpoints ? withoutCompression(request) : request);
  for (const [name, value] of Object.entries(site.headers)) headers.set(name, value);
  if (!outpoints || !headers.get('content-type')?.startsWith('text/html')) {
    return new Response(body, { status, headers });
  }
  // The splash is shown before a script could read the host, so the page itself names its brand.
  const page = await new Response(body).text();
  headers.delete('content-length');
  return new Response(page.replace('<html lang="es"', '$& data-brand="outpoints"'), { status, headers });
}

function withoutCompression(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { method: request.method, headers });
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

// Binds both families, because a browser could reach another server under the same `localhost`.
async function listen(ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const open: Server[] = [];
    try {
      for (const host of ['127.0.0.1', '::1']) {
        const server = await bind(port, host);
        if (server) open.push(server);
      }
      return port;
    } catch {
      for (const server of open) server.close();
    }
  }
  return stop(
    exact === outpointsPort
      ? `Port ${exact} is taken, and Outpoints is the brand of that port only: stop what uses it and try again.`
      : `Port ${ports.join(', ')} is taken: stop what uses it and try again.`,
  );
}

function bind(port: number, host: string): Promise<Server | undefined> {
  const server = createServer(getRequestListener(answer));
  return new Promise((done, refused) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 is not an error.
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') refused(error);
      else done(undefined);
    });
    server.listen(port, host, () => done(server));
  });
}
