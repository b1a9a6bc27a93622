/** The text of docs/dependencies.md, and the checks before it is written. */
import { licenceCounts, type LockedPackages } from './licences.ts';

/** The fields that are read from package.json. */
export interface Listed {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The facts that are read from an installed package. */
export interface Installed {
  /** The maintainer: the owner of the repository, or the author. */
  readonly keeper: string;
  /** Unpacked size without nested packages; each call reads the disk. */
  readonly bytes: () => number;
}

interface Sources {
  readonly listed: Listed;
  readonly packages: LockedPackages;
  readonly purposes: Readonly<Record<string, string>>;
  readonly installed: (name: string) => Installed;
}

/** Names of the direct dependencies; platform binaries are optional and left out. */
const directOf = ({ dependencies, devDependencies }: Listed): readonly string[] => [
  ...Object.keys(dependencies),
  ...Object.keys(devDependencies),
];

/** A sentence for each direct dependency without a purpose, and for each purpose without a dependency. */
export function purposeFaults(listed: Listed, purposes: Readonly<Record<string, string>>): readonly string[] {
  const direct = new Set(directOf(listed));
  const silent = [...direct].filter((name) => !purposes[name]);
  const gone = Object.keys(purposes).filter((name) => !direct.has(name));
  return [
    ...silent.map((name) => `${name} has no purpose: say in tools/dependencies/purposes.ts what it is for.`),
    ...gone.map(
      (name) => `${name} is no dependency any more: remove it from tools/dependencies/purposes.ts.`,
    ),
  ];
}

function table(names: readonly string[], { packages, purposes, installed }: Sources): readonly string[] {
  const rows = names.toSorted().map((name) => {
    const { version = '', license = '' } = packages[`node_modules/${name}`] ?? {};
    const { keeper, bytes } = installed(name);
    const size = `${Math.max(1, Math.round(bytes() / 1000)).toLocaleString('en')} kB`;
    return `| ${[`\`${name}\``, version, license, keeper, size, purposes[name] ?? ''].join(' | ')} |`;
  });
  return [
    '| package | version | licence | kept by | unpacked | what for |',
    '|---|---|---|---|--:|---|',
    ...rows,
  ];
}

/** The expected content of docs/dependencies.md. */
export function documentOf(sources: Sources): string {
  const { listed, packages } = sources;
  const counts = licenceCounts(packages);
  const sum = counts.reduce((all, [, count]) => all + count, 0);
  return `${[
    '# Dependencies',
    '',
    '<!-- Written by `npm run dependencies`; change tools/dependencies/purposes.ts instead of this file. -->',
    '',
    'Direct dependencies, from `package.json`, `package-lock.json` and the installed packages. "Unpacked" is the size on',
    'disk without nested packages. The binaries of Node for each platform (`node-*`) are optional and left out.',
    '',
    '## In the product',
    '',
    ...table(Object.keys(listed.dependencies), sources),
    '',
    '## Tools',
    '',
    ...table(Object.keys(listed.devDependencies), sources),
    '',
    '## Licences',
    '',
    `The lock file holds ${sum} packages. \`tools/dependencies/licences.ts\` lists the licences that are allowed.`,
    '',
    '| licence | packages |',
    '|---|--:|',
    ...counts.map(([licence, count]) => `| ${licence} | ${count} |`),
  ].join('\n')}\n`;
}

/** The document without its sizes, which could differ between machines. */
export const withoutSizes = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(/ [\d,]+ kB \|/g, ' |');
