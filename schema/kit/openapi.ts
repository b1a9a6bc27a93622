/** Generates OpenAPI 3.1 from the rows; no part is written by hand. */
import * as z from 'zod/mini';
import {
  hasBody,
  isWrite,
  methodOf,
  modulesOf,
  pathOf,
  type AnySchema,
  type Contract,
  type Row,
} from './endpoint.ts';
import { baseField } from './edit.ts';
import { fileRuleOf } from './files.ts';
import { After, Next } from './shapes.ts';
import { wireNameOf } from './wire.ts';

type Json = Readonly<Record<string, unknown>>;

interface ShapeDef {
  readonly shape?: Readonly<Record<string, AnySchema>>;
}

const aboutBase =
  'The values that the changed fields had when the caller read them. If another value is stored now, nothing is changed: 409 `conflict`, with one reason `changed_meanwhile` for each such field and both values. A field whose stored value is already the new one is no conflict. Without it, the edit overwrites.';

/** What the shared shapes of lists mean. */
const aboutLists = new Map<AnySchema, string>([
  [
    After,
    'The `next` of an earlier answer of the same list and filter: the answer begins after its last row, so that nothing comes twice or is left out when rows are added at the top meanwhile. `page` says nothing then.',
  ],
  [Next, 'Pass it as `after` for the rows that follow; null at the end of the list.'],
]);

/** JSON Schema of a zod schema, with the wire's names. */
export function jsonSchema(schema: AnySchema, io: 'input' | 'output'): Json {
  const out = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: node }) => {
      if (fileRuleOf(zodSchema) !== undefined && node.type === undefined)
        Object.assign(node, { type: 'string', format: 'binary' });
      const { shape } = zodSchema._zod.def as ShapeDef; // only objects have a shape
      if (shape === undefined || node.properties === undefined) return;
      const names = new Map(Object.entries(shape).map(([name, field]) => [name, wireNameOf(name, field)]));
      node.properties = Object.fromEntries(
        Object.entries(node.properties).map(([name, one]) => [names.get(name) ?? name, one]),
      );
      for (const [name, field] of Object.entries(shape)) {
        const description = aboutLists.get(field);
        const property = node.properties[names.get(name) ?? name];
        if (description !== undefined && typeof property === 'object')
          Object.assign(property, { description });
      }
      const base = node.properties[names.get(baseField) ?? baseField];
      if (base !== undefined) Object.assign(base, { description: aboutBase });
      if (node.required !== undefined) node.required = node.required.map((name) => names.get(name) ?? name);
    },
  });
  const { $schema: _schema, ...rest } = out;
  return rest;
}

function parameters(row: Row): readonly Json[] {
  const path = [...pathOf(row).matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = row.query === undefined ? {} : jsonSchema(row.query, 'input')['properties'];
  const query = Object.entries(properties ?? {}).map(([name, schema]: [string, unknown]) => ({
    name,
    in: 'query',
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string' },
    description: 'A repeat under the same key changes nothing.',
  };
  return [...path, ...query, ...(isWrite(row) && row.can !== 'public' ? [key] : [])];
}

const refusedAs = (description: string, headers?: Json): Json => ({
  description,
  ...(headers === undefined ? {} : { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** Refusals that a key can receive, in the order of the checks. */
const keyRefusals = (row: Row): Json => ({
  401: refusedAs('No key, an unknown one, one that was revoked or is over'),
  429: refusedAs('Too many calls of this key', {
    'Retry-After': { schema: { type: 'integer' }, description: 'Seconds until calls are served again' },
  }),
  403: refusedAs('The key lacks the right, or the module is off'),
  ...(hasBody(row)
    ? { 422: refusedAs('Something is wrong with the body; `reasons` says what, by field') }
    : {}),
});

/** The credentials that a call accepts; for a key also the required scope. */
const securityOf = ({ can, scope }: Row): readonly Json[] =>
  can === 'public'
    ? []
    : can === 'apiKey'
      ? [{ apiKey: scope === undefined ? [] : [scope] }]
      : [{ session: [] }];

function operationOf(domain: string, name: string, row: Row): Json {
  const media =
    row.encoding === 'multipart'
      ? 'multipart/form-data'
      : row.encoding === 'binary'
        ? 'application/octet-stream'
        : 'application/json';
  const taken = row.body === undefined ? {} : { schema: jsonSchema(row.body, 'input') };
  const type =
    row.answer === 'blob'
      ? 'application/octet-stream'
      : row.answer === 'stream'
        ? 'text/event-stream'
        : 'application/json';
  const content =
    row.reply === undefined ? { [type]: {} } : { [type]: { schema: jsonSchema(row.reply, 'output') } };
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    parameters: parameters(row),
    ...(hasBody(row) ? { requestBody: { required: true, content: { [media]: taken } } } : {}),
    responses: {
      [row.status ?? 200]: { description: 'Success', content },
      ...(row.can === 'apiKey' ? keyRefusals(row) : {}),
      default: refusedAs('Refused or failed'),
    },
    security: securityOf(row),
    'x-permission': row.can,
    'x-modules': modulesOf(row),
    'x-origin': row.origin,
  };
}

const errorSchema = {
  type: 'object',
  required: ['code', 'status', 'recoverable', 'message', 'error', 'reasons'],
  properties: {
    code: { type: 'string' },
    status: { type: 'integer' },
    recoverable: { type: 'boolean' },
    retryable: { type: 'boolean' },
    retryAfter: { type: 'number' },
    message: { type: 'string' },
    error: { type: 'string' },
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          basedOn: { description: 'Of `changed_meanwhile`: the value that the edit was based on.' },
          stored: { description: 'Of `changed_meanwhile`: the value that is stored now.' },
        },
      },
    },
  },
};

/** The OpenAPI document of a contract served under `base`; paths are identical to the contract's. */
export function openApi(contract: Contract, base: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [domain, rows] of Object.entries(contract)) {
    for (const [name, row] of Object.entries(rows)) {
      const path = pathOf(row);
      paths[path] = { ...paths[path], [methodOf(row).toLowerCase()]: operationOf(domain, name, row) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Aplauso', version: '1' },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
    },
  };
}
