/**
 * Which catalogues a chunk needs, from its static imports. A call `chunk(() => import('…'))` or
 * `withTexts(() => import('…'))` (src/lib/texts.ts) receives their names as its last argument.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { bundleFiles, bundleOf, type BundleParts } from './bundles.ts';
import { catalogOf, catalogs, type Catalog } from './catalogs.ts';

/** The functions that receive the names. */
const receivers: readonly string[] = ['chunk', 'withTexts'];

/** What a file says about texts, with files relative to `src`. */
interface Facts {
  readonly code: string;
  /** The catalogue of its own texts. */
  readonly own: string | undefined;
  /** Catalogues that it loads or waits for by name. */
  readonly loads: readonly string[];
  readonly imports: readonly string[];
  /** Its import() calls. */
  readonly lazy: readonly string[];
}

const named = /texts\.load\('([\w-]+)'\)|names=\{\['([\w-]+)'\]\}/g;

/** Reads the files of `src` of a project. */
export class ChunkTexts {
  readonly #src: string;
  readonly #catalogs: readonly Catalog[];
  readonly #known = new Map<string, Facts>();

  constructor(root: string, all: readonly Catalog[] = catalogs()) {
    this.#src = path.join(root, 'src');
    this.#catalogs = all;
  }

  /** Drops what is known of changed files. */
  forget(): void {
    this.#known.clear();
  }

  /** A file of `src` by the text of an import; undefined for packages, generated files and other layers. */
  target(from: string, said: string): string | undefined {
    const file = said.startsWith('#src/')
      ? said.slice('#src/'.length)
      : said.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), said)
        : '';
    const isCode = /\.tsx?$/.test(file) && !file.startsWith('gql/') && !file.startsWith('..');
    return isCode && existsSync(path.join(this.#src, file)) ? file : undefined;
  }

  #facts(file: string): Facts {
    const found = this.#known.get(file);
    if (found !== undefined) return found;
    const code = readFileSync(path.join(this.#src, file), 'utf8');
    const { module } = parseSync(file, code);
    const said = [
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
      ),
    ];
    const facts: Facts = {
      code,
      own: /@lingui\/(?:react|core)\/macro/.test(code) ? catalogOf(file, this.#catalogs) : undefined,
      loads: [...code.matchAll(named)].flatMap(([, one, other]) => one ?? other ?? []),
      imports: said.flatMap((name) => this.target(file, name) ?? []),
      lazy: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, name = ''] = /^['"](.*)['"]$/.exec(code.slice(start, end)) ?? [];
        return this.target(file, name) ?? [];
      }),
    };
    this.#known.set(file, facts);
    return facts;
  }

  #reached(entry: string): readonly Facts[] {
    const seen = new Set([entry]);
    for (const file of seen) for (const next of this.#facts(file).imports) seen.add(next);
    return [...seen].map((file) => this.#facts(file));
  }

  /** The catalogues, besides `app`, that the chunk of a file needs and does not load itself. Sorted. */
  neededBy(file: string): readonly string[] {
    const reached = this.#reached(file);
    const loaded = new Set(['app', ...reached.flatMap(({ loads }) => loads)]);
    const own = new Set(reached.flatMap((facts) => facts.own ?? []));
    return [...own].filter((name) => !loaded.has(name)).toSorted();
  }

  /** The files whose texts a chunk shows, those that it loads later without texts of their own included. */
  shownBy(targets: readonly string[]): BundleParts {
    const seen = new Set(targets);
    for (const file of seen) {
      const { code, imports, lazy } = this.#facts(file);
      const apart = new Set(this.calls(file, code).map(({ target }) => target));
      for (const next of [...imports, ...lazy.filter((one) => !apart.has(one))]) seen.add(next);
    }
    const catalogs = new Set([...seen].flatMap((file) => this.#facts(file).own ?? []));
    catalogs.delete('app');
    return { files: new Set([...seen].map((file) => `src/${file}`)), catalogs };
  }

  /**
   * The import() calls of a file outside `chunk` and `withTexts` whose chunk needs catalogues that the file
   * does not use or load itself: a sentence for each.
   */
  missing(file: string): readonly string[] {
    const { code, lazy } = this.#facts(file);
    const given = new Set(this.calls(file, code).map(({ target }) => target));
    const here = new Set(this.#reached(file).flatMap(({ own, loads }) => [...loads, ...(own ? [own] : [])]));
    return lazy
      .filter((target) => !given.has(target))
      .flatMap((target) => {
        const names = this.neededBy(target).filter((name) => !here.has(name));
        return names.length === 0
          ? []
          : [
              `src/${file} imports src/${target} without its texts ${names.join(', ')}: use chunk or withTexts`,
            ];
      });
  }

  /** The calls that receive names: the imported file, and the position before the closing parenthesis. */
  calls(file: string, code: string): readonly { readonly target: string; readonly at: number }[] {
    if (!receivers.some((name) => code.includes(`${name}(`))) return [];
    const found: { target: string; at: number }[] = [];
    const visit = (node: unknown, call: number | undefined): void => {
      if (Array.isArray(node)) for (const each of node) visit(each, call);
      if (!isNode(node)) return;
      const receives = isCall(node) && isNode(node.callee) && isReceiver(node.callee);
      if (node.type === 'ImportExpression' && call !== undefined) {
        const { source } = node;
        const said = isNode(source) && typeof source.value === 'string' ? source.value : '';
        const target = this.target(file, said);
        if (target !== undefined) found.push({ target, at: call });
      }
      for (const value of Object.values(node)) visit(value, receives ? node.end - 1 : call);
    };
    visit(parseSync(file, code).program.body, undefined);
    return found;
  }
}

interface Node {
  readonly type: string;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'end' in value;
const isCall = (node: Node): boolean => node.type === 'CallExpression';
const isReceiver = ({ type, name }: Node): boolean =>
  type === 'Identifier' && typeof name === 'string' && receivers.includes(name);

/**
 * Vite plugin: adds the names to the calls, and fails for a chunk without its texts. With `bundled` the chunks of first
 * screens have their texts in one file.
 */
export function chunkTexts(root: string, bundled = false): Plugin {
  const texts = new ChunkTexts(root);
  const namesFor = (target: string): readonly string[] => {
    const bundle = bundled ? bundleOf(target) : undefined;
    return bundle === undefined ? texts.neededBy(target) : [bundle];
  };
  const src = `${path.join(root, 'src').replaceAll('\\', '/')}/`;
  return {
    name: 'aplauso:chunk-texts',
    enforce: 'pre',
    watchChange: () => texts.forget(),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        const [file = ''] = id.replaceAll('\\', '/').split('?');
        if (!file.startsWith(src)) return undefined;
        const name = file.slice(src.length);
        for (const sentence of texts.missing(name)) this.error(sentence);
        const calls = texts.calls(name, code).toSorted((one, other) => other.at - one.at);
        return calls.reduce((text, { target, at }) => {
          const names = JSON.stringify(namesFor(target));
          const before = text.slice(0, at).trimEnd();
          return `${before}${before.endsWith(',') ? '' : ','} ${names}${text.slice(at)}`;
        }, code);
      },
    },
    async generateBundle() {
      if (!bundled) return;
      const files = await bundleFiles(root, (targets) => texts.shownBy(targets));
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
