/** Imports between the folders of a layer, and the imports that violate the order of the folders. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Two files of the same layer in different folders. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Static imports, re-exports, and import(): of values and of types. */
const specifier = /\b(?:from|import)\s*\(?\s*['"`]([#.][^'"`]+)['"`]/g;

/** The folder of a file inside its layer; `main` for a file beside the folders. */
export const folderOf = (file: string): string => {
  const [, folder = '', ...rest] = file.split('/');
  return rest.length === 0 ? 'main' : folder;
};

/** The source files of a layer, without generated files. */
export const filesOf = (layer: string, generated: RegExp): readonly string[] =>
  readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
    .map((name) => `${layer}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !generated.test(name));

const targetOf = (file: string, said: string): string =>
  said.startsWith('#') ? said.slice(1) : path.posix.join(path.posix.dirname(file), said);

/** The folder of a file inside its layer; a file beside the folders is a place of its own. */
const placeOf = (file: string): string => file.split('/')[1] ?? '';

/** Every import of a text of a file in the layer from another place of the layer. */
export const arrowsIn = (from: string, text: string, placed = folderOf): readonly Arrow[] => {
  const [layer = ''] = from.split('/');
  return [...text.replaceAll(comments, '').matchAll(specifier)]
    .map(([, said = '']) => ({ from, to: targetOf(from, said) }))
    .filter(({ to }) => to.startsWith(`${layer}/`) && placed(to) !== placed(from));
};

/** Every import from one place of the layer into another: by default all files beside the folders are one place. */
export const arrowsOf = (layer: string, generated: RegExp, placed = folderOf): readonly Arrow[] =>
  filesOf(layer, generated)
    .flatMap((from) => arrowsIn(from, readFileSync(path.join(root, from), 'utf8'), placed))
    .filter(({ to }) => !generated.test(to));

/** The imports that do not lead to an earlier folder of the order, as "file → file". */
export const against = (order: readonly string[], arrows: readonly Arrow[]): readonly string[] => {
  const place = (file: string): number => order.indexOf(folderOf(file));
  return arrows
    .filter(({ from, to }) => place(from) === -1 || place(to) === -1 || place(to) >= place(from))
    .map(({ from, to }) => `${from} → ${to}`);
};

/** The imports by which folders, or files beside them, depend on themselves, as "file → file". */
export const circular = (arrows: readonly Arrow[]): readonly string[] => {
  const below = Map.groupBy(arrows, ({ from }) => placeOf(from));
  const reached = (start: string): ReadonlySet<string> => {
    const seen = new Set([start]);
    for (const place of seen) for (const { to } of below.get(place) ?? []) seen.add(placeOf(to));
    return seen;
  };
  const all = new Map(arrows.map(({ to }) => [placeOf(to), reached(placeOf(to))]));
  return arrows
    .filter(({ from, to }) => all.get(placeOf(to))?.has(placeOf(from)))
    .map(({ from, to }) => `${from} → ${to}`);
};

/** The circles of a layer without a list of its order. */
export const circlesOf = (layer: string, generated: RegExp): readonly string[] =>
  circular(arrowsOf(layer, generated, placeOf));
