/**
 * Groups modules that load together in one file: many small files compress badly and each of them is a
 * request.
 */
import path from 'node:path';

interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
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
  /** The form and its alternatives, which the page always asks for. */
  signIn: ['src/auth/SignInScreen.tsx', 'src/auth/code/Ways.tsx', 'src/auth/Wait.tsx'],
  home: ['src/app/SignedIn.tsx', 'src/app/Rail.tsx', 'src/home/HomeScreen.tsx'],
  /** Any page may open the composer; if the module is off, no page loads the composer. */
  composer: ['src/posts/composer.store.ts', 'src/app/ComposerOutlet.tsx'],
  /** The first posts and their answers. */
  feed: ['src/home/HomeFeed.tsx', 'src/posts/PostFooter.tsx', 'src/home/PodiumTeaser.tsx'],
  /** The organisation's colours. */
  colours: ['src/organization/branding.ts'],
  /** The list that follows the first posts, here and on other pages. */
  list: ['src/ui/WindowedList.tsx'],
  /** The icons of types, which many screens show. */
  types: ['src/ui/TypeIcon.tsx'],
  /** The parts around the feed: nothing waits for them. */
  around: [
    'src/app/CartLink.tsx',
    'src/app/RailPages.tsx',
    'src/home/HomeSide.tsx',
    'src/home/OrganizationSide.tsx',
    'src/home/LatelyFaces.tsx',
  ],
  /** In the demo, what its sign-in form waits for, and the world, which is loaded beside the form. */
  kit: ['mock/tab/kit.ts', 'src/auth/PersonaPicker.tsx'],
  world: ['mock/tab/openWorld.ts'],
} as const;
type FirstLoad = keyof typeof firstLoads;
/** Only in the demo. */
const ofDemo: readonly FirstLoad[] = ['kit', 'world'];

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

/** The modules that start a file of their own, because a page loads them on demand. */
function startsOf(graph: Graph, entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const starts = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) starts.add(next);
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return starts;
}

/** Returns whether a module is such a one, or imports one; packages are not followed. */
function reaching(what: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  const ask = (id: string, graph: Graph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Imports may go round.
    known.set(id, what.test(id));
    const imports = id.includes('node_modules') ? [] : (graph.getModuleInfo(id)?.importedIds ?? []);
    const found = what.test(id) || imports.some((next) => ask(next, graph));
    known.set(id, found);
    return found;
  };
  return ask;
}

/** The files that need a module: how many, and whether only pages of the administration do. */
interface Uses {
  readonly count: number;
  readonly isAdmin: boolean;
}

/** What several screens share with the first posts. */
const several = 3;

const isAround = (first: FirstLoad | null): boolean =>
  first === 'list' || first === 'types' || first === 'around';
/** Of no domain. */
const isKit = (id: string): boolean => /^src[\\/](ui|lib|api|gql)[\\/]|[\\/]icons[\\/]/.test(id);

const ofTables = /[\\/]ui[\\/](Table\w+|tableShape|useRowKeys|useColumnChoice|RowName)\.tsx?$/;

/** So many files need what every screen is made of: controls, and the rules of forms. */
const common = 12;

/** What a module imports, however far: Headless UI or zod; the sentences of refusals. What imports it: the composer. */
interface Weight {
  readonly isOfComposer: () => boolean;
  readonly isHeavy: () => boolean;
  readonly saysReasons: () => boolean;
}

/**
 * The file of a module that many files need, and of icons. A module is needed wherever a module
 * above it is, so that these files import only one another, in one direction. Whole domains are no such files: a post
 * with a poll would load forms and their administration.
 */
