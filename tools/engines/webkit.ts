/**
 * Stock WebKitGTK: its MiniBrowser on a virtual screen, controlled over its inspector, with mouse and keys of
 * that screen.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { webkit, type BrowserContext } from '@playwright/test';
import { freePort } from '../freePort.ts';
import { behind, call, replace, within } from './inside.ts';
import { insertTexts } from './insertTexts.ts';
import { inspect, type Transport } from './inspector.ts';
import { pickFiles } from './pickFiles.ts';
import { takeRealInput } from './takeRealInput.ts';

/** Size of the screen in pixels, which the window fills; its title bar reduces the page. */
const size = { width: 1280, height: 800 };

/** Processes of this run; they end with it, also after an aborted journey. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

const keep = (child: ChildProcess): ChildProcess => {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

interface Screen {
  readonly display: string;
  close(): Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** A virtual screen; the X server chooses its number. */
async function openScreen(): Promise<Screen> {
  const area = `${size.width}x${size.height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', area, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  keep(server);
  const said = server.stdio[3];
  if (!said) throw new Error('Xvfb has no third channel');
  const number = await Promise.race([
    once(said, 'data').then(([chunk]) => String(chunk).trim()),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return { display: `:${number}`, close: () => ended(server) };
}

async function inspectSoon(port: number, address: string, browser: ChildProcess): Promise<Transport> {
  for (;;) {
    try {
      return await inspect(port, address);
    } catch (error) {
      if (browser.exitCode !== null) throw new Error('the browser ended as it started', { cause: error });
      // The port opens after the window is drawn, and the page follows later.
      await pause(200);
    }
  }
}

/** The options of a context as Playwright's runner sets them. */
interface Options {
  baseURL?: string;
}

/** The process of one browser and the port of its inspector. */
async function start(file: string, display: string, folder: string, first: string) {
  const port = await freePort();
  const browser = spawn(file, [first], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      LANG: 'C.UTF-8',
      LANGUAGE: 'es',
      // Without a graphics card the browser would wait forever for frames.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
    },
    stdio: 'ignore',
  });
  return { browser: keep(browser), port };
}

/** One browser with one page and an empty profile. */
async function open(file: string, options: Options): Promise<BrowserContext> {
  const instrumentation = within(webkit, '_instrumentation');
  await Promise.resolve(call(instrumentation, 'runBeforeCreateBrowserContext', options));
  const screen = await openScreen();
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-webkit-'));
  // A page of another origin would run in another process, which Playwright would not notice.
  const first = new URL('/favicon.svg', options.baseURL).href;
  const { browser, port } = await start(file, screen.display, folder, first);
  const connected = await webkit.connectOverCDP(await inspectSoon(port, first, browser));
  const context = connected.contexts()[0];
  const page = context?.pages()[0];
  if (!context || !page) throw new Error('the browser has no page');
  for (const side of [context, behind(context)])
    Object.assign(within(side, '_options'), { baseURL: options.baseURL });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  insertTexts(page);
  await takeRealInput(page, screen.display);
  await pickFiles(page);
  return Object.assign(context, {
    newPage: async () => page,
    close: async () => {
      await Promise.resolve(call(instrumentation, 'runBeforeCloseBrowserContext', context));
      await ended(browser);
      await screen.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

/**
 * From here on, WebKit of this process is the browser at `file`: each context is a separate browser with one
 * page.
 */
export function prepareWebkit(file: string): void {
  replace(webkit, 'launch', async () => ({
    newContext: (options: Options = {}) => open(file, { ...options }),
    contexts: () => [],
    close: async () => undefined,
  }));
}
