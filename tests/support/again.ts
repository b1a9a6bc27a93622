/** The one line that plays a failed random test again. */
import { expect } from 'vitest';
import { seed as seedOfRun } from './trials.ts';

/** What was drawn where it failed; the seed of the run unless a test names its own. */
export interface Found {
  readonly seed?: number | undefined;
  /** Where in the property, as fast-check says it. */
  readonly path?: string | null;
}

/** A command that runs the current test as it ran now. */
export function again({ seed = seedOfRun, path = null }: Found = {}): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = (testPath ?? '').replaceAll('\\', '/').replace(/^.*?\/(?=tests\/)/u, '');
  const name = currentTestName.split(' > ').at(-1) ?? '';
  const way = path === null ? '' : `APLAUSO_PATH=${path} `;
  const size = `APLAUSO_TRIALS=${process.env['APLAUSO_TRIALS'] ?? '1'}`;
  return `Again: APLAUSO_SEED=${seed} ${size} ${way}npm test -- ${file} -t ${JSON.stringify(name)}`;
}
