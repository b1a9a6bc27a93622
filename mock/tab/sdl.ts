/** The text of the GraphQL schema that tools/sdl has derived from the rows, bundled into the demo by Vite. */
export { default as sdl } from '#schema/gql/facade.graphql?raw';
