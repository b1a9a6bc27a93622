/**
 * A call by object is answered like the same call over the wire: replies, refusals, writes, stored repeats and log.
 * Only the spelling lies between them, so one store is enough.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import type { Parts } from '#schema/kit/client.ts';
import { isWrite, modulesOf, type Row } from '#schema/kit/endpoint.ts';
import { readQuery, toOurs } from '#schema/kit/wire.ts';
import type { Language } from '#schema/limits.ts';
import { may, roles } from '#schema/permissions.ts';
import { saidBy } from '../support/bothPaths.ts';
import { callerOf, permissionOf, personOf, turn } from './calls.ts';
import { shapeOf } from './extra.ts';
import { fields } from './fields.ts';
import { knownOf, sampleOf as wireSampleOf, type AllKnown } from './samples.ts';
import { noId, type Sample } from './samples/known.ts';
import { aStillHome, type StillHome } from './still.ts';

/** Files, blobs and streams travel only over the wire. */
const rows = allRows.filter(({ row }) => (row.encoding ?? 'json') === 'json' && row.reply !== undefined);
type AnyRow = (typeof rows)[number];

interface Call {
  readonly input: Parts;
  readonly token?: string | undefined;
  readonly language?: Language;
}

/** Values of a wrong type, and values that JSON changes or drops. */
const odd = [undefined, Number.NaN, -0, 'x', [undefined, -0], { a: undefined, not: 'this' }, null];

/** An odd value in each field; with another `shift`, each field holds another one. */
const oddFields = (schema: Row['body'], shift: number): object => ({
  ...Object.fromEntries(
    Object.keys(shapeOf(schema)).map((name, at) => [name, odd[(at + shift) % odd.length]]),
  ),
  unknownField: 1,
});

describe('a call by object', () => {
  let deployment: StillHome;
  let known: AllKnown;
  beforeAll(async () => {
    deployment = await aStillHome('tab');
    known = await knownOf(deployment, 'aurora');
  });
  afterAll(() => deployment.close());

  const sampleOf = ({ operation }: AnyRow): Sample => wireSampleOf(operation, known);
  const inputOf = ({ query, body }: Row, { params = {}, search = '', ...sample }: Sample): Parts => ({
    params,
    ...(query === undefined ? {} : { query: readQuery(query, new URLSearchParams(search)) }),
    ...(body === undefined ? {} : { body: toOurs(body, sample.body ?? {}) }),
  });
  const tokenOf = async ({ row }: AnyRow, sample: Sample): Promise<string | undefined> => {
    const { as, token } = callerOf(row, sample);
    return as === undefined ? token : deployment.tokenOf(as);
  };
  async function expectSame(one: AnyRow, what: string, { token, ...call }: Call): Promise<void> {
    const headers = {
      // With a key, the stored repeat is one of the compared writes.
      ...(isWrite(one.row) ? { 'idempotency-key': 'one key' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const by = (path: 'object' | 'wire') =>
      deployment.askedOutcomeOf(() => saidBy(path, deployment.backend, { ...one, ...call, headers }));
    expect(await by('object'), what).toEqual(await by('wire'));
  }

  it('every field of the facade calls a row that travels by object', () => {
    const called = fields.flatMap((field) => field.rows.map(({ operation }) => operation));
    const travelling = rows.map(({ operation }) => operation);
    expect(called.filter((operation) => !travelling.includes(operation))).toEqual([]);
  });

  it.each(rows)('$operation is answered by object as over the wire', async (one) => {
    const { row } = one;
    const sample = sampleOf(one);
    const token = await tokenOf(one, sample);
    const input = inputOf(row, sample);
    await expectSame(one, 'as in the sample', { input, token });
    const permission = permissionOf(row);
    if (permission !== undefined) {
      await expectSame(one, 'without a token', { input });
      const other = roles.find((role) => !may(role, permission));
      if (other !== undefined) {
        const anothers = await deployment.tokenOf(personOf(other));
        await expectSame(one, 'without permission', { input, token: anothers });
      }
    }
    const params = Object.fromEntries(Object.keys(input.params ?? {}).map((name) => [name, noId]));
    if (Object.keys(params).length > 0)
      await expectSame(one, 'with unknown ids', { input: { ...input, params }, token, language: 'en' });
    for (const part of ['query', 'body'] as const) {
      if (row[part] === undefined) continue;
      await expectSame(one, `without its ${part}`, { input: { ...input, [part]: undefined }, token });
      for (const shift of [0, 2, 4]) {
        const odd = { ...input, [part]: oddFields(row[part], shift) };
        await expectSame(one, `with odd values in its ${part}, ${shift}`, {
          input: odd,
          token,
          language: 'en',
        });
      }
    }
  });

  describe('of a module that is off', () => {
    beforeAll(() => turn(deployment, 'aurora', false));
    afterAll(() => turn(deployment, 'aurora', true));
    const switched = rows.filter(({ row }) => row.can !== 'public' && modulesOf(row).length > 0);

    it.each(switched)('$operation is refused by object as over the wire', async (one) => {
      const sample = sampleOf(one);
      await expectSame(one, one.operation, {
        input: inputOf(one.row, sample),
        token: await tokenOf(one, sample),
      });
    });
  });
});
