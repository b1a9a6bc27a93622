/** A null that a body accepts means something: no value, take it away. It reaches the row through the facade. */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FacadeContext, FieldResolver } from '#schema/kit/resolvers.ts';
import { fields, type Field } from './fields.ts';

/** The fields of a row's body, and whether they accept null. */
const bodyOf = ({ rows: [one] }: Field) =>
  one?.row.body instanceof z.ZodMiniObject
    ? Object.entries(one.row.body.shape).map(([name, field]) => ({
        name,
        acceptsNull: z.safeParse(field, null).success,
      }))
    : [];

/** Null for each of these fields. */
const nulls = (of: ReturnType<typeof bodyOf>) => Object.fromEntries(of.map(({ name }) => [name, null]));

/** The body that the row receives if all arguments are null. */
async function received(of: Field): Promise<unknown> {
  let body: unknown;
  const context: FacadeContext = {
    call: async (_row, _operation, input) => {
      ({ body } = z.parse(z.object({ body: z.unknown() }), input));
      throw new Error('seen');
    },
  };
  const resolve = of.field.resolve as unknown as (
    source: unknown,
    ...more: Parameters<FieldResolver>
  ) => Promise<unknown>; // attach() gave it these parameters after the source
  await resolve({}, nulls(bodyOf(of)), context).catch(() => undefined);
  return body;
}

const inArguments = fields.filter(
  (one) => bodyOf(one).length > 0 && one.field.args.every(({ name }) => name !== 'input'),
);

it.each(inArguments)(
  '$id passes null as an argument where its row accepts null, and only there',
  async (one) => {
    expect(await received(one)).toEqual(nulls(bodyOf(one).filter(({ acceptsNull }) => acceptsNull)));
  },
);
