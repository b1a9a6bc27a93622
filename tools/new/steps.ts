/** The remaining manual steps after the files of a domain are written, with the commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listedCalls } from './files.ts';
import { namesOf, type Wish } from './wish.ts';

function migrationOf(root: string, domain: string): string {
  const folder = path.join(root, 'server/migrations');
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0) : [];
  return `server/migrations/${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}_${domain}.sql`;
}

/** The row of the table of screens that is reserved for this domain, or a new one. */
function routeStep(root: string, wish: Wish): string {
  const { domain, Domain, table } = namesOf(wish);
  const file = 'src/app/routes.ts';
  const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const waiting = new RegExp(`^  \\w+\\('([^']+)', '${domain}',`, 'm').exec(text)?.[1];
  const details = [
    ...(wish.module === undefined ? [] : [`modules: ['${wish.module}']`]),
    `permission: '${wish.reads}'`,
    `texts: ['${domain}', 'users']`,
    `load: () => import('#src/${domain}/${Domain}Screen.tsx').then((file) => file.${Domain}Screen)`,
  ].join(', ');
  return waiting === undefined
    ? `Give it a route, a row of ${file} (the icon is one of screenIcons.ts), and its path to tests/app/routes.test.ts:\n` +
        `     engage('/${table}', '${domain}', 'compass', msg\`${wish.title}\`, { ${details} }),`
    : `Give the row of '${waiting}' in ${file} its screen, and its path to \`built\` in tests/app/routes.test.ts:\n     { ${details} }`;
}

/** The steps in their order, as sentences. `routes` are the calls that the domain answers. */
export function stepsOf(root: string, wish: Wish, routes: readonly string[]): readonly string[] {
  const { domain, One, table } = namesOf(wish);
  const missing = listedCalls(root).filter(
    (call) => call.domain === domain && !routes.includes(`${call.method} ${call.path}`),
  );
  return [
    `Say what it really is: the fields of ${One} in schema/${domain}/${domain}.endpoints.ts, its columns in backend/${domain}/${domain}.tables.ts. A table with an id of a person also needs an answer to person.removed: a handler in backend/${domain}/${domain}.handlers.ts, listed in backend/handlers.ts.`,
    ...(missing.length === 0
      ? []
      : [
          `Calls of the specification without a row yet: ${missing.map(({ call, method, path: at }) => `${call} (${method} ${at})`).join(', ')}.`,
        ]),
    `Write ${migrationOf(root, domain)}; this prints its SQL (the lines about ${table}):\n     npx node server/ddl.ts`,
    routeStep(root, wish),
    `Who may is ${wish.reads} to read and ${wish.writes} to add; a word of its own goes into schema/permissions.ts. The tests write the table of it, tests/contract/access/${domain}.txt: read it, and keep it with the rest.`,
    `Write its English in src/locales/en/${domain}.po after\n     npm run i18n:extract`,
    `See that all holds:\n     npx vitest run tests/contract tests/${domain} tests/architecture\n     npm run check`,
  ];
}
