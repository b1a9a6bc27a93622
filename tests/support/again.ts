/** The command that repeats a failed random test. */
import { expect } from 'vitest';
import { seed as seedOfRun } from './trials.ts';

/** The draws of the failure. Default: the seed of the run. */
export interface Found {
  readonly seed?: number | undefined;
  /** The path inside the property, as fast-check reports it. */
  readonly path?: string | null;
}

/** A command that runs the current test with the same draws. */
export function again({ seed = seedOfRun, path = null }: Found = {}): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = (testPath ?? '').replaceAll('\\', '/').replace(/^.*?\/(?=tests\/)/u, '');
  const name = currentTestName.split(' > ').at(-1) ?? '';
  const way = path === null ? '' : `APLAUSO_PATH=${path} `;
  const size = `APLAUSO_TRIALS=${process.env['APLAUSO_TRIALS'] ?? '1'}`;
  return `Again: APLAUSO_SEED=${seed} ${size} ${way}npm test -- ${file} -t ${JSON.stringify(name)}`;
}
