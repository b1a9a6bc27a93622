/**
 * Replaces graphql's introspection in the demo (tools/vite/standIns.ts): supports `__typename`, but not the
 * schema.
 */
import { GraphQLNonNull, GraphQLString, type GraphQLObjectType } from 'graphql';

/** No query selects these fields: documents that select them are rejected at generation. */
export const SchemaMetaFieldDef = { name: null };
export const TypeMetaFieldDef = { name: null };

let kind: GraphQLNonNull<typeof GraphQLString> | undefined;
export const TypeNameMetaFieldDef = {
  name: '__typename',
  // Created on first use: graphql is still loading when this file runs.
  get type() {
    return (kind ??= new GraphQLNonNull(GraphQLString));
  },
  args: [],
  resolve: (
    _source: unknown,
    _args: unknown,
    _context: unknown,
    info: { readonly parentType: GraphQLObjectType },
  ) => info.parentType.name,
};

/** The types of the introspection schema: none. */
export const introspectionTypes: readonly never[] = [];
export const isIntrospectionType = (): boolean => false;
const none = undefined;
export {
  none as __Directive,
  none as __DirectiveLocation,
  none as __EnumValue,
  none as __Field,
  none as __InputValue,
  none as __Schema,
  none as __Type,
  none as __TypeKind,
  none as TypeKind,
};
