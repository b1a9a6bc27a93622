/** The remaining manual steps after the files of a domain are written, with the commands. */
import { listedCalls } from './files.ts';
import { namesOf, type Wish } from './wish.ts';

/** A line of a step that holds a command. */
const command = (words: string): string => `\n     ${words}`;

/** The steps in their order, as sentences. `routes` are the calls that the domain answers. */
export function stepsOf(
  root: string,
  wish: Wish,
  { routes, migration }: { readonly routes: readonly string[]; readonly migration: string },
): readonly string[] {
  const { domain, One, path, table } = namesOf(wish);
  const missing = listedCalls(root).filter(
    (call) => call.domain === domain && !routes.includes(`${call.method} ${call.path}`),
  );
  return [
    `See it before any change: ${path} and /admin${path}.${command('npm run dev')}`,
    `Who may is ${wish.reads} to read and ${wish.writes} to administer; a word of its own goes into schema/permissions.ts. Write the table of it, read it, and commit it with the rest.${command(`npx vitest run -u --project node tests/contract/access -t ${domain}`)}`,
    `Say what it really is: the fields of ${One} in schema/${domain}/${domain}.endpoints.ts, its columns in backend/${domain}/${domain}.tables.ts and ${migration}; this prints its SQL (the lines about ${table}).${command('node server/ddl.ts')}`,
    `Write its rules into schema/${domain}/README.md. A table with an id of a person also needs an answer to person.removed: a handler in backend/${domain}/${domain}.handlers.ts, listed in backend/handlers.ts.`,
    ...(missing.length === 0
      ? []
      : [
          `Calls of the specification without a row yet: ${missing.map(({ call, method, path: at }) => `${call} (${method} ${at})`).join(', ')}.`,
        ]),
    `Give its section of the administration an icon and a place in src/adminSections, its screen an icon in src/app/screenIcons.ts, and write the English of new texts in src/locales/en/${domain}*.po after${command('npm run i18n:extract')}`,
    `See that all holds:${command(`npx vitest run --project node tests/contract tests/${domain} tests/architecture tests/app tests/admin`)}${command('npm run check')}`,
  ];
}
