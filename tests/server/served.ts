/** The server in process for tests: a small build, a recorded log, and a foreign REST server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGraphql, type RestBehind } from '#server/apollo.ts';
import { createHttp } from '#server/http.ts';
import { readSdl } from '#server/sdl.ts';
import { createSite } from '#server/site.ts';

/** The content security policy of the small build. */
export const policy = "default-src 'self'";

/** A temporary folder for one test file, with a function that removes it. */
export function aFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Writes a small build: a page, a hashed script, texts, and files that must not be served; `asked` is its policy. */
export function writeBuild(folder: string, asked = policy): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  mkdirSync(path.join(folder, 'locales/es'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><div id="root"></div>');
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), `console.debug("${'aplauso '.repeat(500)}")`);
  writeFileSync(path.join(folder, 'assets/ticks-worker-3c4d.js'), 'postMessage(1)');
  writeFileSync(path.join(folder, 'assets/sprite-5e6f.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'push.js'), '');
  writeFileSync(path.join(folder, 'locales/es/app.json'), `{"messages":{"a":"${'aplauso '.repeat(20)}"}}`);
  writeFileSync(path.join(folder, 'headers.json'), JSON.stringify({ 'Content-Security-Policy': asked }));
  writeFileSync(path.join(folder, 'operations.json'), '[]');
}

interface Served {
  readonly get: (address: string, headers?: Record<string, string>) => Promise<Response>;
  readonly send: (
    address: string,
    body: string,
    headers?: Record<string, string>,
    method?: string,
  ) => Promise<Response>;
  readonly ask: (query: string, variables?: object, headers?: Record<string, string>) => Promise<Response>;
  readonly lines: string[];
  readonly stop: () => Promise<void>;
}

/** The server's answers over this REST backend. */
export async function serve(options: {
  readonly rest: { fetch(request: Request): Promise<Response> };
  readonly transport?: RestBehind;
  readonly known?: ReadonlySet<string> | 'any';
  readonly folder?: string;
}): Promise<Served> {
  const { rest, known = 'any', folder } = options;
  const transport = options.transport ?? {
    base: 'http://in.process/rest',
    send: (request: Request) => rest.fetch(request),
  };
  const graphql = await createGraphql({ sdl: readSdl(), rest: transport, known });
  const lines: string[] = [];
  const app = createHttp({
    graphql,
    rest,
    site: folder === undefined ? undefined : createSite(folder),
    log: (line, error) => lines.push(error instanceof Error ? `${line}: ${error.name}` : line),
  });
  const call = async (address: string, init: RequestInit): Promise<Response> =>
    app.fetch(new Request(new URL(address, 'http://aplauso.test'), init));
  const send: Served['send'] = (address, body, headers = {}, method = 'POST') =>
    call(address, { method, body, headers: { 'content-type': 'application/json', ...headers } });
  return {
    get: (address, headers = {}) => call(address, { headers }),
    send,
    ask: (query, variables = {}, headers = {}) =>
      send('/graphql', JSON.stringify({ query, variables }), headers),
    lines,
    stop: graphql.stop,
  };
}

/** A foreign REST server with prepared answers, which records its requests. */
export async function otherServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{
  readonly base: string;
  readonly asked: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
  readonly stop: () => Promise<void>;
}> {
  const asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    base: `http://127.0.0.1:${port}/api`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
