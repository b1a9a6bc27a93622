/** The window in which the tour runs, as the presenter's window knows it. */
import { useEffect, useRef, useState } from 'react';
import { openLine, type Line } from '#src/demo/tours/channel.ts';
import type { Running } from '#src/demo/tours/tour.store.ts';

/** `idle`: no tour runs. `away`: its window is closed or reloading. `running`: the tour runs. */
export type FirstWindow =
  | { readonly state: 'idle' }
  | { readonly state: 'away'; readonly running: Running }
  | { readonly state: 'running'; readonly running: Running };

/** Requests of the presenter; ignored while the tour window is away. */
export interface Asking {
  readonly go: (step: number) => void;
  readonly end: () => void;
  /** Restarts the clock. */
  readonly restart: () => void;
}

/** Follows the window with a tour that sent the last message. */
export function useFirstWindow(): readonly [FirstWindow, Asking] {
  const [first, setFirst] = useState<FirstWindow>({ state: 'idle' });
  const line = useRef<Line | null>(null);
  const speaker = useRef<string | null>(null);
  useEffect(() => {
    const open = openLine((message) => {
      switch (message.kind) {
        case 'stands':
          // A window without a tour does not replace one with a tour.
          if (message.running === null && speaker.current !== null && speaker.current !== message.from)
            return;
          speaker.current = message.from;
          return setFirst(
            message.running === null ? { state: 'idle' } : { state: 'running', running: message.running },
          );
        case 'left':
          if (message.from !== speaker.current) return;
          speaker.current = null;
          return setFirst((now) => ('running' in now ? { state: 'away', running: now.running } : now));
        // From another presenter's window.
        case 'asked':
        case 'go':
        case 'end':
        case 'restart':
          return;
      }
    });
    line.current = open;
    open.tell({ kind: 'asked' });
    return () => open.close();
  }, []);
  const [asking] = useState<Asking>(() => {
    const say = (kind: 'end' | 'restart'): void => {
      if (speaker.current !== null) line.current?.tell({ kind, to: speaker.current });
    };
    return {
      go: (step) => {
        if (speaker.current !== null) line.current?.tell({ kind: 'go', to: speaker.current, step });
      },
      end: () => say('end'),
      restart: () => say('restart'),
    };
  });
  return [first, asking];
}
