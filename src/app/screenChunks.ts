/** Turns the rows of routes.ts into what is drawn: each screen is a chunk that is fetched together with its texts. */
import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { withTexts } from './i18n.ts';
import { screens, type Screen } from './routes.ts';

const loads: ReadonlyMap<string, () => Promise<ComponentType>> = new Map(
  screens.flatMap(({ path, texts, load }) =>
    load === null ? [] : [[path, texts.reduceRight((next, name) => withTexts(name, next), load)]],
  ),
);

/** Path → each screen that is built; suspends while its chunk loads. */
export const builtScreens: ReadonlyMap<string, ReactElement> = new Map(
  [...loads].map(([path, load]) => [path, createElement(lazy(async () => ({ default: await load() })))]),
);

/** Starts to fetch a screen's chunk and texts; a failure is left to the moment when it is shown. */
export function preload({ path }: Pick<Screen, 'path'>): void {
  loads
    .get(path)?.()
    .catch(() => undefined);
}
