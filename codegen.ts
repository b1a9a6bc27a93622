/**
 * Generates types and texts of the screens' operations from the derived SDL; the output is not
 * committed.
 */
import type { CodegenConfig } from '@graphql-codegen/cli';
import { complete } from './tools/sdl/complete.ts';
import { writeOperations } from './tools/sdl/operations.ts';

const config: CodegenConfig = {
  schema: 'schema/gql/facade.graphql',
  documents: ['src/**/*.graphql', writeOperations()],
  ignoreNoDocuments: true,
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      documentTransforms: [
        {
          transform: ({ documents, schema }) =>
            documents.map(({ document, ...file }) =>
              document === undefined ? file : { ...file, document: complete(document, schema) },
            ),
        },
      ],
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: { DateTime: 'string', Date: 'string', JSON: 'unknown' },
        // Node runs the generated file directly (tools/vite/boot.ts, the server's known operations).
        emitLegacyCommonJSImports: false,
        importExtension: '.ts',
      },
    },
  },
};

export default config;
