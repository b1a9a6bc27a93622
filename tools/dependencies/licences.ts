/** The allowed licences of a package, which depend on its use: in the product, or only in tools. */

/** A package as the lock file describes it. */
export interface LockedPackage {
  readonly version?: string | undefined;
  readonly license?: string | undefined;
  readonly dev?: boolean | undefined;
  readonly devOptional?: boolean | undefined;
  readonly optional?: boolean | undefined;
}

/** Path in node_modules → package; the empty path is the project itself. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Permissive licences, and the licence of the fonts. */
const everywhere: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
]);

/** Licences of packages that no build contains, so they are not distributed. */
const inTools: ReadonlySet<string> = new Set([...everywhere, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0']);

const isTool = ({ dev, devOptional, optional }: LockedPackage): boolean =>
  dev === true || devOptional === true || optional === true;

/**
 * Whether an SPDX expression is allowed: one side of each OR, both sides of each AND, written large or small. Nested
 * brackets are not parsed, so they are rejected.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  return bare.split(/ OR /i).some((side) => side.split(/ AND /i).every((licence) => allowed.has(licence)));
}

/** A sentence for each package whose licence is not on the list. */
export function licenceFaults(packages: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    if (place === '') return [];
    const { license } = locked;
    if (license === undefined) return [`${place} names no licence in package-lock.json.`];
    const tool = isTool(locked);
    if (isAllowed(license, tool ? inTools : everywhere)) return [];
    return [
      `${place} has the licence ${license}, which is not allowed ${tool ? 'in tools' : 'in the product'} (tools/dependencies/licences.ts).`,
    ];
  });
}

/** How many packages have each licence, most first. */
export function licenceCounts(packages: LockedPackages): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [place, { license = 'none' }] of Object.entries(packages))
    if (place !== '') counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort(
    ([one, many], [other, more]) => more - many || (one < other ? -1 : one > other ? 1 : 0),
  );
}
