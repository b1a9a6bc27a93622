/** Stands in for graphql's introspection in the demo (tools/vite/standIns.ts): a type's name can be asked for, its schema cannot. */
import { GraphQLNonNull, GraphQLString, type GraphQLObjectType } from 'graphql';

/** No query names these: documents with them were refused when they were generated. */
export const SchemaMetaFieldDef = { name: null };
export const TypeMetaFieldDef = { name: null };

let kind: GraphQLNonNull<typeof GraphQLString> | undefined;
/** `__typename`. */
export const TypeNameMetaFieldDef = {
  name: '__typename',
  // Made when it is asked for: graphql itself is still being put together when this file runs.
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

/** The types that a schema is described in: none. */
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
