/** A part of the page that is a chunk with its own texts: all of them are fetched in parallel. */
import { lazy, type ComponentType } from 'react';
import type { Chunk } from '#src/lib/texts.ts';
import { activeLanguage, loadTexts } from './i18n.ts';
import { TextsGate } from './TextsGate.tsx';

/** The component and its prefetch. */
export interface TextedPart {
  /** Suspends until chunk and texts are loaded; if the texts fail, shows the failure instead. */
  readonly Part: ComponentType;
  /** Starts to fetch; a failure appears when the part is shown. */
  readonly fetch: () => void;
}

/** The component of a chunk, which is shown once its texts are loaded. */
export function withItsTexts({ texts: names, load }: Chunk<ComponentType>): TextedPart {
  const loadAll = async (): Promise<ComponentType> => {
    // If the texts fail, their gate shows it.
    const texts = names.map((name) => loadTexts(activeLanguage(), name).catch(() => undefined));
    const [screen] = await Promise.all([load(), ...texts]);
    return screen;
  };
  const loadGated = async (): Promise<{ default: ComponentType }> => {
    const Screen = await loadAll();
    return {
      default: () => (
        <TextsGate names={names}>
          <Screen />
        </TextsGate>
      ),
    };
  };
  return {
    Part: lazy(loadGated),
    fetch: () => void loadAll().catch(() => undefined),
  };
}
