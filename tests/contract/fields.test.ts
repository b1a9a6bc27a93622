/** Tests every field of the facade: one call per field, the refusals of this call, and shapes that fit the SDL. */
import { isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modulesOf } from '#schema/kit/endpoint.ts';
import type { StoreKind } from '../support/deployment.ts';
import { callerOf, leastOf, turn } from './calls.ts';
import { codeIn, documentOf, fields, type Field } from './fields.ts';
import { knownOf, sampleOf, type AllKnown } from './samples.ts';
import { walkedElsewhere } from './samples/known.ts';
import { aStillHome, type StillHome } from './still.ts';

describe.each(['tab', 'sql'] satisfies StoreKind[])('fields of the GraphQL facade, %s store', (kind) => {
  let deployment: StillHome;
  let known: AllKnown;
  beforeAll(async () => {
    deployment = await aStillHome(kind);
    known = await knownOf(deployment, 'aurora');
  });
  afterAll(() => deployment.close());
  const ask = (field: Field, who: { readonly as?: string }, selection: 'whole' | 'short') => {
    const { document, variables } = documentOf(field, known, selection);
    return deployment.ask(document, { variables, ...who });
  };

  it.each(fields)('$id makes one REST call', (field) => {
    expect(field.rows).toHaveLength(1);
  });

  it.each(fields.filter(({ rows: [one] }) => !walkedElsewhere.includes(one?.operation ?? '')))(
    '$id answers all fields of the SDL without errors',
    async (field) => {
      const [one] = field.rows;
      if (one === undefined) throw new Error(`${field.id} makes no call`);
      const sample = sampleOf(one.operation, known);
      const answer = await ask(field, callerOf(one.row, sample), 'whole');
      expect(answer.errors ?? []).toEqual([]);
      const value = answer.data?.[field.name];
      if (isListType(isNonNullType(field.field.type) ? field.field.type.ofType : field.field.type))
        expect(Array.isArray(value)).toBe(true);
      else expect(value).not.toBeNull();
    },
  );

  describe('fields of switched-off modules', () => {
    beforeAll(() => turn(deployment, 'aurora', false));
    afterAll(() => turn(deployment, 'aurora', true));

    it.each(fields.filter(({ rows: [one] }) => one !== undefined && modulesOf(one.row).length > 0))(
      '$id answers module_off over GraphQL while its modules are off',
      async (field) => {
        const [one] = field.rows;
        if (one === undefined) throw new Error(`${field.id} makes no call`);
        expect(codeIn(await ask(field, { as: leastOf(one.row) }, 'short'))).toBe('module_off');
      },
    );
  });
});
