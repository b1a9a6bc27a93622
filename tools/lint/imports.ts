/**
 * The allowed imports between folders, and the globals that pure layers must not use: one block of lint rules
 * per folder. Each message names the alternative.
 */
import type { OxlintConfig } from 'oxlint';

type OxlintOverride = NonNullable<OxlintConfig['overrides']>[number];
type OxlintRules = NonNullable<OxlintConfig['rules']>;

// A pattern is a regular expression WITHOUT look-around: oxlint silently drops a pattern that it cannot
// parse. tests/architecture.test.ts plants a violation for every block, so that a dropped pattern fails.
type Pattern = { regex: string; message: string };

const pattern = (regex: string, message: string): Pattern => ({ regex, message });
const folders = (names: string, message: string): Pattern => pattern(`^#(${names})/`, message);
const packages = (names: string, message: string): Pattern => pattern(`^(${names})([/]|$)`, message);

const views =
  'react|react-dom|@xstate|@tanstack|@lingui|@headlessui|wouter|virtua|lucide-react|react-hook-form|graphql-request';
const node = 'node:.*|@apollo|@hono';

const ownWords = pattern(
  '^#schema/reasons\\.ts$',
  "A page loads only the sentences of its forms: reasonIn({ ...generalReasons, ...those of '#schema/reasons.<domain>.ts' }).",
);
const throughImports = pattern(
  '^(\\.\\./)+(schema|machines|backend|mock|server|src|stories|tests|tools)/',
  'Imports between our folders go through package.json "imports": write \'#folder/file.ts\'.',
);
const staysInFolder = pattern('^\\.\\./', "Imports that leave the folder go through '#src/…'.");
const singleFiles = pattern(
  '^#schema/(contract|facade)\\.ts$',
  'Import the single file of the domain: the whole contract would enter the bundle.',
);
const neverImported = folders('tests|stories|tools', 'Tests, stories and tools are never imported.');
const noMsw = packages('msw|@msw', 'msw and its data model belong to mock/tab.');
const noServer = packages(`${node}|hono`, 'This runs in a browser: no server library.');
const noBackend = folders('mock|backend|server', 'A screen talks to the backend through src/api only.');
const noClient = packages(
  'graphql|graphql-request',
  'Ask through src/api: it owns the client, the retries and the errors.',
);

/** The base of all blocks, and the rule for files without a block below. */
export const imports = (...patterns: Pattern[]): NonNullable<OxlintRules['no-restricted-imports']> => [
  'error',
  {
    paths: [
      {
        name: 'zod',
        message: "Import 'zod/mini': classic zod evaluates code and breaks the security policy.",
      },
    ],
    patterns: [throughImports, ...patterns],
  },
];

const globals = (names: string, message: string) => names.split(' ').map((name) => ({ name, message }));
const pageOrProcess =
  'window document navigator location localStorage sessionStorage indexedDB caches history BroadcastChannel fetch XMLHttpRequest WebSocket EventSource process';
const noPage = globals(
  pageOrProcess,
  'This layer runs without a page: take it as an input, an actor or an argument.',
);
const noFetch = globals('fetch XMLHttpRequest', 'Ask through src/api: it owns headers, retries and errors.');
const noProcess = globals('process', 'This runs in a browser: use import.meta.env.');
const noTimers = globals(
  'setTimeout setInterval',
  'Name a delay in the machine or take the clock as an input.',
);
const restrictGlobals = (
  names: { name: string; message: string }[],
): NonNullable<OxlintRules['no-restricted-globals']> => [
  'error',
  { checkGlobalObject: true, globals: names },
];

/**
 * Layers that receive clock, ids and random numbers as arguments: tests, the demo and both stores replace
 * them.
 */
const nothingByItself: NonNullable<OxlintRules['no-restricted-properties']> = [
  'error',
  { object: 'Date', property: 'now', message: 'Take the clock as an argument.' },
  { object: 'performance', property: 'now', message: 'Take the clock as an argument.' },
  { object: 'Math', property: 'random', message: 'Take the generator as an argument.' },
  { object: 'crypto', property: 'randomUUID', message: 'Take the id generator as an argument (UUIDv7).' },
  { object: 'crypto', property: 'getRandomValues', message: 'Take the generator as an argument.' },
];

const tabImports = [
  folders(
    'machines|server|src|stories|tests|tools',
    'The tab imports backend, schema and mock; src/main.tsx checks that what it hands over is a DemoKit.',
  ),
  packages(views, 'The backend of the tab knows no view library.'),
  packages(node, 'This runs in a browser tab: no Node modules.'),
];

