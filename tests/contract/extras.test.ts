/** Unknown fields of a call change neither the written rows nor the answer (spec §3). */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allRows } from '#schema/contract.ts';
import { callerOf, leastOf, orgOf, routeOf } from './calls.ts';
import { withExtraArguments, withExtras } from './extra.ts';
import { documentOf, fields } from './fields.ts';
import { knownOf, sampleOf, type AllKnown } from './samples.ts';
import type { Sample } from './samples/known.ts';
import { aStillHome, type StillHome } from './still.ts';

let deployment: StillHome;
let known: AllKnown;
let other: { org: string; person: string };
beforeAll(async () => {
  deployment = await aStillHome('tab');
  known = await knownOf(deployment, 'aurora');
  other = {
    org: await orgOf(deployment, 'boreal'),
    person: (await knownOf(deployment, 'boreal'))['colleagueId'] ?? '',
  };
});
// One-time codes are constant.
beforeEach(() => void vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array));
afterAll(() => deployment.close());

describe('unknown fields over REST', () => {
  it.each(allRows)('$operation ignores unknown fields over REST', async ({ operation, row }) => {
    const sample: Sample = sampleOf(operation, known);
    const outcomeOf = ({ body, form, ...rest }: Sample) =>
      deployment.outcomeOf(() =>
        deployment.rest(routeOf(row, rest), { ...callerOf(row, sample), body, form }),
      );
    const plain = await outcomeOf(sample);
    expect(await outcomeOf(withExtras(row, sample, other.org, other.person))).toEqual(plain);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('unknown fields over GraphQL', () => {
  it.each(fields)('$id refuses unknown arguments and fields over GraphQL', async (field) => {
    const [one] = field.rows;
    const { document: plain, variables } = documentOf(field, known, 'short');
    const { document, added } = withExtraArguments(plain);
    const as = one === undefined ? {} : { as: leastOf(one.row) };
    let refused = 0;
    const outcome = await deployment.askedOutcomeOf(async () => {
      const answer = await deployment.ask(document, { variables, ...as });
      refused = answer.errors?.length ?? 0;
      expect(answer.data).toBeUndefined();
      return answer;
    });
    expect(added).toBeGreaterThan(3);
    expect(refused).toBe(added);
    expect(outcome.opened).toEqual([]);
  });
});
