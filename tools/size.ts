/**
 * The size budget: the download of a browser until a page is usable, in kB of gzipped JavaScript (1 kB = 1,000 bytes),
 * read from the manifest of the product. A browser counts what the demo fetches (tests/e2e/world.tab.e2e.ts). Prints the
 * sizes; ends with code 1 if a budget is exceeded.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.infer<typeof Manifest>;

interface Budget {
  readonly name: string;
  readonly build: 'dist';
  readonly most: number;
  readonly aim?: number;
  /** Modules that this page requires, loaded on demand or at once; each pattern must match at least one. */
  readonly needs: readonly RegExp[];
  /** Packages that must not be part of the download. */
  readonly without?: readonly string[];
}

const budgets: readonly Budget[] = [
  {
    name: 'first load at sign-in',
    build: 'dist',
    // tests/e2e/firstLoad.node.e2e.ts counts the same in a browser, with all that a page asks for.
    most: 112,
    aim: 100,
    needs: [/\/SignInScreen\.tsx$/],
    without: ['@tanstack/react-query', 'graphql-request', 'react-hook-form'],
  },
  {
    name: 'first load at the signed-in feed',
    build: 'dist',
    most: 150,
    aim: 135,
    needs: [
      /^src\/app\/SignedIn\.tsx$/,
      /^src\/app\/Rail\.tsx$/,
      /\/HomeScreen\.tsx$/,
      /\/HomeFeed\.tsx$/,
      /\/PostCard\.tsx$/,
    ],
  },
];

const results = budgets.map((budget) => measure(budget));
console.log(
  `${'kB of gzipped JavaScript'.padEnd(36)}${'is'.padStart(7)}${'most'.padStart(7)}${'aim'.padStart(7)}`,
);
for (const { budget, kB, problems } of results) {
  const numbers = [kB.toFixed(1), budget.most, budget.aim ?? '']
    .map((each) => String(each).padStart(7))
    .join('');
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${budget.name.padEnd(34)}${numbers}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
process.exitCode = results.some((result) => result.problems.length > 0) ? 1 : 0;

function measure(budget: Budget) {
  const manifest = manifestOf(budget.build);
  const { build } = budget;
  // Searches by content: modules of a first load share a file, whose name does not contain their names.
  const holding = (what: RegExp): string[] =>
    Object.keys(manifest).filter((key) =>
      [...modulesOf(build, [manifest[key]?.file ?? '']).keys()].some((id) => what.test(id)),
    );
  const entry = Object.keys(manifest).filter((key) =>
    read(build, 'index.html').includes(`src="/${manifest[key]?.file}"`),
  );
  const keys = new Set([...reach(manifest, entry), ...reach(manifest, budget.needs.flatMap(holding))]);
  const files = [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  const bytes = files.map((file) => gzipSync(readFileSync(`${budget.build}/${file}`), { level: 9 }).length);
  const kB = bytes.reduce((sum, each) => sum + each, 0) / 1000;

  const inside = modulesOf(budget.build, files);
  const problems = [
    ...budget.needs
      .filter((need) => ![...inside.keys()].some((id) => need.test(id)))
      .map((need) => `No module matches ${need.source}: name the one that replaced it in tools/size.ts.`),
    ...(kB > budget.most
      ? [`${(kB - budget.most).toFixed(1)} kB too much; the largest parts: ${largest(inside)}`]
      : []),
    ...(budget.without ?? [])
      .filter((name) => [...inside.keys()].some((id) => id.includes(`node_modules/${name}/`)))
      .map((name) => `${name} must not be loaded here.`),
  ];
  return { budget, kB, problems };
}

/** These chunks and all their imports. */
function reach(manifest: Manifest, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of from) visit(key);
  return seen;
}

function read(build: string, file: string): string {
  return readFileSync(`${build}/${file}`, 'utf8');
}

/** The modules in these files with their bytes before minifying. */
function modulesOf(build: string, files: readonly string[]): Map<string, number> {
  const text = readFileSync(`${build}/.vite/modules.json`, 'utf8');
  const modules = z.record(z.string(), z.record(z.string(), z.number())).parse(JSON.parse(text));
  return new Map(files.flatMap((file) => Object.entries(modules[file] ?? {})));
}

/** The packages and folders with the most bytes, as a help for reductions. */
function largest(modules: ReadonlyMap<string, number>): string {
  const parts = new Map<string, number>();
  for (const [id, bytes] of modules) {
    const part =
      /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1] ??
      id.split('/').slice(0, 2).join('/');
    parts.set(part, (parts.get(part) ?? 0) + bytes);
  }
  return [...parts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([part, bytes]) => `${part} ${Math.round(bytes / 1000)}`)
    .join(', ');
}

function manifestOf(build: string): Manifest {
  const file = `${build}/.vite/manifest.json`;
  if (!existsSync(file)) {
    console.error(`There is no ${file}: run npm run build and npm run build:demo first.`);
    process.exit(1);
  }
  return Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}
