/** The samples of every machine there is, found by their files: a new machine is tested without being listed. */
import type { Samples } from '#machines/sample.ts';

const isSamples = (value: unknown): value is Samples =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/*.samples.ts', {
  eager: true,
});

/** File names of the charts, without folder and ending. */
export const machineNames: readonly string[] = Object.keys(
  import.meta.glob('../../machines/*.machine.ts'),
).map((file) => file.replace(/^.*\/(\w+)\.machine\.ts$/u, '$1'));

/** One entry a machine. */
export const allSamples: readonly Samples[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isSamples),
);
