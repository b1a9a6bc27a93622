/**
 * The generator's test takes minutes. So the repository keeps a print of the inputs with which it passed last, and
 * `npm test` leaves it out while they are the same. A release always runs it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';

const file = path.normalize('tools/new/tested.txt');

/** Everything that decides what the test says. */
const inputs: readonly string[] = [
  'tools/new',
  'tests/tools/new.slow.test.ts',
  'tests/contract',
  'schema/kit',
  'schema/contract.ts',
  'schema/facade.ts',
  'backend/services.ts',
  'backend/tables.ts',
  'backend/http',
  'mock/world/ids.ts',
  'mock/world/organization.ts',
  'stories/pictures',
  'src/app/routes.ts',
  'src/api',
  'src/ui',
  'package-lock.json',
];

const print = (): string => fingerprint(inputs, (name) => name !== file);

/** Whether the test passed with the inputs as they are now. */
export const isGeneratorTested = (): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').trim() === print();

/** Notes that the test passed with the inputs as they are now; the file is committed with them. */
export const rememberGenerator = (): void => writeFileSync(file, `${print()}\n`);
