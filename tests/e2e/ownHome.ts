/** A home on Node for one file of tests: what it changes, nobody else sees. In the tab each test has a world of its own anyway. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownAddress, test } from './home.ts';

/** A running server. */
export interface Server {
  readonly address: string;
  /** Lines of its log so far. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('a port has a number');
  return bound.port;
}

/** Starts `server/main.ts` and waits until it listens. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Server> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts', ...flags], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const listening = Promise.withResolvers<void>();
  const failed = (): void => listening.reject(new Error('the server did not start'));
  child.once('exit', failed);
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const whole = (rest + chunk.toString()).split('\n');
    rest = whole.pop() ?? '';
    lines.push(...whole);
    if (whole.some((line) => line.startsWith('Aplauso:'))) listening.resolve();
  });
  await listening.promise;
  child.off('exit', failed);
  return {
    address: `http://localhost:${port}`,
    lines,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A folder that is gone after the tests. */
export function aFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-e2e-own-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Gives the tests of a file a home of their own; answers where it keeps its data, on Node. */
export function ownHome(): { readonly folder: () => string } {
  let server: Server | undefined;
  let kept: ReturnType<typeof aFolder> | undefined;
  test.beforeAll(async () => {
    if (test.info().project.name !== 'node') return;
    kept = aFolder();
    server = await startServer({ DATA_DIR: kept.folder }, ['--demo']);
    ownAddress.now = server.address;
  });
  test.afterAll(async () => {
    ownAddress.now = undefined;
    await server?.stop();
    kept?.remove();
  });
  return { folder: () => kept?.folder ?? '' };
}
