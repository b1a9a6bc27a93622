/** The field tables of the documentation match the rows of the contract, and every field has a description. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { wired } from '#schema/kit/wire.ts';
import { maxPoints } from '#schema/limits.ts';
import { maxReceivers } from '#schema/limits.parts.ts';
import { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { services } from '#src/docs/calls.ts';
import { wordOf } from '#src/docs/FieldList.tsx';
import { fieldsOf } from '#src/docs/fields.ts';
import { answerWords, bodyWords } from '#src/docs/fieldWords.ts';

const said = (schema: AnySchema, io: 'input' | 'output', words: Readonly<Record<string, unknown>>) => ({
  missing: fieldsOf(schema, io)
    .map(({ path }) => path)
    .filter((path) => words[wordOf(schema, path)] === undefined),
  idle: Object.keys(words).filter(
    (name) => !fieldsOf(schema, io).some(({ path }) => wordOf(schema, path) === name),
  ),
});

describe.each(['recognition', 'badge'] as const)('%s', (service) => {
  const row = publicApiEndpoints[services[service]];

  test('the documented call explains each field of its body and no other', () => {
    expect(said(row.body, 'input', bodyWords[service])).toEqual({ missing: [], idle: [] });
  });

  test('the documented call explains each field of its answer and no other', () => {
    expect(said(row.reply, 'output', answerWords)).toEqual({ missing: [], idle: [] });
  });
});

test('a new field without an explanation is reported', () => {
  const more = z.object({ id: z.string(), newField: z.optional(z.string()) });
  expect(said(more, 'input', { id: 'words' })).toEqual({ missing: ['new_field'], idle: [] });
});

test('the field table has the names, kinds and limits of the contract row, spelt as on the wire', () => {
  const fields = fieldsOf(publicApiEndpoints.sendRecognition.body, 'input');
  expect(fields.map(({ path, isRequired }) => [path, isRequired])).toEqual([
    ['sender_email', true],
    ['reciever_emails', true],
    ['amount', true],
    ['post_types', true],
    ['message', false],
  ]);
  expect(fields.find(({ path }) => path === 'reciever_emails')).toMatchObject({
    kind: 'email',
    isList: true,
    fewest: 1,
    most: maxReceivers,
  });
  expect(fields.find(({ path }) => path === 'amount')).toMatchObject({
    kind: 'integer',
    isList: false,
    minimum: 0,
    maximum: maxPoints,
  });
});

test('fields inside a list are named with the path of the list', () => {
  const nested = z.object({ people: z.array(z.object({ mailTo: wired(z.email(), 'e_mail') })) });
  expect(fieldsOf(nested, 'output').map(({ path, kind }) => [path, kind])).toEqual([
    ['people', 'object'],
    ['people[].e_mail', 'email'],
  ]);
  expect(wordOf(nested, 'people[].e_mail')).toBe('people.mailTo');
});
