/**
 * Groups modules that load together in one file: many small files compress badly and each of them is a
 * request.
 */
import path from 'node:path';

interface Module {
  readonly importedIds: readonly string[];
  readonly code: string | null;
}
interface Graph {
  readonly getModuleInfo: (id: string) => Module | null;
}

/**
 * What a page needs before it is usable: the entry, then either the sign-in page or the signed-in home, which
 * works without its feed.
 */
const firstLoads = {
  start: ['src/main.tsx'],
  signIn: ['src/auth/SignInScreen.tsx'],
  home: ['src/app/SignedIn.tsx', 'src/app/Rail.tsx', 'src/home/HomeScreen.tsx'],
  /** Any page may open the composer; if the module is off, no page loads the composer. */
  composer: ['src/posts/composer.store.ts'],
  feed: ['src/home/HomeFeed.tsx'],
  /** Icons and answers, which a post can miss for a moment. */
  marks: ['src/ui/TypeIcon.tsx', 'src/posts/PostFooter.tsx'],
  /** In the demo, loaded before all others. */
  kit: ['mock/tab/kit.ts'],
} as const;
type FirstLoad = keyof typeof firstLoads;

const signedIn: readonly FirstLoad[] = ['home', 'composer', 'feed', 'marks'];

// Files that are not loaded if recognitions are off.
const ofFeed = /[\\/]src[\\/]((posts|feed|recognitions|home)[\\/]|ui[\\/](type|Type)(Icon|Chip))/;

/**
 * A file that only re-exports many other files: a module needs only the files of the names that it imports.
 */
interface Barrel {
  readonly file: RegExp;
  /** As written in imports. */
  readonly name: string;
}
const barrels: readonly Barrel[] = [
  { file: /[\\/]lucide-react[\\/].*[\\/]lucide-react\.mjs$/, name: 'lucide-react' },
  { file: /[\\/]src[\\/]gql[\\/]graphql\.ts$/, name: '#src/gql/graphql.ts' },
  { file: /[\\/]react-query[\\/]build[\\/]modern[\\/]index\.js$/, name: '@tanstack/react-query' },
  { file: /[\\/]query-core[\\/]build[\\/]modern[\\/]index\.js$/, name: '@tanstack/query-core' },
];
const barrelOf = (id: string): Barrel | undefined => barrels.find(({ file }) => file.test(id));

const line = /(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const words = (list: string): readonly (readonly string[])[] =>
  list.split(',').map((one) => one.trim().split(/\s+/));

/** The file behind a barrel that holds a name; undefined for types and for names of the barrel itself. */
function fileOf(graph: Graph, id: string, name: string): string | undefined {
  const module = graph.getModuleInfo(id);
  for (const [, list = '', file = ''] of (module?.code ?? '').matchAll(line))
    if (file.startsWith('.') && words(list).some((one) => one.at(-1) === name))
      return path.join(path.dirname(id), file);
  // `export *` of another barrel.
  for (const next of (module?.importedIds ?? []).filter(barrelOf)) {
    const found = fileOf(graph, next, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All static imports of some files; behind a barrel, only the files of the imported names. */
function reach(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) {
      const barrel = barrelOf(next);
      if (barrel === undefined) {
        waiting.push(next);
        continue;
      }
      for (const [, list = '', name = ''] of (module?.code ?? '').matchAll(line))
        if (name === barrel.name)
          waiting.push(...words(list).flatMap(([first = '']) => fileOf(graph, next, first) ?? []));
    }
  }
  return seen;
}

/**
 * Returns a function that names the file for a module of a first load, and returns null for all others, which
 * Rolldown splits itself.
 */
export function firstLoadOf(root: string): (id: string, graph: Graph) => FirstLoad | null {
  let sets: ReadonlyMap<FirstLoad, ReadonlySet<string>> | undefined;
  const names = Object.keys(firstLoads).filter((name): name is FirstLoad => name in firstLoads);
  return (id, graph) => {
    sets ??= new Map(
      names.map((name) => [
        name,
        reach(
          graph,
          firstLoads[name].map((file) => path.join(root, file)),
        ),
      ]),
    );
    if (id.includes('rolldown/runtime')) return 'start';
    // Exported by zod's barrel, but used by the OpenAPI document only.
    if (/[\\/]zod[\\/].*json-schema/.test(id)) return null;
    // Telemetry may start on any page, and must not load home for it.
    if (/[\\/]api[\\/]quiet\.ts$/.test(id)) return 'start';
    const holders = names.filter((name) => sets?.get(name)?.has(id));
    const apart = holders.filter((name) => !signedIn.includes(name));
    // Modules that two of them need are small, and better in the file of every page than in another file.
    if (holders.includes('start') || (apart.length > 0 && holders.length > 1)) return 'start';
    // Each file behind the sign-in depends on the previous ones; modules that other screens need must not
    // load the feed.
    const [holder] = holders;
    if (holder === 'marks' && !ofFeed.test(id)) return null;
    return holder === 'feed' && !ofFeed.test(id) ? 'home' : (holder ?? null);
  };
}
