/** Names of the GraphQL operations that the app asks, read from its documents: what a fault can be put on. Loaded with the controls only. */

// Texts, and nothing of the app's code: the tab imports none of it.
const documents = import.meta.glob<string>('../../src/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** In the order of the alphabet. */
export const operationNames: readonly string[] = Object.values(documents)
  .flatMap((text) => [...text.matchAll(/^\s*(?:query|mutation)\s+(\w+)/gm)].map(([, name = '']) => name))
  .toSorted();
