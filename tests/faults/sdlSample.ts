/** A sample of a type of the SDL with every field filled, for screens that need the answer of a query. */
import { getNullableType, isEnumType, isListType, isObjectType, type GraphQLOutputType } from 'graphql';
import { schema } from '#tests/contract/fields.ts';

const scalars: Readonly<Record<string, unknown>> = {
  ID: '019d4444-0000-7000-8000-000000000001',
  String: 'texto',
  Int: 5,
  Float: 5,
  Boolean: true,
  Date: '2026-03-18',
  DateTime: '2026-03-18T18:00:00.000Z',
  JSON: {},
};

function filled(type: GraphQLOutputType, depth: number): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (!isObjectType(inner)) return scalars[inner.toString()] ?? 'texto';
  // Limits the depth, because a recursive type would never end.
  if (depth === 0) return null;
  return Object.fromEntries(
    Object.values(inner.getFields()).map((field) => [field.name, filled(field.type, depth - 1)]),
  );
}

/** Fills in a type; `more` overrides values that the type alone cannot give. Throws for an unknown type. */
export function ofSdl<T>(name: string, more: object = {}): T {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object of the SDL`);
  return { ...(filled(type, 4) as object), ...more } as T; // the caller names the type that was generated from this one
}
