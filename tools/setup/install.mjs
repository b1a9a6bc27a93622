/** Checks whether node_modules matches the lock file, and installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether every package of the lock file is installed in its version. Versions are compared, not dates: a
 * fresh checkout is newer than the packages and still up to date. Optional packages may be missing (binaries
 * of other systems).
 */
export function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([where, { version, optional, devOptional }]) => {
      const found = present[where];
      return where === '' || (found ? found.version === version : Boolean(optional ?? devOptional));
    },
  );
}

/** Installs exactly the lock file; ends this process if npm fails. */
export function install() {
  console.log('Installing what package-lock.json says (a minute on the first run) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under `npm run` npm passes its path; only npm.cmd on Windows needs a shell.
  const npm = process.env.npm_execpath;
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('The packages could not be installed: see what npm says above.');
    process.exit(done.status ?? 1);
  }
}
