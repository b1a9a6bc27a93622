/**
 * A valid call for every row and every field of the facade, from samples/<domain>.samples.ts. Other tests derive
 * invalid calls from these.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '#backend/store/port.ts';
import type { TestDeployment } from '../support/deployment.ts';
import type { FieldInputs, FieldSamples, Known, RestSamples, Slug } from './samples/known.ts';

/** The results of `known` of all domains, by name. */
export type AllKnown = Known & Readonly<Record<string, string>>;

/**
 * The exports of a file in samples/. Each file declares its needs as a type and receives the results of all domains.
 */
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

/** Merges the records of all domains. Throws for a duplicate name, because one record would hide the other. */
function merged<V>(records: readonly { file: string; record: Readonly<Record<string, V>> }[]) {
  const all: Record<string, V> = {};
  for (const { file, record } of records)
    for (const [name, value] of Object.entries(record)) {
      if (name in all) throw new Error(`${file} names ${name}, as another file of samples does`);
      all[name] = value;
    }
  return all;
}

/** Finds the data for samples in the world of a deployment. */
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

/** Operation → a valid call. The contract test fails for a row without a sample. */
export const restSamples = merged(parts.map(({ file, restSamples: record }) => ({ file, record })));
/** `Query.field` or `Mutation.field` → the arguments of a valid call, as GraphQL text. */
export const fieldSamples = merged(parts.map(({ file, fieldSamples: record }) => ({ file, record })));
/** The value of `$input` in such a text. */
export const fieldInputs = merged(parts.map(({ file, fieldInputs: record = {} }) => ({ file, record })));
