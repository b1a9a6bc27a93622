/**
 * Writes docs/dependencies.md: the dependencies of the project, with version, licence, maintainer, size and
 * purpose.
 *
 *   node tools/dependencies.ts           writes the document
 *   node tools/dependencies.ts --check   ends with code 1 if the document is stale or a licence is not allowed
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf, purposeFaults, withoutSizes } from './dependencies/document.ts';
import { installedIn } from './dependencies/installed.ts';
import { licenceFaults } from './dependencies/licences.ts';
import { purposes } from './dependencies/purposes.ts';
import { readListed, readLocked } from './dependencies/read.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/dependencies.md');

const listed = readListed(root);
const packages = readLocked(root);
const faults = [...purposeFaults(listed, purposes), ...licenceFaults(packages)];

const isCheck = process.argv.includes('--check');

if (faults.length === 0) {
  const read = installedIn(root);
  // Sizes are not compared, so a check does not read them.
  const installed = isCheck ? (name: string) => ({ ...read(name), bytes: () => 0 }) : read;
  const text = documentOf({ listed, packages, purposes, installed });
  const isFresh = existsSync(file) && withoutSizes(readFileSync(file, 'utf8')) === withoutSizes(text);
  if (!isCheck) writeFileSync(file, text);
  else if (!isFresh) faults.push('docs/dependencies.md is stale: run npm run dependencies.');
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
