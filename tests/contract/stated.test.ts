/**
 * What the specification states of a call, written out in calls.json. Rows and samples follow from one another, so only
 * this list notices a row that is wrong.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRows } from '#schema/contract.ts';
import { methodOf, pathOf, type AnySchema, type Row } from '#schema/kit/endpoint.ts';
import { jsonSchema } from '#schema/kit/openapi.ts';

const Names = z.optional(z.array(z.string()));
const StatedCall = z.object({
  call: z.string(),
  method: z.string(),
  path: z.string(),
  /** Names on the wire. */
  query: Names,
  body: Names,
  /** Names on the wire; a dot goes one level down. */
  reply: Names,
  status: z.optional(z.int()),
  encoding: z.optional(z.string()),
  answer: z.optional(z.string()),
  /** Milliseconds. */
  timeout: z.optional(z.int()),
});

const spot = (method: string, path: string): string => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
const rows = new Map<string, Row>(allRows.map(({ row }) => [spot(methodOf(row), pathOf(row)), row]));
const built = z
  .parse(z.array(StatedCall), JSON.parse(readFileSync('tests/contract/calls.json', 'utf8')))
  .flatMap((call) => {
    const row = rows.get(spot(call.method, call.path));
    return row === undefined ? [] : [{ ...call, row }];
  });

/** The names of a shape on the wire, those of its objects behind a dot. */
function namesOf(schema: AnySchema | undefined, io: 'input' | 'output'): readonly string[] {
  const Node = z.looseObject({
    properties: z._default(z.record(z.string(), z.unknown()), {}),
    anyOf: z._default(z.array(z.unknown()), []),
  });
  const within = (value: unknown): readonly string[] => {
    const node = Node.safeParse(value).data;
    if (node === undefined) return [];
    return [
      ...node.anyOf.flatMap(within),
      ...Object.entries(node.properties).flatMap(([name, one]) => [
        name,
        ...within(one).map((below) => `${name}.${below}`),
      ]),
    ];
  };
  return schema === undefined ? [] : within(jsonSchema(schema, io));
}

describe('facts that the specification states', () => {
  it.each(built.filter(({ query }) => query !== undefined))(
    '$call has the stated query parameters',
    ({ query = [], row }) => expect(namesOf(row.query, 'input')).toEqual(expect.arrayContaining(query)),
  );

  it.each(built.filter(({ body }) => body !== undefined))(
    '$call has the stated body fields',
    ({ body = [], row }) => expect(namesOf(row.body, 'input')).toEqual(expect.arrayContaining(body)),
  );

  it.each(built.filter(({ reply }) => reply !== undefined))(
    '$call has the stated reply fields',
    ({ reply = [], row }) => expect(namesOf(row.reply, 'output')).toEqual(expect.arrayContaining(reply)),
  );

  it.each(built.filter(({ status }) => status !== undefined))(
    '$call answers the stated status',
    ({ status, row }) => expect(row.status ?? 200).toBe(status),
  );

  const transported = built.filter((call) => (call.encoding ?? call.answer ?? call.timeout) !== undefined);
  it.each(transported)('$call has the stated encoding, answer and timeout', ({ row, ...stated }) => {
    const { encoding = row.encoding, answer = row.answer, timeout = row.timeout } = stated;
    expect([row.encoding, row.answer, row.timeout]).toEqual([encoding, answer, timeout]);
  });
});