function sharedName(
  id: string,
  { count, isAdmin }: Uses,
  { isOfComposer, isHeavy, saysReasons }: Weight,
): string | null {
  if (count < 2) return null;
  // The composer, which any page loads in a pause, needs few of the icons that screens share.
  if (/[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(id))
    return isAdmin ? 'administration' : isOfComposer() ? 'controls' : 'icons';
  const [, layer = '', folder = ''] = /^(schema|src)[\\/]([^\\/]+)/.exec(id) ?? [];
  if (count < common || layer === '') return null;
  // The sentences of refusals, and the validation that says them: only pages with forms need them.
  if (layer === 'schema')
    return saysReasons() ? 'reasons' : isHeavy() ? 'rules' : isOfComposer() ? 'facts' : 'records';
  if (folder === 'admin') return 'administration';
  if (!/^(ui|lib|api|people)$/.test(folder)) return null;
  // A screen with a dialog has no need of tables, lists, menus and validation.
  if (ofTables.test(id)) return 'tables';
  if (isHeavy()) return path.parse(id).name;
  // The composer is loaded in a pause, with no more than it needs.
  return isOfComposer() ? 'controls' : 'parts';
}

/**
 * Returns a function that names the file of a module: of a first load, or of what several screens share. Null: Rolldown
 * splits it itself.
 */
export function fileNameOf(
  root: string,
  { sharing }: { readonly sharing: boolean },
): (id: string, graph: Graph) => string | null {
  const ofFirstLoad = firstLoadOf(root, sharing ? ofDemo : []);
  const count = (graph: Graph): ReadonlyMap<string, Uses> => {
    const counted = new Map<string, Uses>();
    for (const start of startsOf(graph, path.join(root, firstLoads.start[0]))) {
      const isAdmin = /[\\/]admin[A-Z\\/]/.test(path.relative(root, start));
      for (const id of reach(graph, [start])) {
        const before = counted.get(id) ?? { count: 0, isAdmin: true };
        counted.set(id, { count: before.count + 1, isAdmin: before.isAdmin && isAdmin });
      }
    }
    return counted;
  };
  let counts: ReadonlyMap<string, Uses> | undefined;
  let composer: ReadonlySet<string> | undefined;
  const isHeavy = reaching(/@headlessui|[\\/]zod[\\/]/);
  const saysReasons = reaching(/[\\/]schema[\\/]reasons/);
  // The demo's backend loads parts of domains on demand; files of whole domains would bring more than it asks for.
  if (!sharing) return ofFirstLoad;
  return (id, graph) => {
    counts ??= count(graph);
    const uses = counts.get(id) ?? { count: 0, isAdmin: false };
    const first = ofFirstLoad(id, graph);
    const isOfKit = isKit(path.relative(root, id));
    // Other screens need it, too, and must not load the feed, the parts around it or the sign-in page.
    if (first === 'signIn' && (uses.count >= common || (uses.count >= several && isOfKit))) return 'fields';
    if (first === 'feed' && (uses.count >= common || (uses.count >= several && isOfKit))) return 'home';
    if (isAround(first) && (uses.count >= common || (uses.count > 1 && isOfKit))) return 'common';
    return (
      first ??
      sharedName(path.relative(root, id), uses, {
        isOfComposer: () =>
          (composer ??= reach(graph, [path.join(root, 'src/recognitions/Composer.tsx')])).has(id),
        isHeavy: () => isHeavy(id, graph),
        saysReasons: () => saysReasons(id, graph),
      })
    );
  };
}

/**
 * Returns a function that names the file for a module of a first load, and returns null for all others, which
 * Rolldown splits itself.
 */
function firstLoadOf(
  root: string,
  without: readonly FirstLoad[],
): (id: string, graph: Graph) => FirstLoad | null {
  let sets: ReadonlyMap<FirstLoad, ReadonlySet<string>> | undefined;
  const names = Object.keys(firstLoads).filter(
    (name): name is FirstLoad => name in firstLoads && !without.some((one) => one === name),
  );
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
    // Modules that sign-in shares are small, and better in the file of every page than in another file.
    if (holders.includes('start') || (holders.includes('signIn') && holders.length > 1)) return 'start';
    // Every page of the demo has both, before any page behind the sign-in.
    if (holders.includes('kit')) return 'kit';
    if (holders.includes('world')) return 'world';
    // Where the feed is off, the parts around it must not load it.
    const [holder] = holders;
    if (
      (holder === 'feed' || holder === 'composer') &&
      holders.some((name) => name === 'list' || name === 'around')
    )
      return 'home';
    // Each file behind the sign-in depends on the previous ones: the earliest of them holds a module.
    return holder ?? null;
  };
}
