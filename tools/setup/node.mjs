/** Finds the Node that the project runs on: the lock file's own, else the one that started us if it is new enough. */
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

/** Before anything is installed: ends with one sentence where the lock file brings no Node and ours is too old. */
export function refuseOldNode() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!(packageName in optionalDependencies) && !isNewEnough()) refuse();
}

/** The Node to run everything on, as an absolute path; ends with one sentence when there is none. */
export function nodeBinary() {
  // The binary may be there and not run (Alpine has another C library): ask it.
  if (existsSync(binary) && spawnSync(binary, ['--version']).status === 0) return binary;
  if (!isNewEnough()) refuse();
  return process.execPath;
}
