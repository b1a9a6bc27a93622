/**
 * Names of the app's GraphQL operations, read from its documents, as targets for faults. Loaded with the
 * controls only.
 */

// Loads texts only: the tab imports no code of the app.
const documents = import.meta.glob<string>(
  ['../../src/**/*.graphql', '../../schema/gql/operations.graphql'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** In alphabetical order. */
export const operationNames: readonly string[] = Object.values(documents)
  .flatMap((text) => [...text.matchAll(/^\s*(?:query|mutation)\s+(\w+)/gm)].map(([, name = '']) => name))
  .toSorted();
