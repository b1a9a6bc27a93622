/** The files of the two builds, their modules, and what imports what. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

export const root = path.resolve(import.meta.dirname, '../..');
const Modules = z.record(z.string(), z.record(z.string(), z.number()));
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    isDynamicEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
);

export const read = (build: string, file: string): string =>
  readFileSync(path.join(root, build, file), 'utf8');
const filesOf = (build: string): string[] =>
  readdirSync(path.join(root, build), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(path.join(root, build), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    );
export const served = (build: string): string[] =>
  filesOf(build).filter((file) => !file.startsWith('.vite/'));
export const modulesByFile = (build: string) => Modules.parse(JSON.parse(read(build, '.vite/modules.json')));
export const modulesOf = (build: string): string[] =>
  Object.values(modulesByFile(build)).flatMap((parts) => Object.keys(parts));
export const manifestOf = (build: string) => Manifest.parse(JSON.parse(read(build, '.vite/manifest.json')));

/** What sign-in and Home begin with, and all modules of the files that they load. */
export const begins =
  /^src\/(main|auth\/SignInScreen|app\/SignedIn|home\/(HomeScreen|HomeFeed|HomeSide|UnderComposer))\.tsx$/;
export function loadedFirst(): string[] {
  const manifest = manifestOf('dist');
  const files = modulesByFile('dist');
  const reached = new Set(
    Object.values(manifest).filter(({ file }) =>
      Object.keys(files[file] ?? {}).some((id) => begins.test(id)),
    ),
  );
  for (const { imports = [] } of reached)
    for (const next of imports) if (manifest[next]) reached.add(manifest[next]);
  return [...reached].flatMap(({ file }) => Object.keys(files[file] ?? {}));
}

/** The circles among the files of a build: a module of one can run before one that it needs. */
export function circlesOf(build: string): readonly string[] {
  const manifest = manifestOf(build);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (key: string, above: readonly string[]): void => {
    if (above.includes(key)) circles.push([...above.slice(above.indexOf(key)), key].join(' → '));
    if (done.has(key) || above.includes(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...above, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return circles;
}
