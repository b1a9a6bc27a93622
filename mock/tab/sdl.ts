/** The texts of the GraphQL schema, bundled into the demo by Vite. */

const files = import.meta.glob<string>('../../schema/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every `schema/**\/*.graphql`, in the order of their names. */
export const sdl: readonly string[] = Object.keys(files)
  .sort()
  .map((name) => files[name] ?? '');
