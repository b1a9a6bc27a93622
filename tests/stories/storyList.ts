/**
 * The stories written by hand, as Storybook reads them from the files, without a browser: for tests that count and
 * compare them.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story with its folder under stories/. */
export interface WrittenStory {
  readonly domain: string;
  readonly file: string;
  readonly exportName: string;
  /** A story without the tag `!test`: the story gate draws it and runs axe. */
  readonly runs: boolean;
  /** Another story with other toolbar settings and no other difference. */
  readonly isLook: boolean;
}

interface Node {
  readonly type: string;
}
interface ObjectNode extends Node {
  readonly properties: readonly (Node & { readonly key?: Node & { readonly name?: string } })[];
}

const isObject = (node: unknown): node is ObjectNode =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'ObjectExpression';

/** The properties of a look besides the story it spreads. */
const switches = ['globals', 'tags'];

function isLookOnly(declared: object): boolean {
  const made = 'init' in declared ? declared.init : undefined;
  if (!isObject(made)) return false;
  const names = made.properties.map((one) =>
    one.type === 'SpreadElement' ? 'another story' : (one.key?.name ?? ''),
  );
  return (
    names.includes('another story') &&
    names.includes('globals') &&
    names.every((name) => name === 'another story' || switches.includes(name))
  );
}

function storiesOf(file: string): readonly WrittenStory[] {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();
  const [, domain = ''] = file.split(path.sep);
  return Object.entries(csf._stories).map(([exportName, { tags = [] }]) => ({
    domain,
    file,
    exportName,
    runs: ![...(csf.meta?.tags ?? []), ...tags].includes('!test'),
    isLook: isLookOnly(csf._storyExports[exportName] ?? {}),
  }));
}

/** All stories, by file. */
export const writtenStories = (): readonly WrittenStory[] =>
  globSync('stories/**/*.stories.tsx').toSorted().flatMap(storiesOf);

/** The number of stories per domain that run in the gate. Generated stories (machines, pictures) do not count. */
export function runsByDomain(
  stories: readonly WrittenStory[] = writtenStories(),
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { domain, runs } of stories) counts[domain] = (counts[domain] ?? 0) + (runs ? 1 : 0);
  return counts;
}
