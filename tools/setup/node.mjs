/** Finds the Node for the project: the one of the lock file, or the current one if it is new enough. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const oldest = [24, 15];
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const binary = path.resolve(
  'node_modules',
  packageName,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function refuse() {
  console.error(
    `Aplauso needs Node ${oldest.join('.')} or newer on this system (${process.platform} ${process.arch}); this is Node ${process.versions.node}. ` +
      'Install it from https://nodejs.org and run the same command again.',
  );
  process.exit(1);
}

/**
 * Runs before the installation: ends with one sentence if the lock file contains no Node and the current one
 * is too old.
 */
export function refuseOldNode() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!(packageName in optionalDependencies) && !isNewEnough()) refuse();
}

/** The absolute path of the Node for all tools; ends with one sentence if there is none. */
export function nodeBinary() {
  // The binary may exist and not run (Alpine has another C library), so it is executed.
  if (existsSync(binary) && spawnSync(binary, ['--version']).status === 0) return binary;
  if (!isNewEnough()) refuse();
  return process.execPath;
}
