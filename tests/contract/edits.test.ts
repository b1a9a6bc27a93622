/** Every edit accepts the values that it is based on, and is refused if somebody else stored other ones meanwhile. */
import { getNamedType, isInputObjectType, type GraphQLArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRows } from '#schema/contract.ts';
import { isSameValue } from '#schema/kit/edit.ts';
import { callerOf, routeOf } from './calls.ts';
import { fields } from './fields.ts';
import { knownOf, sampleOf, type AllKnown } from './samples.ts';
import { aStillHome, type StillHome } from './still.ts';

const isEdit = ({ body }: (typeof allRows)[number]['row']): boolean =>
  body instanceof z.ZodMiniObject && 'basedOn' in body.shape;
const edits = allRows.filter(({ row }) => isEdit(row));

const Values = z.record(z.string(), z.unknown());
const Refused = z.object({
  code: z.literal('conflict'),
  reasons: z.array(
    z.object({
      field: z.string(),
      code: z.literal('changed_meanwhile'),
      basedOn: z.unknown(),
      stored: z.unknown(),
    }),
  ),
});

let deployment: StillHome;
let known: AllKnown;
beforeAll(async () => {
  deployment = await aStillHome('tab');
  known = await knownOf(deployment, 'aurora');
});
afterAll(() => deployment.close());

describe('edits that say what they are based on', () => {
  it.each(edits)(
    '$operation refuses a change that is based on another value than the stored one, and accepts the stored one',
    async ({ operation, row }) => {
      const sample = sampleOf(operation, known);
      const body = z.parse(Values, sample.body);
      const send = (based_on: object) =>
        deployment.rest(routeOf(row, sample), { ...callerOf(row, sample), body: { ...body, based_on } });
      const { id: _id, ...changed } = body;
      const seen = Object.fromEntries(Object.keys(changed).map((name) => [name, { never: 'this' }]));

      const refused = await send(seen);
      expect(refused.status).toBe(409);
      const { reasons } = z.parse(Refused, await refused.json());
      // A field whose stored value is the new one is no conflict.
      expect(reasons.length).toBeGreaterThan(0);
      for (const { field, basedOn, stored } of reasons) {
        expect(basedOn, field).toEqual(seen[field]);
        expect(isSameValue(stored, changed[field]), field).toBe(false);
      }

      const now = Object.fromEntries(reasons.map(({ field, stored }) => [field, stored]));
      expect((await send(now)).status).toBe(row.status ?? 200);
      expect((await send({})).status).toBe(row.status ?? 200);
    },
  );

  it('the facade takes the base of every edit', () => {
    const written = fields.filter(({ rows: [one] }) => one !== undefined && isEdit(one.row));
    expect(written).toHaveLength(edits.length);
    const takesBase = ({ name, type }: GraphQLArgument): boolean => {
      const input = getNamedType(type);
      return name === 'basedOn' || (isInputObjectType(input) && 'basedOn' in input.getFields());
    };
    const without = written.filter(({ field }) => !field.args.some(takesBase));
    expect(without.map(({ field }) => field.name)).toEqual([]);
  });
});
