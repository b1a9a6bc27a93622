#!/usr/bin/env node
/**
 * The entry of every npm script, on any Node ≥ 20.19 and without a dependency: installs, generates and builds
 * what is missing or older than its sources. Then runs the command after `--` on the Node of the lock file.
 *
 *   node tools/setup.mjs [loose] [need-product|need-demo|build-product|build-demo]… [-- tool arguments…]
 *
 * `need-…` builds only if the sources changed, `build-…` always; `loose` accepts texts without English.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './setup/install.mjs';
import { makeBuild, makeOperations, makeTexts } from './setup/made.mjs';
import { nodeBinary, refuseOldNode } from './setup/node.mjs';
import { start } from './setup/run.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

const words = process.argv.slice(2);
const border = words.indexOf('--');
const steps = border === -1 ? words : words.slice(0, border);
const [tool, ...args] = border === -1 ? [] : words.slice(border + 1);
const unknown = steps.find((step) => !/^(loose|(need|build)-(product|demo))$/.test(step));
if (unknown) {
  console.error(`tools/setup.mjs does not know the step "${unknown}".`);
  process.exit(1);
}

refuseOldNode();
if (!isInstalled()) install();
const node = nodeBinary();
makeOperations(node);
makeTexts(node, steps.includes('loose'));
for (const name of ['product', 'demo']) {
  const always = steps.includes(`build-${name}`);
  if (always || steps.includes(`need-${name}`)) makeBuild(node, name, always);
}
if (tool) start(node, tool, args);
