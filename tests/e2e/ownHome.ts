/** A home on Node for one file of tests: what it changes, nobody else sees. In the tab each test has a world of its own anyway. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

const database = 'aplauso.sqlite';

/** The demo world as it begins, once a home of this run has made it. */
const firstWorld = (): string => path.join(process.env['E2E_DATA_DIR'] ?? '', 'first.sqlite');

/** Keeps a world that nobody has touched for the homes that come later: to copy it is quicker than to make another. */
function keepWorld(folder: string): void {
  const copy = path.join(folder, 'copy.sqlite');
  const made = new DatabaseSync(path.join(folder, database), { timeout: 5000 });
  made.prepare('vacuum into ?').run(copy);
  made.close();
  renameSync(copy, firstWorld());
}

/** Gives the tests of a file a home of their own; answers where it keeps its data and what it has printed, on Node. */
export function ownHome(): { readonly folder: () => string; readonly printed: () => readonly string[] } {
  let server: Server | undefined;
  let kept: ReturnType<typeof aFolder> | undefined;
  test.beforeAll(async () => {
    if (test.info().project.name !== 'node') return;
    kept = aFolder();
    const isMade = existsSync(firstWorld());
    if (isMade) copyFileSync(firstWorld(), path.join(kept.folder, database));
    server = await startServer({ DATA_DIR: kept.folder }, ['--demo']);
    if (!isMade) keepWorld(kept.folder);
    ownAddress.now = server.address;
  });
  test.afterAll(async () => {
    ownAddress.now = undefined;
    await server?.stop();
    kept?.remove();
  });
  return { folder: () => kept?.folder ?? '', printed: () => server?.lines ?? [] };
}
