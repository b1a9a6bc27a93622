/** Facts of an installed package: maintainer and size. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Installed } from './document.ts';

const Text = z.string();
const Manifest = z.object({
  repository: z.optional(z.union([Text, z.object({ url: Text })])),
  author: z.optional(z.union([Text, z.object({ name: Text })])),
});

const hosts = /^(?:github:)?([\w.-]+)\/([\w.-]+)$|(github|gitlab)\.com[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?$/;

/** A link to the repository if it can be parsed, otherwise the author's name without the e-mail address. */
export function keeperOf(manifest: unknown): string {
  const { repository, author } = Manifest.parse(manifest);
  const place = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const [, shortOwner, shortName, host = 'github', owner = shortOwner, name = shortName] =
    hosts.exec(place) ?? [];
  if (owner !== undefined && name !== undefined)
    return `[${owner}/${name}](https://${host}.com/${owner}/${name})`;
  return ((typeof author === 'string' ? author : author?.name) ?? 'unknown').replace(/\s*[<(].*$/, '');
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum;
    const place = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(place) : entry.isFile() ? statSync(place).size : 0);
  }, 0);
}

/** Reads packages of the node_modules of `root`. */
export const installedIn =
  (root: string) =>
  (name: string): Installed => {
    const folder = path.join(root, 'node_modules', name);
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { keeper: keeperOf(manifest), bytes: () => bytesIn(folder) };
  };
