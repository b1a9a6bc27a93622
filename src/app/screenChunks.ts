/** Turns the rows of routes.ts into what is drawn: each screen is a chunk that is fetched together with its texts. */
import { createElement, type ReactElement } from 'react';
import { screens, type Screen } from './routes.ts';
import { withItsTexts, type TextedPart } from './textedPart.tsx';

const parts: ReadonlyMap<string, TextedPart> = new Map(
  screens.flatMap(({ path, texts, load }) => (load === null ? [] : [[path, withItsTexts(texts, load)]])),
);

/** Path → each screen that is built; suspends while its chunk and its texts load. */
export const builtScreens: ReadonlyMap<string, ReactElement> = new Map(
  [...parts].map(([path, { Part }]) => [path, createElement(Part)]),
);

/** Starts to fetch a screen's chunk and texts; a failure is left to the moment when it is shown. */
export const preload = ({ path }: Pick<Screen, 'path'>): void => parts.get(path)?.fetch();
