/** The texts of a chunk follow from its imports. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChunkTexts } from '#tools/texts/chunkTexts.ts';

const words = "import { msg } from '@lingui/core/macro';\n";
const catalogs = ['home', 'posts', 'files', 'cart'].map((name) => ({ name, include: [name], apart: [] }));
let root = '';

/** Writes a file of the project. */
function put(file: string, code: string): void {
  mkdirSync(path.dirname(path.join(root, 'src', file)), { recursive: true });
  writeFileSync(path.join(root, 'src', file), code);
}
const texts = (): ChunkTexts => new ChunkTexts(root, catalogs);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'aplauso-texts-'));
  put('posts/Card.tsx', `${words}export const Card = 1;`);
  put('files/Attach.tsx', `${words}export const Attach = 1; export type Kind = 1;`);
  put('home/Feed.tsx', `${words}import { Card } from '#src/posts/Card.tsx'; export const Feed = Card;`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the texts of a chunk', () => {
  it('the texts of a chunk are those of all files that it imports', () => {
    expect(texts().neededBy('home/Feed.tsx')).toEqual(['home', 'posts']);
  });

  it('a re-exported file counts as imported, and an imported type does not', () => {
    put(
      'cart/Box.tsx',
      "export * from '../posts/Card.tsx'; import type { Kind } from '../files/Attach.tsx';",
    );
    expect(texts().neededBy('cart/Box.tsx')).toEqual(['posts']);
  });

  it('texts that a part waits for by name are not requested with its chunk', () => {
    put('home/Gate.tsx', "import '../posts/Card.tsx'; export const gate = <TextsGate names={['posts']} />;");
    expect(texts().neededBy('home/Gate.tsx')).toEqual([]);
  });

  it('a chunk imported without its texts is named with its importer', () => {
    put('cart/Open.tsx', "export const open = () => import('#src/home/Feed.tsx');");
    expect(texts().missing('cart/Open.tsx')).toEqual([
      'src/cart/Open.tsx imports src/home/Feed.tsx without its texts home, posts: use chunk or withTexts',
    ]);
  });

  it('a chunk needs no call for the texts that its importer uses itself', () => {
    put('posts/Open.tsx', `${words}export const open = () => import('./Card.tsx');`);
    expect(texts().missing('posts/Open.tsx')).toEqual([]);
  });

  it('the names are added at the end of the call that imports the chunk', () => {
    const code = "const a = chunk(() => import('../home/Feed.tsx').then((file) => file.Feed));";
    put('cart/Table.tsx', code);
    expect(texts().missing('cart/Table.tsx')).toEqual([]);
    expect(texts().calls('cart/Table.tsx', code)).toEqual([
      { target: 'home/Feed.tsx', at: code.indexOf(');') },
    ]);
  });
});
