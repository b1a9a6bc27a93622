/**
 * `npm run new <domain>`: writes a domain's files in every layer and adds it to every list; all of them or
 * none.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tryRun } from '../setup/run.mjs';
import { writeEnglish } from './english.ts';
import { filesOf, listedCalls, migrationOf } from './files.ts';
import { Refusal } from './refusal.ts';
import { stepsOf } from './steps.ts';
import { readWish } from './wish.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const wish = readWish(process.argv.slice(2), [...new Set(listedCalls(root).map(({ domain }) => domain))]);
  const { writes, routes, english } = filesOf(root, wish);
  const steps = stepsOf(root, wish, {
    routes: routes.map(({ route }) => route),
    migration: migrationOf(root, wish.domain),
  });
  for (const { file, isNew } of writes)
    console.log(`${wish.dry ? 'would ' : ''}${isNew ? 'write' : 'enter it in'} ${file}`);
  if (!wish.dry) {
    for (const { file, text } of writes) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    writeEnglish(root, english);
    // A long name breaks lines elsewhere than the templates.
    tryRun(
      process.execPath,
      'oxfmt',
      writes.map(({ file }) => file).filter((file) => !/\.(sql|md)$/.test(file)),
    );
  }
  console.log(`\nIt answers ${routes.map(({ route, origin }) => `${route} (${origin})`).join(', ')}. Next:`);
  steps.forEach((step, index) => console.log(`  ${index + 1}. ${step}`));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`Nothing was written. ${error.message}`);
  process.exitCode = 1;
}
