/** Tells whether something made (types, texts, a build) is older than its sources, by content and not by date. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join('.cache', 'made.json');
// Made by ourselves from files that are listed too.
const made = ['src/gql', 'schema/gql', 'public/locales'].map((folder) => path.normalize(folder));
const isMade = (name) => made.includes(name) || /^src[\\/]locales[\\/].*\.json$/.test(name);

function* filesOf(name) {
  if (!existsSync(name) || isMade(name)) return;
  if (!statSync(name).isDirectory()) return yield name;
  for (const entry of readdirSync(name).sort()) yield* filesOf(path.join(name, entry));
}

/** One short text for the content of files and folders; `wanted` narrows it to some files by their path. */
export function fingerprint(names, wanted = () => true) {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const each of filesOf(path.normalize(name))) {
      if (!wanted(each)) continue;
      hash.update(each).update('\0').update(readFileSync(each)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 32);
}

const all = () => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/** Whether the thing was last made from these sources. */
export const isMadeFrom = (thing, print) => all()[thing] === print;

/** Notes that the thing was made from these sources. */
export function remember(thing, print) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...all(), [thing]: print }, null, 2));
}
