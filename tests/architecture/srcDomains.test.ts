/** The domains of src have one direction: tools/domains/src.ts is their order, and no import points against it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { srcOrder } from '#tools/domains/src.ts';
import { against, arrowsOf, filesOf, folderOf } from './arrows.ts';

const generated = /^src\/gql\//;
const arrows = arrowsOf('src', generated);

describe('the domains of src', () => {
  it('stand in one list, each once', () => {
    const folders = new Set(filesOf('src', generated).map(folderOf));
    expect(srcOrder.toSorted()).toEqual([...folders].toSorted());
  });

  it('import only what is earlier in the list, so that no circle is possible', () => {
    expect(against(srcOrder, arrows)).toEqual([]);
    expect(arrows.length).toBeGreaterThan(1_000);
  });

  it('would be seen where one imports a later one, or one that the list does not name', () => {
    const up = { from: 'src/posts/PostCard.tsx', to: 'src/recognitions/Composer.tsx' };
    const strange = { from: 'src/app/App.tsx', to: 'src/unknown/Screen.tsx' };
    const down = { from: 'src/main.tsx', to: 'src/app/App.tsx' };
    expect(against(srcOrder, [up, strange, down])).toEqual([
      'src/posts/PostCard.tsx → src/recognitions/Composer.tsx',
      'src/app/App.tsx → src/unknown/Screen.tsx',
    ]);
  });

  it('count type imports and import() as imports', () => {
    const kinds = arrows.filter(({ from }) => from === 'src/app/chunks.ts').map(({ to }) => to);
    expect(kinds).toContain('src/api/token.ts');
    expect(kinds).toContain('src/home/HomeFeed.tsx');
    expect(arrows).toContainEqual({ from: 'src/ui/severity.ts', to: 'src/lib/severity.ts' });
  });

  it('hand what they do about live messages to the one list of the shell', () => {
    const list = readFileSync('src/app/live.ts', 'utf8');
    const live = filesOf('src', generated).filter((file) => file.endsWith('.live.ts'));
    expect(live.filter((file) => !list.includes(`'#${file}'`))).toEqual([]);
    expect(live.length).toBeGreaterThan(0);
  });

  it('hand how their things are finished on Home to its one list', () => {
    const list = readFileSync('src/home/waitingParts.ts', 'utf8');
    const handedIn = filesOf('src', generated).filter((file) => file.endsWith('.waiting.ts'));
    expect(handedIn.filter((file) => !list.includes(`'#${file}'`))).toEqual([]);
    expect(handedIn.length).toBeGreaterThan(0);
  });
});
