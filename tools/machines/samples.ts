/**
 * The samples of every machine for tools that run on Node without Vite; found by their file names, as in the
 * tests.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Samples } from '#machines/sample.ts';

const folder = path.resolve('machines');

const isSamples = (value: unknown): value is Samples =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

/** One entry per machine, in the order of the file names. */
export async function readSamples(): Promise<readonly Samples[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.samples.ts'));
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(folder, file)).href)),
  );
  return modules.flatMap((module) => Object.values(module).filter(isSamples));
}
