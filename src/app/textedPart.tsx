/** A part of the page that is a chunk with texts of its own: all of them are fetched at the same time (design §6). */
import { lazy, type ComponentType } from 'react';
import { withTexts } from './i18n.ts';
import { TextsGate } from './TextsGate.tsx';

/** The part, and its fetching. */
export interface TextedPart {
  /** Suspends until chunk and texts are there; where texts fail, says so in its place. */
  readonly Part: ComponentType;
  /** Starts to fetch; a failure is left to the moment when it is shown. */
  readonly fetch: () => void;
}

/** Joins a chunk with the namespaces of texts that it needs beside `app`. */
export function withItsTexts(names: readonly string[], load: () => Promise<ComponentType>): TextedPart {
  const loadAll = names.reduce((next, name) => withTexts(name, next), load);
  const gated = (screen: ComponentType): ComponentType =>
    names.reduceRight<ComponentType>(
      (Inside, namespace) =>
        function Gated() {
          return (
            <TextsGate namespace={namespace}>
              <Inside />
            </TextsGate>
          );
        },
      screen,
    );
  return {
    Part: lazy(async () => ({ default: gated(await loadAll()) })),
    fetch: () => void loadAll().catch(() => undefined),
  };
}
