/**
 * Servers of a test run, each on its own port: deployments on Node with the demo world, and the static files of the
 * demo.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '#tools/freePort.ts';

/** A running server. */
export interface Server {
  readonly address: string;
  /** Lines of its log so far. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
}

/**
 * All deployments share a secret, so sessions hold in every copy of the world and users sign in once, not once per
 * file.
 */
const secret = 'what signs the sessions of all end-to-end tests';

/**
 * Starts a program of the project and waits until its log shows that it listens; rejects if the program ends before.
 */
async function startProgram(
  port: number,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  listens: RegExp,
): Promise<Server> {
  const run = process.env['E2E_RUN'];
  const child: ChildProcess = spawn(process.execPath, words, {
    // Later starts of the same run read compiled code.
    env: {
      ...process.env,
      ...(run === undefined ? {} : { NODE_COMPILE_CACHE: path.join(run, 'code') }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const listening = Promise.withResolvers<void>();
  const failed = (): void =>
    listening.reject(new Error(`${words.join(' ')} did not start: ${lines.join('\n')}`));
  child.once('exit', failed);
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const whole = (rest + chunk.toString()).split('\n');
    rest = whole.pop() ?? '';
    lines.push(...whole);
    if (whole.some((line) => listens.test(line))) listening.resolve();
  });
  await listening.promise;
  child.off('exit', failed);
  return {
    address: `http://localhost:${port}`,
    lines,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

/** Starts `server/main.ts` and waits until it listens. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  at?: number,
): Promise<Server> {
  const port = at ?? (await freePort());
  const whole = { HOST: '127.0.0.1', PORT: String(port), SESSION_SECRET: secret, ...environment };
  return startProgram(port, ['server/main.ts', ...flags], whole, /^Aplauso:/);
}

/** Starts the server for the static files of the demo. */
async function startSite(): Promise<Server> {
  const port = await freePort();
  return startProgram(port, ['tools/start.ts', '--port', String(port)], {}, /^ *Aplauso/);
}

const runFolder = (): string => {
  const run = process.env['E2E_RUN'];
  if (run === undefined) throw new Error('playwright.config.ts names the folder of the run');
  return run;
};

/** A temporary folder that is removed after the tests. */
export function aFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(runFolder(), 'home-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Name of a deployment's database in its folder. */
export const database = 'aplauso.sqlite';

/** The initial demo world, which `world.setup.ts` creates. */
export const firstWorld = (): string => path.join(runFolder(), 'first.sqlite');

/** The deployment that the tests of a file use. */
export interface Home {
  readonly address: string;
  /** The data folder; empty in the tab. */
  readonly folder: string;
  /** Lines of the log so far; none in the tab. */
  readonly lines: readonly string[];
}

/** The deployments of one worker, one at a time. */
export interface Homes {
  /** The deployment of this test file. On Node it holds no changes of other files. */
  of(file: string): Promise<Home>;
  stop(): Promise<void>;
}

/**
 * A separate deployment on Node for each test file, so that files do not see each other's changes. All have the same
 * address, so that the browser has their files.
 */
export function nodeHomes(): Homes {
  let port: number | undefined;
  let now: { readonly file: string; readonly home: Home; readonly stop: () => Promise<void> } | undefined;
  const stop = async (): Promise<void> => {
    const last = now;
    now = undefined;
    await last?.stop();
  };
  return {
    async of(file) {
      if (now?.file === file) return now.home;
      await stop();
      const { folder, remove } = aFolder();
      copyFileSync(firstWorld(), path.join(folder, database));
      port ??= await freePort();
      const server = await startServer({ DATA_DIR: folder }, ['--demo'], port);
      const { address, lines } = server;
      now = {
        file,
        home: { address, folder, lines },
        stop: async () => {
          await server.stop();
          remove();
        },
      };
      return now.home;
    },
    stop,
  };
}

/** The static demo for a worker; each test has its own world in the browser. */
export function tabHomes(): Homes {
  let site: Promise<Server> | undefined;
  return {
    async of() {
      site ??= startSite();
      return { address: (await site).address, folder: '', lines: [] };
    },
    stop: async () => (await site)?.stop(),
  };
}
