/**
 * Maps the rows of routes.ts to components: home is part of the first load, each other screen loads with its
 * texts on request.
 */
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { home, loadScreenParts, preloadPart } from './chunks.ts';
import { screens, type Screen } from './routes.ts';
import { withItsTexts } from './textedPart.tsx';

// The feed loads its own texts, if the module is on (HomeSlot.tsx).
const homePart = withItsTexts(home);

const drawnByShell: readonly string[] = ['/login', '/logout'];

const partAt = (path: string): ComponentType =>
  path === '/' ? homePart.Part : lazy(() => loadScreenParts().then((file) => file.partAt(path)));

/** Path → each screen; suspends while its chunk and its texts load. */
export const builtScreens: ReadonlyMap<string, ReactElement> = new Map(
  screens.flatMap(({ path }) => (drawnByShell.includes(path) ? [] : [[path, createElement(partAt(path))]])),
);

/** Starts to fetch the chunk and texts of a screen; a failure appears when the screen is shown. */
export function preload({ path }: Pick<Screen, 'path'>): void {
  if (path === '/') homePart.fetch();
  else preloadPart(path);
}
