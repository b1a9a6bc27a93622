/** A part of the page that is a chunk with its own texts: all of them are fetched in parallel. */
import { lazy, type ComponentType } from 'react';
import { withTexts } from './i18n.ts';
import { TextsGate } from './TextsGate.tsx';

/** The component and its prefetch. */
export interface TextedPart {
  /** Suspends until chunk and texts are loaded; if the texts fail, shows the failure instead. */
  readonly Part: ComponentType;
  /** Starts to fetch; a failure appears when the part is shown. */
  readonly fetch: () => void;
}

/** Joins a chunk with the text namespaces that it needs besides `app`. */
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
