/** The domain of the contract to which a file belongs, by its folders and its name. */
import path from 'node:path';
import { servedBy } from './backend.ts';

/** Words that name other things, too, such as the form of any domain. */
const common = new Set('admin event file form page reading rules types value ways'.split(' '));

const stemOf = (file: string): string => {
  const [stem = ''] = path.posix.basename(file).split(/[.-]/);
  return stem.slice(0, 1).toLowerCase() + stem.slice(1);
};

/**
 * A function that returns the domain of a file: that of its folder, else the one whose word its name begins with
 * (`couponKeys`), else the one where most files of production have this name (`composer`, `badges`); undefined if there is
 * none.
 */
export function domainsBy(
  domains: readonly string[],
  production: readonly string[],
): (file: string) => string | undefined {
  const servers = domains.flatMap((domain) =>
    [domain, ...(servedBy[domain] ?? [])].map((folder) => ({ folder, domain })),
  );
  /** The domains of a file's folder; several share a folder such as `backend/stock`. */
  const byFolder = (file: string): readonly string[] =>
    file
      .split('/')
      .slice(1, -1)
      .map((folder) => servers.filter((one) => one.folder === folder).map(({ domain }) => domain))
      .find(({ length }) => length > 0) ?? [];

  const words = new Map(servers.toReversed().map(({ folder, domain }) => [folder, domain]));
  for (const domain of domains) {
    const singular = domain.replace(/s$/, '');
    if (!common.has(singular)) words.set(singular, domain);
  }
  // Machines and seeds have no folder of their domain.
  const placed = production.filter((file) => !/^(machines|mock\/world\/seeds)\//.test(file));
  for (const [stem, files] of Map.groupBy(placed, stemOf)) {
    const owned = [...Map.groupBy(files, (file) => byFolder(file)[0])];
    const [domain] = owned.find(([, { length }]) => length > files.length / 2) ?? [];
    if (domain !== undefined && !words.has(stem) && !common.has(stem)) words.set(stem, domain);
  }
  /** By the longest known word with which the name begins. */
  const byName = (file: string): string | undefined => {
    const parts = stemOf(file).match(/[A-Z]?[^A-Z]+/g) ?? [];
    return parts.map((_, left) => words.get(parts.slice(0, parts.length - left).join(''))).find(Boolean);
  };
  return (file) => {
    const found = byFolder(file);
    const named = byName(file);
    return named !== undefined && found.includes(named) ? named : (found[0] ?? named);
  };
}
