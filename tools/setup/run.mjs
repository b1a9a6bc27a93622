/** Starts the project's tools on one Node, without a shell, so that it works the same on every system. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// The package of each command; `node` is Node itself.
const owners = {
  vite: 'vite',
  storybook: 'storybook',
  vitest: 'vitest',
  playwright: '@playwright/test',
  oxlint: 'oxlint',
  oxfmt: 'oxfmt',
  tsc: 'typescript',
  lingui: '@lingui/cli',
  'graphql-codegen': '@graphql-codegen/cli',
};

/** The script of a tool (`vite` → node_modules/vite/bin/vite.js); throws for an unknown tool. */
export function scriptOf(tool) {
  const owner = owners[tool];
  if (!owner) throw new Error(`tools/setup/run.mjs does not know the tool "${tool}".`);
  const folder = path.join('node_modules', owner);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[tool]);
}

/** The environment of every tool: the project's own commands and its Node come first in PATH. */
export function environment(node) {
  const key = Object.keys(process.env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  const first = [path.resolve('node_modules', '.bin'), path.dirname(node)];
  return { ...process.env, [key]: [...first, process.env[key]].join(path.delimiter) };
}

const wordsOf = (tool, args) => (tool === 'node' ? args : [scriptOf(tool), ...args]);

/** Runs a tool to its end and returns its exit code; its output goes to the same place as ours. */
export function tryRun(node, tool, args, stdio = 'inherit') {
  const { status } = spawnSync(node, wordsOf(tool, args), { stdio, env: environment(node) });
  return status ?? 1;
}

/** Runs a tool to its end; ends this process with the tool's exit code if it failed. */
export function run(node, tool, args) {
  const status = tryRun(node, tool, args);
  if (status !== 0) process.exit(status);
}

/** Runs the requested command; forwards signals to it and exits with its exit code. */
export function start(node, tool, args) {
  const child = spawn(node, wordsOf(tool, args), { stdio: 'inherit', env: environment(node) });
  const pass = (signal) => process.on(signal, () => child.kill(signal));
  for (const signal of ['SIGTERM', 'SIGHUP']) pass(signal);
  // Ctrl+C in a terminal reaches the child by itself; a second signal would interrupt its cleanup.
  if (process.stdin.isTTY) process.on('SIGINT', () => undefined);
  else pass('SIGINT');
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
