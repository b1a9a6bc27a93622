/**
 * Completes operations before code is generated from them: `mutation UpdateValue { updateValue { … } }` passes every
 * argument of its field as a variable of the same name and type. An operation with variables or arguments says itself
 * what it passes.
 */
import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type InputValueDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

type Arguments = ReadonlyMap<string, readonly InputValueDefinitionNode[]>;

/** The arguments of all fields of Query and Mutation, such as `Query.values`. */
function argumentsIn({ definitions }: DocumentNode): Arguments {
  const roots = new Set<string>(['Query', 'Mutation']);
  return new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.has(node.name.value)
        ? (node.fields ?? []).map(
            (field) => [`${node.name.value}.${field.name.value}`, field.arguments ?? []] as const,
          )
        : [],
    ),
  );
}

/** The only field of an operation without variables and arguments. */
function plainField({
  variableDefinitions = [],
  selectionSet,
}: OperationDefinitionNode): FieldNode | undefined {
  const [field, ...others] = selectionSet.selections;
  return variableDefinitions.length === 0 &&
    others.length === 0 &&
    field?.kind === Kind.FIELD &&
    (field.arguments ?? []).length === 0
    ? field
    : undefined;
}

function completed(operation: OperationDefinitionNode, known: Arguments): OperationDefinitionNode {
  const field = plainField(operation);
  const root = operation.operation === 'query' ? 'Query' : 'Mutation';
  const all = known.get(`${root}.${field?.name.value ?? ''}`) ?? [];
  if (field === undefined || all.length === 0) return operation;
  return {
    ...operation,
    variableDefinitions: all.map(({ name, type }) => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable: { kind: Kind.VARIABLE, name },
      type,
    })),
    selectionSet: {
      ...operation.selectionSet,
      selections: [
        {
          ...field,
          arguments: all.map(({ name }) => ({
            kind: Kind.ARGUMENT,
            name,
            value: { kind: Kind.VARIABLE, name },
          })),
        },
      ],
    },
  };
}

/** The document with all its operations completed from the schema. */
export function complete(document: DocumentNode, schema: DocumentNode): DocumentNode {
  const known = argumentsIn(schema);
  return {
    ...document,
    definitions: document.definitions.map((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? completed(node, known) : node,
    ),
  };
}
