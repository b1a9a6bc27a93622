/** The fields of a body or an answer, read from the schema of its row: nothing of the tables is written by hand but their words. */
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { jsonSchema } from '#schema/kit/openapi.ts';

/** One field as it is spelt on the wire. */
export interface Field {
  /** With the names above it: `posts[].id`. */
  readonly path: string;
  readonly kind: 'text' | 'email' | 'integer' | 'object';
  /** It is a list of those. */
  readonly isList: boolean;
  readonly isRequired: boolean;
  /** Numbers: the smallest and largest; texts: characters. */
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** Of a list: how many. */
  readonly fewest: number | undefined;
  readonly most: number | undefined;
}

interface Node {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly items?: unknown;
  readonly properties?: unknown;
  readonly required?: unknown;
  readonly [limit: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function kindOf({ type, format }: Node): Field['kind'] {
  if (type === 'integer') return 'integer';
  if (type === 'object') return 'object';
  return format === 'email' ? 'email' : 'text';
}

function walk(node: Node, above: string): readonly Field[] {
  const required = Array.isArray(node.required) ? node.required : [];
  return Object.entries(nodeOf(node.properties)).flatMap(([name, given]) => {
    const whole = nodeOf(given);
    const isList = whole.type === 'array';
    const one = isList ? nodeOf(whole.items) : whole;
    const path = `${above}${name}`;
    const field: Field = {
      path,
      kind: kindOf(one),
      isList,
      isRequired: required.includes(name),
      minimum: numberOf(one['minimum'] ?? one['minLength']),
      maximum: numberOf(one['maximum'] ?? one['maxLength']),
      fewest: numberOf(whole['minItems']),
      most: numberOf(whole['maxItems']),
    };
    return [field, ...walk(one, `${path}${isList ? '[]' : ''}.`)];
  });
}

/** Fields of what is sent (`input`) or answered (`output`), each before those inside it. */
export const fieldsOf = (schema: AnySchema, io: 'input' | 'output'): readonly Field[] =>
  walk(jsonSchema(schema, io), '');
