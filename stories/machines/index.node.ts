/** Reads a machine's samples from disk, again after each change of a chart, for Storybook's index and build. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Samples } from '#machines/sample.ts';
import { statesOf, type StateStory } from './states.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Folder of the charts. */
export const machinesFolder = path.join(here, '../../machines');

const isSamples = (value: unknown): value is Samples =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

/** Name of the machine of a `<name>.states.tsx`. */
export const machineNameOf = (file: string): string =>
  path.basename(file).replace(/\.states\.tsx(\?.*)?$/u, '');

/** Path of the states file of a machine. */
export const statesFileOf = (machine: string): string => path.join(here, `${machine}.states.tsx`);

async function readStories(machine: string): Promise<readonly StateStory[]> {
  const file = path.join(machinesFolder, `${machine}.samples.ts`);
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(file, {
    configFile: false,
    logLevel: 'error',
  });
  const samples = Object.values(module).find(isSamples);
  if (samples === undefined) throw new Error(`${file} exports no samples`);
  return statesOf(samples);
}

const newestFile = (): number =>
  Math.max(...readdirSync(machinesFolder).map((file) => statSync(path.join(machinesFolder, file)).mtimeMs));

const read = new Map<string, { readonly at: number; readonly stories: Promise<readonly StateStory[]> }>();

/**
 * The stories of one machine from its current files, cached for index and build. Throws if the machine has no
 * samples.
 */
export function storiesOf(machine: string): Promise<readonly StateStory[]> {
  const at = newestFile();
  const known = read.get(machine);
  if (known?.at === at) return known.stories;
  const stories = readStories(machine);
  read.set(machine, { at, stories });
  return stories;
}

/** All machines with a chart. */
export const machineNames = (): readonly string[] =>
  readdirSync(machinesFolder).flatMap((file) =>
    file.endsWith('.machine.ts') ? [file.slice(0, -'.machine.ts'.length)] : [],
  );
