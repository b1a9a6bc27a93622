/** Clean-up after the last test: removes the worlds of a run and keeps the output of failed tests. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the folder for failures inside the folder of a run. */
export const failures = 'failed';

/** Removes the folder of a run and keeps its failures, if there are any. */
export function endRun(run: string): void {
  if (!existsSync(run)) return;
  const place = join(run, failures);
  const failed = existsSync(place) && readdirSync(place).some((name) => !name.startsWith('.'));
  for (const name of readdirSync(run))
    if (!failed || name !== failures) rmSync(join(run, name), { recursive: true, force: true });
  if (!failed) rmSync(run, { recursive: true, force: true });
}
