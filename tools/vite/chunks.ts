/** What is loaded together stands in one file: many small files compress badly and each of them is a request. */
import path from 'node:path';

interface Module {
  readonly importedIds: readonly string[];
  readonly code: string | null;
}
interface Graph {
  readonly getModuleInfo: (id: string) => Module | null;
}

/** What a page must have before it stands: the entry, then either the sign-in page or the signed-in home, which stands without its feed. */
const firstLoads = {
  start: ['src/main.tsx'],
  signIn: ['src/auth/SignInScreen.tsx'],
  home: ['src/app/SignedIn.tsx', 'src/app/Rail.tsx', 'src/home/HomeScreen.tsx'],
  /** Any page may open the composer; where the module is off, none asks for it. */
  composer: ['src/recognitions/composer.store.ts'],
  feed: ['src/home/HomeFeed.tsx'],
  /** Icons and answers, which a post stands without for a moment. */
  marks: ['src/posts/TypeIcon.tsx', 'src/posts/PostFooter.tsx'],
  /** In the demo, before all of them. */
  kit: ['mock/tab/kit.ts'],
} as const;
type FirstLoad = keyof typeof firstLoads;

const signedIn: readonly FirstLoad[] = ['home', 'composer', 'feed', 'marks'];

// Whose bytes nobody asks for where recognitions are off.
const ofFeed = /[\\/]src[\\/](posts|recognitions|home)[\\/]/;

/** A file that only hands on what many others hold: of those, a module needs the ones that it names. */
interface Barrel {
  readonly file: RegExp;
  /** As others write it. */
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

/** The file behind a barrel that holds a name; undefined for types and for what the barrel holds itself. */
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

/** Everything that is statically imported from some files; of what stands behind a barrel, only that which is named. */
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

/** A function that names the file of a module of a first load, and null for all others, which Rolldown splits by itself. */
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
    // Named by zod's barrel, used by the OpenAPI document alone.
    if (/[\\/]zod[\\/].*json-schema/.test(id)) return null;
    const holders = names.filter((name) => sets?.get(name)?.has(id));
    const apart = holders.filter((name) => !signedIn.includes(name));
    // What two of them need is small, and better in the file that every page has than in one more.
    if (holders.includes('start') || (apart.length > 0 && holders.length > 1)) return 'start';
    // Of those behind the sign-in, each stands on the ones before it; what other screens need too must not bring the feed.
    const [holder] = holders;
    if (holder === 'marks' && !ofFeed.test(id)) return null;
    return holder === 'feed' && !ofFeed.test(id) ? 'home' : (holder ?? null);
  };
}
