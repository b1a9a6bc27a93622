/** The samples of all machines, found by file name, so that a new machine is tested without a list. */
import type { Samples } from '#machines/sample.ts';

const isSamples = (value: unknown): value is Samples =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/*.samples.ts', {
  eager: true,
});

/** File names of the machines, without folder and extension. */
export const machineNames: readonly string[] = Object.keys(
  import.meta.glob('../../machines/*.machine.ts'),
).map((file) => file.replace(/^.*\/(\w+)\.machine\.ts$/u, '$1'));

/** One entry per machine. */
export const allSamples: readonly Samples[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isSamples),
);
