/** Hostile input never breaks a call: each refusal has a code and a sentence, and no internal detail (spec §8). */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import { catalogue } from '#schema/errors.ts';
import type { StoreKind } from '../support/deployment.ts';
import { callerOf } from './calls.ts';
import { hostileTo, oneByOne, type Hostile } from './hostileInput.ts';
import { knownOf, sampleOf, type AllKnown } from './samples.ts';
import type { Sample } from './samples/known.ts';
import { aStillHome, type StillHome } from './still.ts';
import { trials, isWhole } from '#tests/support/trials.ts';

const numRuns = trials(4);

/** Words that only internal messages contain. */
const inside =
  /\bat \S+ \(|\.[cm]?[jt]sx?:\d|node:|node_modules|sqlite|SELECT |INSERT |UPDATE \w+ SET|constraint|Error:|is not a function|Cannot read|zod|stack"/i;

describe.each(['tab', 'sql'] satisfies StoreKind[])('hostile calls, %s store', (kind) => {
  let deployment: StillHome;
  let known: AllKnown;
  beforeAll(async () => {
    deployment = await aStillHome(kind);
    known = await knownOf(deployment, 'aurora');
    await deployment.tokenOf('admin@aurora.example');
  });
  afterAll(() => deployment.close());

  // Every other call over each store, and all over both in a release: only the few that pass all checks reach it.
  const ofStore = allRows.filter((_, at) => isWhole || at % 2 === Number(kind === 'sql'));

  it.each(ofStore)('$operation answers hostile input without a failure', async ({ operation, row }) => {
    const sample: Sample = sampleOf(operation, known);
    const who = callerOf(row, sample);
    const stands = async ({ route, text, form }: Hostile): Promise<void> => {
      const what = `${route} ${text?.slice(0, 2_000) ?? ''}`;
      const outcome = await deployment.outcomeOf(() =>
        deployment.rest(route, { ...who, ...(text === undefined ? {} : { text }), form }),
      );
      expect(outcome.logged, what).toEqual([]);
      expect(outcome.status, what).toBeLessThan(500);
      if (row.body !== undefined && text?.includes(String.raw`a\u0000\ud800`))
        expect(outcome.status, `${what} holds text that cannot be stored`).toBeGreaterThanOrEqual(400);
      if (outcome.status < 400) return;
      const said = JSON.parse(outcome.text) as {
        code: string;
        message: string;
        reasons: { code: string; message: string }[];
      };
      expect(Object.keys(catalogue), what).toContain(said.code);
      for (const message of [said.message, ...said.reasons.map((one) => one.message)]) {
        expect(message.length, what).toBeGreaterThan(5);
        expect(message, what).not.toMatch(inside);
      }
      // Failed attempts are counted, and a key records its last use.
      expect(
        outcome.written.filter(({ org, table }) => org !== 'home' && table !== 'api_keys'),
        what,
      ).toEqual([]);
    };
    if (row.encoding === undefined) for (const call of oneByOne(row, sample)) await stands(call);
    const calls = fc.asyncProperty(hostileTo(row, sample), stands);
    await fc.assert(calls, { numRuns, endOnFailure: true });
  });
});
