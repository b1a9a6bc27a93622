/**
 * Prints the lines of the project by layer and by domain, and the lines per call: all sources with their comments, each
 * file once. Generated code, SQL, data and documents are not counted. Of texts, the translations are counted: one line each.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '#schema/contract.ts';
import { domainsBy } from './domains/domainOf.ts';

const root = path.resolve(import.meta.dirname, '..');
const code = '**/*.{ts,tsx,mjs,graphql,css,tpl}';
/** The layers by column: those of production, then the others. Hosts run the backend: the server and the demo's tab. */
const layers = {
  schema: [`schema/${code}`],
  backend: [`backend/${code}`],
  machines: [`machines/${code}`],
  src: [`src/${code}`],
  seeds: [`mock/world/${code}`],
  hosts: [`server/${code}`, `mock/tab/${code}`],
  tests: [`tests/${code}`],
  stories: [`stories/${code}`],
  texts: ['src/locales/en/*.po'],
  tools: [`tools/${code}`, `.storybook/${code}`, '*.config.ts', 'codegen.ts'],
} as const;
type Layer = keyof typeof layers;
const production = ['schema', 'backend', 'machines', 'src', 'seeds', 'hosts'] as const satisfies Layer[];
const beside = ['tests', 'stories', 'texts', 'tools'] as const satisfies Layer[];

const filesOf = (layer: Layer): readonly string[] =>
  layers[layer]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^(src|schema)\/gql\//.test(file));

function linesOf(file: string): number {
  const text = readFileSync(path.join(root, file), 'utf8');
  return file.endsWith('.po')
    ? (text.match(/^msgid (?!""$)|^msgid ""\n"/gm) ?? []).length
    : text.split('\n').length - 1;
}

const domainOf = domainsBy(Object.keys(contract), production.flatMap(filesOf));
const none = 'no domain';

/** Lines by domain and layer. */
const counted = new Map<string, Map<Layer, number>>([
  ...Object.keys(contract).map((domain) => [domain, new Map()] as const),
  [none, new Map()],
]);
for (const layer of [...production, ...beside])
  for (const file of filesOf(layer)) {
    const row = counted.get(domainOf(file) ?? none);
    row?.set(layer, (row.get(layer) ?? 0) + linesOf(file));
  }

const width = 9;
const print = (first: string, cells: readonly (number | string)[]): void =>
  console.log(first.padEnd(15) + cells.map((cell) => String(cell).padStart(width)).join(''));

function printRow(name: string, calls: number, lines: (layer: Layer) => number): void {
  const sum = (some: readonly Layer[]): number => some.reduce((all, layer) => all + lines(layer), 0);
  const each = (all: number): number | string => (calls === 0 ? '' : Math.round(all / calls));
  const [made, whole] = [sum(production), sum([...production, ...beside])];
  print(name, [
    calls || '',
    ...production.map(lines),
    made,
    each(made),
    ...beside.map(lines),
    whole,
    each(whole),
  ]);
}

print('domain', ['calls', ...production, 'product', 'a call', ...beside, 'whole', 'a call']);
const callsOf = (domain: string): number =>
  Object.entries(contract).reduce(
    (sum, [name, rows]) => sum + (name === domain ? Object.keys(rows).length : 0),
    0,
  );
for (const [domain, lines] of counted) printRow(domain, callsOf(domain), (layer) => lines.get(layer) ?? 0);
printRow(
  'all',
  Object.keys(contract).reduce((sum, domain) => sum + callsOf(domain), 0),
  (layer) => [...counted.values()].reduce((sum, lines) => sum + (lines.get(layer) ?? 0), 0),
);
