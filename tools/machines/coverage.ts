/**
 * Combines the machine coverage of all tests in `.cache/machines.json`, which Storybook's page
 * "Machines/Coverage" shows.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { arrowsOf, statePaths } from '#stories/machines/arrows.ts';
import { coverageKinds, Tally, type Coverage, type CoverageKind } from '#stories/machines/coverage.shape.ts';
import { readSamples } from './samples.ts';
import { arrowsOfStep, pathsOf, Steps, type Step } from './steps.ts';

const folder = path.resolve('.cache/machines');
const file = path.resolve('.cache/machines.json');

/** Deletes the coverage of earlier runs. */
export function beginCoverage(): void {
  rmSync(folder, { recursive: true, force: true });
  rmSync(file, { force: true });
}

interface Pieces {
  readonly tallies: readonly Tally[];
  /** Steps of end-to-end tests. */
  readonly steps: readonly Step[];
}

/** Skips a piece that an aborted run left incomplete. */
function readPieces(): Pieces {
  const pieces = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name): unknown[] => {
    try {
      return [JSON.parse(readFileSync(path.join(folder, name), 'utf8'))];
    } catch {
      return [];
    }
  });
  const read = <T extends z.ZodMiniType>(shape: T) =>
    pieces.flatMap((piece) => {
      const { success, data } = z.safeParse(shape, piece);
      return success ? [data] : [];
    });
  return { tallies: read(Tally), steps: read(Steps).flat() };
}

/** Combines the pieces for each machine. */
export async function coverageOf({ tallies, steps }: Pieces): Promise<Coverage> {
  const kinds = coverageKinds.filter(
    (kind) => tallies.some((tally) => tally.kind === kind) || (kind === 'e2e' && steps.length > 0),
  );
  const machines = (await readSamples()).map(({ machine }) => {
    const arrows = [...arrowsOf(machine).values()];
    const own = steps.filter(([id]) => id === machine.id);
    const reached = new Map<CoverageKind, { states: Set<string>; arrows: Set<string> }>(
      coverageKinds.map((kind) => {
        const of = tallies.flatMap((tally) =>
          tally.kind === kind ? (tally.machines[machine.id] ?? []) : [],
        );
        return [
          kind,
          {
            states: new Set(of.flatMap(({ states }) => states)),
            arrows: new Set(of.flatMap((tally) => tally.arrows)),
          },
        ];
      }),
    );
    for (const step of own) {
      for (const state of pathsOf(step[3])) reached.get('e2e')?.states.add(state);
      for (const { key } of arrowsOfStep(arrows, step)) reached.get('e2e')?.arrows.add(key);
    }
    const by = (what: 'states' | 'arrows', name: string): CoverageKind[] =>
      kinds.filter((kind) => reached.get(kind)?.[what].has(name));
    const states = statePaths(machine);
    return {
      id: machine.id,
      states: states.map((state) => ({
        path: state,
        isLeaf: !states.some((other) => other.startsWith(`${state}.`)),
        by: by('states', state),
      })),
      arrows: arrows.map(({ key, state, on, when, to }) => ({
        key,
        state,
        on,
        when: [...when],
        to: [...to],
        by: by('arrows', key),
      })),
    };
  });
  return { kinds, machines: machines.toSorted((one, other) => one.id.localeCompare(other.id)) };
}

/** Writes the file, and returns a line for each kind of test: covered states and arrows of the total. */
export async function writeCoverage(): Promise<readonly string[]> {
  const coverage = await coverageOf(readPieces());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(coverage));
  const states = coverage.machines.flatMap((machine) => machine.states);
  const arrows = coverage.machines.flatMap((machine) => machine.arrows);
  return coverage.kinds.map((kind) => {
    const held = (all: readonly { readonly by: readonly CoverageKind[] }[]): string =>
      `${all.filter(({ by }) => by.includes(kind)).length} / ${all.length}`;
    return `machines, ${kind}: states ${held(states)}, transitions ${held(arrows)}`;
  });
}
