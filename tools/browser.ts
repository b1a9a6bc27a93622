/** Finds or installs the browser for the stories and the end-to-end tests, and defines its arguments. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Headless, and without network traffic of the browser itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The headless shell comes first: it is the same engine without windows, and uses a seventh less CPU.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const inPath = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));

// On some systems the command only prints how to install the browser, so the version is requested. On
// Windows, Chrome would open a window instead of answering.
const answers = (file: string): boolean =>
  existsSync(file) &&
  (process.platform === 'win32' ||
    /Chrom|Edge/.test(
      spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '',
    ));

async function playwrights(): Promise<string[]> {
  const { chromium } = await import('playwright');
  return [chromium.executablePath()];
}

const succeeds = (command: string, args: string[], env = process.env): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env, timeout: 600_000, shell: process.platform === 'win32' })
    .status === 0;

/**
 * The path of a working Chromium: `CHROMIUM`, an installed one, Playwright's own, or one that Playwright or
 * (as root on Debian-like systems) apt can install. Undefined if none works; `noBrowser` is the message for
 * this case.
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  if (named) return answers(named) ? named : undefined;
  const installed = [...inPath(), ...applications].find(answers);
  if (installed) return installed;
  const own = (await playwrights()).find(answers);
  if (own) return own;

  console.log('No Chromium found; asking Playwright for one (a few minutes at most) …');
  if (succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium'])) {
    const fetched = (await playwrights()).find(answers);
    if (fetched) return fetched;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not; asking apt …');
    const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    succeeds('apt-get', ['update', '-q'], quiet);
    const installs = (name: string) =>
      succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet);
    ['chromium-headless-shell', 'chromium'].some(installs);
    return inPath().find(answers);
  }
  return undefined;
}

/** The message if the machine has no browser. */
export const noBrowser =
  'The stories and end-to-end tests need a Chromium: install Chromium or Chrome, or name one with CHROMIUM=/path/to/chromium, and run the same command again.';
