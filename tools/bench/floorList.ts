/**
 * The baseline of a long list: the same virtualisation, with the texts and heights of given rows and nothing else in
 * them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** A row: its text and its height in px. */
export interface FloorRow {
  readonly text: string;
  readonly height: number;
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>list</title><script type="module" src="./list.js"></script></head><body><div id="root"></div></body></html>`;
const main = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { WindowVirtualizer } from 'virtua';
const rows = await (await fetch('./rows.json')).json();
const Row = ({ text, height }) =>
  createElement('article', { style: { height, width: 640, boxSizing: 'border-box', border: '1px solid', padding: 24 } }, text);
createRoot(document.getElementById('root')).render(
  createElement(WindowVirtualizer, { itemSize: 280 }, rows.map((row, index) => createElement(Row, { key: index, ...row }))),
);
`;

/** Builds the page `list.html` with these rows into the folder `out` below `folder`. */
export async function buildFloorList(folder: string, rows: readonly FloorRow[]): Promise<string> {
  writeFileSync(path.join(folder, 'list.html'), page);
  writeFileSync(path.join(folder, 'list.js'), main);
  const outDir = path.join(folder, 'list');
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir, rolldownOptions: { input: path.join(folder, 'list.html') }, target: 'esnext' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(outDir, 'rows.json'), JSON.stringify(rows));
  return outDir;
}
