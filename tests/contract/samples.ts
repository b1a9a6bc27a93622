/**
 * A valid call for every row and every field of the facade: derived from the row, with what samples/<domain>.samples.ts
 * states. Other tests derive invalid calls from these.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '#backend/store/port.ts';
import { allRows } from '#schema/contract.ts';
import { pathOf } from '#schema/kit/endpoint.ts';
import type { TestDeployment } from '../support/deployment.ts';
import { completed, spelt } from './derived.ts';
import type { Known, Sample, Slug, Stated } from './samples/known.ts';

/** The results of `known` of all domains, by name. */
export type AllKnown = Known & Readonly<Record<string, string>>;

/**
 * The exports of a file in samples/. Each file declares its needs as a type and receives the results of all domains.
 */
interface DomainSamples {
  readonly known?: (store: Store, known: Known) => Promise<Readonly<Record<string, string>>>;
  readonly calls?: Readonly<Record<string, string | ((known: AllKnown) => Stated)>>;
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

/** Finds the data for samples in the world of a deployment, or adds a row that it may lack. */
export async function knownOf({ db }: TestDeployment, slug: Slug): Promise<AllKnown> {
  const base: Known = { slug, me: `employee@${slug}.example`, colleague: `manager@${slug}.example` };
  const org = (await db.directory.find(`email:${base.me}`)) ?? '';
  return db.tx(org, async (store) => {
    const found: { file: string; record: Readonly<Record<string, string>> }[] = [
      { file: 'known.ts', record: { ...base, receiverEmail: base.colleague } },
    ];
    for (const { file, known } of parts)
      if (known !== undefined) found.push({ file, record: await known(store, base) });
    return { ...merged(found), ...base };
  });
}

const stated = merged(parts.map(({ file, calls: record = {} }) => ({ file, record })));
const rows = new Map(allRows.map(({ operation, row }) => [operation, row]));
for (const operation of Object.keys(stated))
  if (!rows.has(operation)) throw new Error(`a sample names ${operation}, which is no row`);

/** A valid call of an operation in our spelling. */
export function callOf(operation: string, known: AllKnown): Stated {
  const row = rows.get(operation);
  if (row === undefined) throw new Error(`there is no row ${operation}`);
  const said = stated[operation] ?? {};
  const id = { id: typeof said === 'string' ? (known[said] ?? '') : '' };
  const own =
    typeof said === 'function'
      ? said(known)
      : typeof said !== 'string'
        ? said
        : pathOf(row).includes('{id}')
          ? { params: id }
          : { body: id };
  return completed(row, own, known);
}

/** A valid call of an operation in the spelling of the wire. */
export function sampleOf(operation: string, known: AllKnown): Sample {
  const row = rows.get(operation);
  if (row === undefined) throw new Error(`there is no row ${operation}`);
  return spelt(row, callOf(operation, known));
}
