/**
 * The generator's test takes minutes. Therefore the repository stores a hash of the inputs of its last pass,
 * and `npm test` skips it while they are the same. A release always runs it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';

const file = path.normalize('tools/new/tested.txt');

/** All inputs that affect the test's result. */
const inputs: readonly string[] = [
  'tools/new',
  'tools/domains',
  'tests/tools/new.slow.test.ts',
  'tests/contract',
  'schema/kit',
  'schema/contract.ts',
  'schema/facade.ts',
  'backend/services.ts',
  'backend/tables.ts',
  'backend/http',
  'backend/handlers.ts',
  'tools/domains/backend.ts',
  'tests/architecture',
  'mock/world/ids.ts',
  'mock/world/organization.ts',
  'stories/pictures',
  'src/app/routes.ts',
  'src/api',
  'src/ui',
  'package-lock.json',
];

const print = (): string => fingerprint(inputs, (name) => name !== file);

/** Whether the test passed with the current inputs. */
export const isGeneratorTested = (): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').trim() === print();

/** Stores that the test passed with the current inputs; the file is committed with them. */
export const rememberGenerator = (): void => writeFileSync(file, `${print()}\n`);
