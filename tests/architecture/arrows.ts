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

/** Every import of a text of a file in the layer from another folder of the layer. */
export const arrowsIn = (from: string, text: string): readonly Arrow[] => {
  const [layer = ''] = from.split('/');
  return [...text.replaceAll(comments, '').matchAll(specifier)]
    .map(([, said = '']) => ({ from, to: targetOf(from, said) }))
    .filter(({ to }) => to.startsWith(`${layer}/`) && folderOf(to) !== folderOf(from));
};

/** Every import from one folder of the layer into another. */
export const arrowsOf = (layer: string, generated: RegExp): readonly Arrow[] =>
  filesOf(layer, generated)
    .flatMap((from) => arrowsIn(from, readFileSync(path.join(root, from), 'utf8')))
    .filter(({ to }) => !generated.test(to));

/** The imports that do not lead to an earlier folder of the order, as "file → file". */
export const against = (order: readonly string[], arrows: readonly Arrow[]): readonly string[] => {
  const place = (file: string): number => order.indexOf(folderOf(file));
  return arrows
    .filter(({ from, to }) => place(from) === -1 || place(to) === -1 || place(to) >= place(from))
    .map(({ from, to }) => `${from} → ${to}`);
};
