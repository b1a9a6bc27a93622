/**
 * The texts of a first screen in one file: of whole catalogues it would use a part, and each is a request. Builds make
 * it; the dev server and Storybook use the catalogues.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import * as z from 'zod/mini';
import { languages, type Language } from '#schema/limits.ts';

/** Name of the file → the chunks that it is for, relative to `src`. No catalogue has such a name. */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  feed: ['home/HomeFeed.tsx'],
  around: ['home/HomeSide.tsx', 'home/UnderComposer.tsx', 'home/HomeWithoutFeed.tsx'],
};

/** The name of the file with all texts of a chunk; undefined without one. */
export const bundleOf = (target: string): string | undefined =>
  Object.keys(bundles).find((name) => bundles[name]?.includes(target));

const Compiled = z.object({ messages: z.record(z.string(), z.unknown()) });

/** The messages of these files of `src` in a language, as a published file has them. */
async function textsOf(
  root: string,
  language: Language,
  catalogs: ReadonlySet<string>,
  files: ReadonlySet<string>,
): Promise<string> {
  const chosen: Record<string, unknown> = {};
  for (const name of catalogs) {
    const place = path.join(root, 'src/locales', language, name);
    const { messages } = Compiled.parse(JSON.parse(readFileSync(`${place}.json`, 'utf8')));
    const written = await formatter({ lineNumbers: false }).parse(readFileSync(`${place}.po`, 'utf8'), {
      locale: language,
      sourceLocale: 'es',
      filename: `${place}.po`,
    });
    for (const [id, { origin = [] }] of Object.entries(written))
      if (origin.some(([file]) => files.has(file))) chosen[id] = messages[id];
  }
  return JSON.stringify({ messages: chosen });
}

/** What a bundle is made of: the files whose texts it has, and their catalogues. */
export interface BundleParts {
  readonly files: ReadonlySet<string>;
  readonly catalogs: ReadonlySet<string>;
}

/** The files of all bundles by their address in the build. */
export async function bundleFiles(
  root: string,
  partsOf: (targets: readonly string[]) => BundleParts,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const [name, targets] of Object.entries(bundles)) {
    const { files, catalogs } = partsOf(targets);
    for (const language of languages)
      made.set(`locales/${language}/${name}.json`, await textsOf(root, language, catalogs, files));
  }
  return made;
}
