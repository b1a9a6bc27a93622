/**
 * The fields of a body or a response, read from the schema of its row, so that only the descriptions are
 * written by hand.
 */
import type { AnySchema } from '#schema/kit/endpoint.ts';
import { jsonSchema } from '#schema/kit/openapi.ts';

/** One field with its name on the wire. */
export interface Field {
  /** Includes the names above: `posts[].id`. */
  readonly path: string;
  readonly kind: 'text' | 'email' | 'integer' | 'object';
  /** The field is a list of `kind`. */
  readonly isList: boolean;
  readonly isRequired: boolean;
  /** For numbers the minimum and maximum value; for texts the number of characters. */
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** For a list: the number of items. */
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

/** Fields of the request (`input`) or response (`output`), each before its nested fields. */
export const fieldsOf = (schema: AnySchema, io: 'input' | 'output'): readonly Field[] =>
  walk(jsonSchema(schema, io), '');
