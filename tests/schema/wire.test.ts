/** The wire's spelling: our names are sent as the specification writes them and come back unchanged. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRows } from '#schema/contract.ts';
import { check } from '#schema/kit/validate.ts';
import { ourPath, readQuery, toOurs, toWire, wired, wirePath, writeQuery } from '#schema/kit/wire.ts';
import { PeopleSearch } from '#schema/users/users.endpoints.ts';
import { Recognition } from '#schema/recognitions/recognitions.endpoints.ts';

const Thing = z.object({
  plainText: z.string(),
  oddName: wired(z.array(z.string()), 'reciever_names'),
  nested: z.array(z.object({ innerCount: z.int(), maybe: z.nullable(z.object({ deepFlag: z.boolean() })) })),
  byFlag: z.record(z.string(), z.object({ isActive: z.boolean() })),
  either: z.union([
    z.object({ kind: z.literal('one'), firstValue: z.int() }),
    z.object({ kind: z.literal('two'), secondValue: z.string() }),
  ]),
});
const things: fc.Arbitrary<z.output<typeof Thing>> = fc.record({
  plainText: fc.string(),
  oddName: fc.array(fc.string()),
  nested: fc.array(
    fc.record({ innerCount: fc.integer(), maybe: fc.option(fc.record({ deepFlag: fc.boolean() })) }),
  ),
  byFlag: fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.record({ isActive: fc.boolean() }),
  ),
  either: fc.oneof(
    fc.record({ kind: fc.constant('one' as const), firstValue: fc.integer() }),
    fc.record({ kind: fc.constant('two' as const), secondValue: fc.string() }),
  ),
});

describe('spelling of the wire', () => {
  it('a value written to the wire and read back is unchanged', () => {
    fc.assert(
      fc.property(things, (thing) => {
        expect(toOurs(Thing, toWire(Thing, thing))).toEqual(thing);
      }),
    );
  });

  it('the wire keeps odd names of the specification and record keys, and writes other fields in snake case', () => {
    expect(
      toWire(Recognition, { receiverEmails: ['ana@aurora.example'], postTypes: ['a'], amount: 3 }),
    ).toEqual({
      reciever_emails: ['ana@aurora.example'],
      post_types: ['a'],
      amount: 3,
    });
    expect(
      toWire(z.record(z.string(), z.object({ isOn: z.boolean() })), { publicBadges: { isOn: true } }),
    ).toEqual({ publicBadges: { is_on: true } });
    expect(toWire(PeopleSearch, { perPage: 5 })).toEqual({ perPage: 5 });
  });

  it('reading from the wire drops unknown fields', () => {
    expect(
      toOurs(
        Recognition,
        JSON.parse('{"amount":1,"org_id":"x","user_type":"admin","__proto__":{"points":9}}'),
      ),
    ).toEqual({ amount: 1 });
  });

  it('reading a query converts values by the schema and leaves malformed ones for the check to name', () => {
    const Query = z.object({ page: z.int(), isPending: z.boolean(), userId: z.string() });
    expect(readQuery(Query, new URLSearchParams('page=2&is_pending=true&user_id=7'))).toEqual({
      page: 2,
      isPending: true,
      userId: '7',
    });
    const nonsense = check(
      Query,
      readQuery(Query, new URLSearchParams('page=1e9x&is_pending=yes&user_id=7')),
      'es',
    );
    expect(nonsense.ok ? [] : nonsense.reasons.map((one) => one.field)).toEqual(['page', 'is_pending']);
    expect(writeQuery(Query, { page: 2, isPending: false, userId: 'a b' }).toString()).toBe(
      'page=2&is_pending=false&user_id=a+b',
    );
  });

  it('field paths convert between code and wire in both directions', () => {
    expect(wirePath(Recognition, ['receiverEmails', 1])).toBe('reciever_emails.1');
    expect(ourPath(Recognition, 'reciever_emails.1')).toBe('receiverEmails.1');
  });

  it('no wire field is in camel case except those that the specification spells so', () => {
    const keys: string[] = [];
    const collect = (schema: z.ZodMiniType): void => {
      const def = schema._zod.def as {
        shape?: Record<string, z.ZodMiniType>;
        element?: z.ZodMiniType;
        innerType?: z.ZodMiniType;
        valueType?: z.ZodMiniType;
      };
      for (const [name, field] of Object.entries(def.shape ?? {})) {
        keys.push(wirePath(schema, [name]));
        collect(field);
      }
      for (const inner of [def.element, def.innerType, def.valueType])
        if (inner !== undefined) collect(inner);
    };
    for (const { row } of allRows)
      for (const part of [row.query, row.body, row.reply]) if (part !== undefined) collect(part);
    expect([...new Set(keys.filter((key) => /[A-Z]/.test(key)))].toSorted()).toEqual([
      'perPage',
      'referredId',
      'sendUsers',
      'valueFrom',
      'valueTo',
    ]);
  });
});
