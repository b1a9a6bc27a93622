/** Finds the other browser engines on this machine, or installs them as root on Debian-like systems. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** A browser engine besides Chromium. */
export type Engine = 'firefox' | 'webkit';

/** The engines in the order of their runs. */
export const engines: readonly Engine[] = ['firefox', 'webkit'];

interface Needs {
  /** Possible paths of the browser. */
  readonly files: readonly string[];
  /** Programs that the run needs in addition. */
  readonly programs: readonly string[];
  readonly packages: readonly string[];
}

const needs: Readonly<Record<Engine, Needs>> = {
  firefox: {
    files: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    programs: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    files: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
    programs: ['/usr/bin/Xvfb', '/usr/bin/xdotool'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
  },
};

function installed({ files, programs }: Needs): string | undefined {
  if (!programs.every((program) => existsSync(program))) return undefined;
  return globSync([...files]).at(-1);
}

function apt(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['-q', ...words], { env, stdio: 'ignore', timeout: 600_000 });
}

/** The path of the browser, or the reason why it is missing. */
export function findEngine(engine: Engine): { readonly file: string } | { readonly missing: string } {
  const need = needs[engine];
  const here = installed(need);
  if (here !== undefined) return { file: here };
  const packages = need.packages.join(', ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return { missing: `${packages} are not installed, and only root on Debian can be helped` };
  console.warn(`No ${engine} found; asking apt for ${packages} …`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...need.packages);
  const brought = installed(need);
  return brought === undefined ? { missing: `apt cannot install ${packages}` } : { file: brought };
}
