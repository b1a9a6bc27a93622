/**
 * Replaces `graphql` for graphql-request in every build (tools/vite/standIns.ts): our operations are strings, so
 * the client needs neither parser nor schema. Saves about 11 kB gz of the initial load; the demo's facade still
 * imports the real package.
 */

/** Used only for `instanceof` checks; src/api creates its own errors. */
export class GraphQLError extends Error {}

/** The only kind that graphql-request looks up in a parsed document. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

const onlyTexts = (): never => {
  throw new Error('Operations are texts here.');
};

/** Never called: the client leaves the operation name out (src/api/client.ts). */
export const parse = onlyTexts;
/** Never called for string operations. */
export const print = onlyTexts;

/** Never called for string operations. */
export const isListType = () => false;
/** Never called for string operations. */
export const isNonNullType = () => false;

/** Imported by graphql-request's schema helpers, which are unused here. */
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
