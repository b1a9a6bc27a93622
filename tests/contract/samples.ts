/** A valid call for every row and every field of the facade, found in samples/<domain>.samples.ts, so that derived tests have something right to spoil. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '#backend/store/port.ts';
import type { TestDeployment } from '../support/deployment.ts';
import type { FieldInputs, FieldSamples, Known, RestSamples, Slug } from './samples/known.ts';

/** Everything that the domains' `known` found, by name. */
export type AllKnown = Known & Readonly<Record<string, string>>;

/** What a file of samples/ exports; each asks for what it needs by type, and gets the sum of all. */
interface DomainSamples {
  readonly known?: (store: Store, known: Known) => Promise<Readonly<Record<string, string>>>;
  readonly restSamples: RestSamples<AllKnown>;
  readonly fieldSamples: FieldSamples<AllKnown>;
  readonly fieldInputs?: FieldInputs<AllKnown>;
}

const parts = await Promise.all(
  globSync('samples/*.samples.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (file) => ({
      file,
      ...((await import(path.join(import.meta.dirname, file))) as DomainSamples),
    })),
);

/** One record out of those of all domains; the same name in two of them raises, since one would hide the other. */
function merged<V>(records: readonly { file: string; record: Readonly<Record<string, V>> }[]) {
  const all: Record<string, V> = {};
  for (const { file, record } of records)
    for (const [name, value] of Object.entries(record)) {
      if (name in all) throw new Error(`${file} names ${name}, as another file of samples does`);
      all[name] = value;
    }
  return all;
}

/** Finds what samples need in the world of a home. */
export async function knownOf({ db }: TestDeployment, slug: Slug): Promise<AllKnown> {
  const base: Known = { slug, me: `employee@${slug}.example`, colleague: `manager@${slug}.example` };
  const org = (await db.directory.find(`email:${base.me}`)) ?? '';
  return db.read(org, async (store) => {
    const found: { file: string; record: Readonly<Record<string, string>> }[] = [
      { file: 'known.ts', record: { ...base } },
    ];
    for (const { file, known } of parts)
      if (known !== undefined) found.push({ file, record: await known(store, base) });
    return { ...merged(found), ...base };
  });
}

/** Operation → a right call. A row without a sample turns the contract test red. */
export const restSamples = merged(parts.map(({ file, restSamples: record }) => ({ file, record })));
/** `Query.field` or `Mutation.field` → the arguments of a right call, as GraphQL text. */
export const fieldSamples = merged(parts.map(({ file, fieldSamples: record }) => ({ file, record })));
/** What `$input` stands for in such a text. */
export const fieldInputs = merged(parts.map(({ file, fieldInputs: record = {} }) => ({ file, record })));