/** The blocks; later ones take precedence for shared files. `oxlint.config.ts` uses them unchanged. */
export const folderRules: OxlintOverride[] = [
  {
    files: ['schema/**'],
    rules: {
      'no-restricted-imports': imports(
        folders(
          'machines|backend|mock|server|src|stories|tests|tools',
          'schema is what every side agrees on and imports only itself: move it into schema or pass it in.',
        ),
        packages(
          `${views}|${node}|msw|@msw|hono|jose|uuid|xstate|p-retry`,
          'schema imports only graphql and zod/mini: pass it in.',
        ),
      ),
      'no-restricted-globals': restrictGlobals(noPage),
      'no-restricted-properties': nothingByItself,
    },
  },
  {
    files: ['machines/**'],
    rules: {
      'no-restricted-imports': imports(
        singleFiles,
        folders(
          'backend|mock|server|src|stories|tests|tools',
          'A machine reaches the world through inputs and provided actors: it imports schema and xstate.',
        ),
        packages(
          `${views}|${node}|msw|@msw|hono|jose|uuid|p-retry|graphql|zod`,
          'A machine imports only schema and xstate and loads without React: do the work in an actor.',
        ),
      ),
      'no-restricted-globals': restrictGlobals([...noPage, ...noTimers]),
      'no-restricted-properties': nothingByItself,
    },
  },
  {
    files: ['backend/**'],
    rules: {
      'no-restricted-imports': imports(
        folders(
          'machines|mock|server|src|stories|tests|tools',
          'The business rules import only schema and backend: what differs between the homes is passed in.',
        ),
        packages(
          `${views}|${node}|msw|@msw|better-sqlite3|pg|uuid|xstate`,
          'Stores, drivers, files, clock and ids are passed in: the backend runs in a tab and on Node.',
        ),
      ),
      'no-restricted-globals': restrictGlobals(noPage),
      'no-restricted-properties': nothingByItself,
    },
  },
  {
    files: ['mock/world/**'],
    rules: {
      'no-restricted-imports': imports(
        folders(
          'machines|mock/tab|server|src|stories|tests|tools',
          'The demo world imports only backend and schema: it is the same in the tab and on Node.',
        ),
        pattern('^(\\.\\./)+tab/', 'The demo world does not know the tab: pass it in.'),
        packages(
          `${views}|${node}|msw|@msw|uuid|xstate|hono`,
          'The demo world imports only backend and schema: ids, clock and store are passed in.',
        ),
      ),
      'no-restricted-globals': restrictGlobals(noPage),
      'no-restricted-properties': nothingByItself,
    },
  },
  {
    files: ['mock/tab/**'],
    rules: {
      'no-restricted-imports': imports(
        ...tabImports,
        packages('msw', 'mock/tab/worker.ts is the only file that knows msw.'),
      ),
    },
  },
  { files: ['mock/tab/worker.ts'], rules: { 'no-restricted-imports': imports(...tabImports) } },
  {
    files: ['server/**'],
    rules: {
      'no-restricted-imports': imports(
        // tests/architecture.test.ts checks that the world is imported dynamically: this rule cannot
        // distinguish both kinds of import.
        folders('mock/tab', 'The tab is another home: the server has its own store, files and clock.'),
        folders(
          'machines|src|stories|tests|tools',
          'The server imports backend, schema and server; the known operations come with the build (dist/operations.json).',
        ),
        packages(views, 'The server knows no view library.'),
        noMsw,
      ),
      'no-console': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': imports(
        singleFiles,
        ownWords,
        neverImported,
        noBackend,
        noMsw,
        noServer,
        noClient,
        staysInFolder,
        pattern(
          '^#src/(app/|main\\.tsx$)',
          'A domain does not know the shell: move what it needs into src/lib, src/ui or the domain.',
        ),
      ),
      'no-restricted-globals': restrictGlobals([...noFetch, ...noProcess]),
    },
  },
  {
    files: ['src/app/**'],
    rules: {
      'no-restricted-imports': imports(
        singleFiles,
        ownWords,
        neverImported,
        folders('backend|server', 'The app talks to the backend through src/api only.'),
        folders('mock', 'The mock is imported dynamically, in src/main.tsx only; the app sees a DemoKit.'),
        noMsw,
        noServer,
        noClient,
      ),
      'no-restricted-globals': restrictGlobals(noProcess),
    },
  },
  // The only file that loads the mock, by a dynamic import, which tests/architecture.test.ts checks.
  {
    files: ['src/main.tsx'],
    rules: {
      'no-restricted-imports': imports(
        singleFiles,
        ownWords,
        neverImported,
        folders('backend|server', 'The app talks to the backend through src/api only.'),
        noMsw,
        noServer,
        noClient,
      ),
      'no-restricted-globals': restrictGlobals(noProcess),
    },
  },
  {
    files: ['src/api/**'],
    rules: {
      'no-restricted-imports': imports(
        singleFiles,
        ownWords,
        neverImported,
        noBackend,
        folders('machines', 'src/api carries calls: machines reach it through actors.'),
        pattern(
          // Forbids every folder that begins with "d" except `demo`, whose link the interface of the demo kit uses.
          '^#schema/(modules\\.ts|permissions\\.ts|([a-ce-jl-z]|d([a-df-z]|e[a-ln-z]))[A-Za-z]*/)',
          'src/api knows no domain: of schema only schema/kit, schema/demo, schema/errors.ts and schema/limits.ts.',
        ),
        pattern(
          '^#src/([b-fh-km-z]|a[a-oq-z]|app|g[a-pr-z]|l[a-hj-z])',
          'src/api knows no domain and no view: only src/api, src/lib and src/gql.',
        ),
        noMsw,
        noServer,
        staysInFolder,
      ),
      'no-restricted-globals': restrictGlobals(noProcess),
    },
  },
  {
    files: ['src/ui/**', 'src/lib/**'],
    rules: {
      'no-restricted-imports': imports(
        neverImported,
        noBackend,
        folders('machines', 'The design system knows no machine: take values and callbacks.'),
        pattern(
          '^#schema/([ac-df-km-z]|b[a-qs-z]|e[a-qs-z]|l[a-hj-z])',
          'The design system knows no domain: of schema only schema/limits.ts, schema/brand.ts and schema/errors.ts.',
        ),
        pattern(
          '^#src/([a-km-tv-z]|u[a-hj-z]|l[a-hj-z])',
          'The design system knows no domain, no call and no shell: take values and callbacks.',
        ),
        noMsw,
        noServer,
        noClient,
        staysInFolder,
      ),
    },
  },
  // Translation files are static files, not calls.
  { files: ['src/lib/**'], rules: { 'no-restricted-globals': restrictGlobals(noProcess) } },
];
