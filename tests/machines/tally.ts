/**
 * Records the states and arrows of each machine that a test reached, for the page "Machines/Coverage". Merged by
 * tools/gates/machines.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { keysOf, standsIn } from '#stories/machines/arrows.ts';
import type { CoverageKind, Tally } from '#stories/machines/coverage.shape.ts';

/** The folder of the records before they are merged. */
export const tallyFolder = path.resolve('.cache/machines');

const tallies = new Map<CoverageKind, Map<string, { states: Set<string>; arrows: Set<string> }>>();

/** Adds states and arrows to the record of this test file and writes the file. */
export function keepTally(
  kind: CoverageKind,
  machine: AnyStateMachine,
  {
    standing,
    taken,
  }: { readonly standing: Iterable<AnyMachineSnapshot>; readonly taken: Iterable<AnyTransitionDefinition> },
): void {
  const machines = tallies.get(kind) ?? new Map<string, { states: Set<string>; arrows: Set<string> }>();
  tallies.set(kind, machines);
  const all = machines.get(machine.id) ?? { states: new Set(), arrows: new Set() };
  machines.set(machine.id, all);
  for (const snapshot of standing) for (const state of standsIn(snapshot)) all.states.add(state);
  for (const key of keysOf(machine, taken)) all.arrows.add(key);
  write(kind, machines);
}

function write(
  kind: CoverageKind,
  machines: ReadonlyMap<
    string,
    { readonly states: ReadonlySet<string>; readonly arrows: ReadonlySet<string> }
  >,
): void {
  const tally: Tally = {
    kind,
    machines: Object.fromEntries(
      [...machines].map(([id, { states, arrows }]) => [id, { states: [...states], arrows: [...arrows] }]),
    ),
  };
  const test = path.basename(expect.getState().testPath ?? 'test').replace(/\W+/gu, '-');
  mkdirSync(tallyFolder, { recursive: true });
  writeFileSync(path.join(tallyFolder, `${kind}-${test}.json`), JSON.stringify(tally));
}
