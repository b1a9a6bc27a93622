/** The stories written by hand, as Storybook reads them from the files, without a browser: for tests that count and compare them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/** A story, with the folder under stories/ that it belongs to. */
export interface WrittenStory {
  readonly domain: string;
  readonly file: string;
  readonly exportName: string;
  /** Without the tag `!test`: the gate of the stories draws it and asks axe. */
  readonly runs: boolean;
  /** It is another story with other switches of the toolbar, and nothing else. */
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

/** What a look consists of besides the story that it spreads. */
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

/** All of them, by file. */
export const writtenStories = (): readonly WrittenStory[] =>
  globSync('stories/**/*.stories.tsx').toSorted().flatMap(storiesOf);

/** How many stories of each domain run in the gate; what is generated (machines, pictures) is not counted. */
export function runsByDomain(
  stories: readonly WrittenStory[] = writtenStories(),
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { domain, runs } of stories) counts[domain] = (counts[domain] ?? 0) + (runs ? 1 : 0);
  return counts;
}
