/** The baseline page: React and XState with one line of text; no product on this stack can be faster. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>floor</title><script type="module" src="./main.js"></script></head><body><div id="root"></div></body></html>`;
const main = `
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMachine } from 'xstate';
import { useMachine } from '@xstate/react';
const machine = createMachine({ initial: 'loading', states: { loading: { on: { done: 'ready' } }, ready: {} } });
function Floor() {
  const [state, send] = useMachine(machine);
  useEffect(() => { fetch('./data.json').then((answer) => answer.json()).then(() => send({ type: 'done' })); }, []);
  return state.matches('ready') ? createElement('article', null, 'ready') : null;
}
createRoot(document.getElementById('root')).render(createElement(Floor));
`;

/** Builds the baseline page below `node_modules` and returns the folder of the build. */
export async function buildFloor(): Promise<string> {
  // Inside the project, so that imports of packages resolve.
  const folder = mkdtempSync(path.resolve('node_modules', '.floor-'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'main.js'), main);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'out' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(folder, 'out', 'data.json'), '{}');
  return path.join(folder, 'out');
}
