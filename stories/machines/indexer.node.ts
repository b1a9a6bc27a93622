/** Makes Storybook list and build one story per reachable state, without files on disk. */
import { utimesSync } from 'node:fs';
import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { machineNameOf, machinesFolder, statesFileOf, storiesOf } from './index.node.ts';
import type { StateStory } from './states.ts';

const isStates = /\.states\.tsx(\?.*)?$/u;

/**
 * Tags of each story. Two paths may lead to the same place. A story depends only on its place as JSON, so a later
 * duplicate is not run again. tests/machines covers every state and transition.
 */
export function tagsOf(stories: readonly StateStory[]): ReadonlyMap<StateStory, readonly string[]> {
  const drawn = new Set<string>();
  return new Map(
    stories.map((story) => {
      const place = JSON.stringify(story.at);
      const isRepeated = drawn.has(place);
      drawn.add(place);
      return [story, isRepeated || story.isApart ? ['machine', '!test'] : ['machine']];
    }),
  );
}

/** Lists the stories of a `<name>.states.tsx`; its meta must have the title `Machines/<name>`. */
export const machineIndexer: Indexer = {
  test: isStates,
  createIndex: async (file, { makeTitle }) => {
    const machine = machineNameOf(file);
    return [...tagsOf(await storiesOf(machine))].map(([story, tags]) => ({
      type: 'story',
      importPath: file,
      exportName: story.exportName,
      name: story.title,
      title: makeTitle(`Machines/${machine}`),
      tags: [...tags],
    }));
  },
};

/** Appends the listed stories to a `<name>.states.tsx` as exports, and notifies Storybook of chart changes. */
export const machineStories = (): Plugin => ({
  name: 'machine-stories',
  enforce: 'pre',
  async transform(code, id) {
    if (!isStates.test(id)) return undefined;
    const stories = [...tagsOf(await storiesOf(machineNameOf(id)))].map(
      ([{ exportName, title, at, way }, tags]) =>
        // Keys without quotes: the suite reads the tags of quoted ones as absent.
        `export const ${exportName} = { name: ${JSON.stringify(title)}, tags: ${JSON.stringify(tags)}, args: ${JSON.stringify({ at, way })} };`,
    );
    return { code: [code, ...stories].join('\n'), map: null };
  },
  configureServer({ watcher }) {
    watcher.add(machinesFolder);
    watcher.on('change', (file) => {
      if (!file.startsWith(machinesFolder)) return;
      const [machine = ''] = path.basename(file).split('.');
      try {
        utimesSync(statesFileOf(machine), new Date(), new Date());
      } catch {
        // A chart without stories yet; tests/machines/stories.test.ts reports it.
      }
    });
  },
});
