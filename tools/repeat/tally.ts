/** How often each test failed over repeated runs, in words. */
import type { GateName } from './arguments.ts';
import type { Failure } from './reports.ts';

/** One run of one gate. */
export interface Run {
  readonly gate: GateName;
  readonly seed: number;
  readonly failures: readonly Failure[];
}

/** A line for each test that ever failed, the most frequent first: rate, first message, seeds. */
export function tallied(runs: readonly Run[]): string[] {
  const tests = new Map<
    string,
    { readonly gate: GateName; readonly message: string; readonly seeds: number[] }
  >();
  for (const { gate, seed, failures } of runs)
    for (const { test, message } of failures) {
      const known = tests.get(test);
      if (known === undefined) tests.set(test, { gate, message, seeds: [seed] });
      else if (known.seeds.at(-1) !== seed) known.seeds.push(seed);
    }
  return [...tests]
    .toSorted(([, one], [, other]) => other.seeds.length - one.seeds.length)
    .map(([test, { gate, message, seeds }]) => {
      const all = runs.filter((run) => run.gate === gate).length;
      const repeat = `APLAUSO_SEED ${seeds.join(', ')}`;
      return `${seeds.length} of ${all}  ${test}\n        ${message}\n        ${repeat}`;
    });
}
