/**
 * Stands in for `graphql` where graphql-request imports it (tools/vite/standIns.ts), in every build: our operations are
 * texts, so the client needs neither a parser nor a schema. Saves about 11 kB gz of the first load; the demo's facade
 * still gets the real one.
 */

/** Only ever compared with; our client makes its own errors (src/api). */
export class GraphQLError extends Error {}

/** The one kind that graphql-request looks for in a parsed document. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

/** Just enough of a document for graphql-request to find the operation's name. */
export function parse(text: string) {
  const operation = /\b(query|mutation|subscription)\s+(\w+)/.exec(text);
  if (!operation) return { definitions: [] };
  const [, kind, value] = operation;
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation: kind, name: { value } }] };
}

/** Refuses: an operation is sent as the text that was generated, never printed from a document. */
export function print(): never {
  throw new Error('Operations are texts here: pass the generated document as a string.');
}

/** Never asked for texts. */
export const isListType = () => false;
/** Never asked for texts. */
export const isNonNullType = () => false;

/** Named by graphql-request's schema helpers, which we do not use. */
export class GraphQLEnumType {}
/** See GraphQLEnumType. */
export class GraphQLInputObjectType {}
/** See GraphQLEnumType. */
export class GraphQLInterfaceType {}
/** See GraphQLEnumType. */
export class GraphQLList {}
/** See GraphQLEnumType. */
export class GraphQLNonNull {}
/** See GraphQLEnumType. */
export class GraphQLObjectType {}
/** See GraphQLEnumType. */
export class GraphQLScalarType {}
/** See GraphQLEnumType. */
export class GraphQLUnionType {}
