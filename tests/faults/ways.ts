/** How the app calls a row: by an operation of its screens, by a REST client, or by a document from the SDL. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  Kind,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import type { allRows } from '#schema/contract.ts';
import { isWrite, pathOf } from '#schema/kit/endpoint.ts';
import { ask, askParts } from '#src/api/ask.ts';
import { request } from '#src/api/client.ts';
import type { Operation } from '#src/api/operation.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { restCall } from '#src/api/rest.ts';
import { openStream } from '#src/api/stream.ts';
import * as documents from '#src/gql/graphql.ts';
import { StreamedMessage } from '#schema/notifications/streamed.ts';
import { written, fields, schema, type Field } from '#tests/contract/fields.ts';
import { everyAsked, type Layer } from './asked.ts';

type AnyRow = (typeof allRows)[number];

/** One way to call a row. */
export interface Way {
  readonly name: string;
  readonly by: 'the app' | 'the SDL' | 'its own client';
  readonly layer: Layer;
  /** The name in an error that comes from before the facade. */
  readonly operation: string;
  /** Whether a fault before the facade equals a fault behind it. */
  readonly isDirect: boolean;
  readonly session: boolean;
  readonly writes: boolean;
  /** Whether the message of the server's fault names the write: not at sign-in, which has its own sentences. */
  readonly isNamed: boolean;
  readonly call: () => Promise<unknown>;
}

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-03-18',
  DateTime: '2026-03-18T18:00:00.000Z',
  JSON: {},
};

/** The smallest value of an input type. The value may be invalid, because the fault comes before the validation. */
function least(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, least(field.type)]),
    );
  return scalars[getNamedType(inner).name] ?? 'x';
}

function variablesOf({
  variableDefinitions = [],
}: OperationDefinitionNode): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    variableDefinitions.flatMap((one) => {
      const type = typeFromAST(schema, one.type as never) as GraphQLInputType | undefined; // variables have input types
      return one.type.kind === Kind.NON_NULL_TYPE && type !== undefined
        ? [[one.variable.name.value, least(type)]]
        : [];
    }),
  );
}

type AnyOperation = Operation<Readonly<Record<string, unknown>>, object>;

const cached = <A>(queryFn: () => Promise<A>): Promise<A> =>
  createQueryClient().fetchQuery({ queryKey: ['walk'], queryFn });

interface Asking {
  readonly layer: Layer;
  readonly client: 'request' | 'ask' | 'askParts';
  readonly session: boolean;
}

/** Throws the error of a failed part, so that a part behaves like a whole query. */
async function parts(document: AnyOperation, variables: object, field: string): Promise<unknown> {
  const { data, errors } = await askParts(document, variables);
  const error = errors.get(field);
  if (error !== undefined) throw error;
  return data;
}

function calling(
  document: AnyOperation,
  variables: object,
  field: string,
  { layer, client, session }: Asking,
) {
  const retry = { retry: layer !== 'once', ...(session ? {} : { token: null }) };
  switch (client) {
    case 'ask':
      return () => ask(document, variables, retry);
    case 'askParts':
      return () => parts(document, variables, field);
    case 'request':
      return layer === 'cache'
        ? () => cached(() => request(document, variables))
        : () => request(document, variables, { pass: layer === 'pass' ? 'request' : 'none' });
  }
}

interface Operating extends Asking {
  readonly by: Way['by'];
  readonly field: string;
}

function wayOf(document: AnyOperation, { by, field, ...asking }: Operating): Way {
  const [definition] = parse(document.toString()).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('an operation comes first');
  const operation = definition.name?.value ?? '';
  const writes = definition.operation === 'mutation';
  // A write that names no pass uses the request pass.
  const layer = writes && asking.layer === 'cache' ? 'pass' : asking.layer;
  return {
    name: `${operation} by ${asking.client}, ${layer}`,
    by,
    layer,
    operation,
    isDirect: false,
    session: asking.session,
    writes,
    isNamed: writes && asking.client === 'request',
    call: calling(document, variablesOf(definition), field, { ...asking, layer }),
  };
}

const byName = documents as unknown as Readonly<Record<string, AnyOperation | undefined>>; // every document, with any answer

const firstFields = (text: string): readonly string[] =>
  parse(text).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [`${one.operation}.${field.name.value}`] : [],
        )
      : [],
  );

/** `query.post` → the ways in which the app sends it. */
const ofTheApp = new Map<string, Way[]>();
for (const asked of everyAsked) {
  const document = byName[asked.document];
  if (document === undefined) throw new Error(`${asked.document} is no document`);
  for (const id of firstFields(document.toString())) {
    const field = id.slice(id.indexOf('.') + 1);
    ofTheApp.set(id, [...(ofTheApp.get(id) ?? []), wayOf(document, { ...asked, by: 'the app', field })]);
  }
}

/** A document that selects one field with the least selection. */
function fromSdl(of: Field): Way {
  const { name, field } = of;
  const needed = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  const declared = needed.map((one) => `$${one.name}: ${one.type.toString()}`).join(', ');
  const given = needed.map((one) => `${one.name}: $${one.name}`).join(', ');
  return wayOf(new String(written(of, declared, given, 'short')), {
    by: 'the SDL',
    field: name,
    client: 'request',
    layer: 'cache',
    session: true,
  });
}

const picture = new File(['x'], 'a.png', { type: 'image/png' });

/** Calls that carry bytes, keys of the public API, or a stream. */
function direct({ operation, row }: AnyRow): Way {
  const way = {
    name: 'REST',
    by: 'its own client',
    operation,
    isDirect: true,
    session: row.can !== 'public',
    writes: isWrite(row),
    isNamed: isWrite(row) && row.answer !== 'stream',
  } as const;
  // Only the server validates the parts of a form.
  const params = Object.fromEntries([...pathOf(row).matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'a']));
  const input = { params, body: row.encoding === 'binary' ? picture : {} } as never;
  if (row.answer === 'stream')
    return {
      ...way,
      layer: 'once',
      call: () =>
        openStream({
          row,
          operation,
          message: StreamedMessage,
          signal: new AbortController().signal,
          onMessage: () => undefined,
        }),
    };
  if (isWrite(row) || row.answer === 'blob')
    return { ...way, layer: 'pass', call: () => restCall(row, operation, input, { pass: 'request' }) };
  return { ...way, layer: 'cache', call: () => cached(() => restCall(row, operation, input)) };
}

/** Every way to call a row; at least one. */
export function waysOf(one: AnyRow): readonly Way[] {
  const ofRow = fields.filter(({ rows }) => rows.some(({ operation }) => operation === one.operation));
  const byApp = ofRow.flatMap(({ kind, name }) => ofTheApp.get(`${kind.toLowerCase()}.${name}`) ?? []);
  if (byApp.length > 0) return byApp;
  const [field] = ofRow;
  return [field === undefined ? direct(one) : fromSdl(field)];
}

/** Documents that no call in the source uses. */
export const unasked: readonly string[] = Object.keys(byName).filter(
  (name) => name.endsWith('Document') && !everyAsked.some(({ document }) => document === name),
);
