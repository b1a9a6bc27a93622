/** Turns the rows of routes.ts into what is drawn: home is here at once, each other screen comes with its texts when it is asked for. */
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { loadHome, loadScreenParts, preloadPart } from './chunks.ts';
import { screens, type Screen } from './routes.ts';
import { withItsTexts } from './textedPart.tsx';

// Its feed brings its own texts, where the module is on (HomePlace.tsx).
const home = withItsTexts(['home'], () => loadHome().then((file) => file.HomeScreen));

const drawnByShell: readonly string[] = ['/login', '/logout'];

const partAt = (path: string): ComponentType =>
  path === '/' ? home.Part : lazy(() => loadScreenParts().then((file) => file.partAt(path)));

/** Path → each screen that is built; suspends while its chunk and its texts load. */
export const builtScreens: ReadonlyMap<string, ReactElement> = new Map(
  screens.flatMap(({ path, coming }) =>
    coming || drawnByShell.includes(path) ? [] : [[path, createElement(partAt(path))]],
  ),
);

/** Starts to fetch a screen's chunk and texts; a failure is left to the moment when it is shown. */
export function preload({ path }: Pick<Screen, 'path'>): void {
  if (path === '/') home.fetch();
  else preloadPart(path);
}
