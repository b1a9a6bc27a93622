/** Lets a presenter's window follow and control the tour of this window. */
import { useEffect, useEffectEvent } from 'react';
import { v7 } from 'uuid';
import { openLine, type Message } from './channel.ts';
import { realNow, tourStore } from './tour.store.ts';

/** Sends the state of the tour at each change; calls `onGo` for a requested step. */
export function useTourLine(onGo: (step: number) => void): void {
  const go = useEffectEvent(onGo);
  useEffect(() => {
    const me = v7();
    const hear = (message: Message): void => {
      switch (message.kind) {
        case 'asked':
          return tell();
        case 'go':
          return message.to === me ? go(message.step) : undefined;
        case 'end':
          return message.to === me ? tourStore.trigger.ended() : undefined;
        case 'restart':
          return message.to === me ? tourStore.trigger.changed({ startedAt: realNow() }) : undefined;
        // From another window.
        case 'stands':
        case 'left':
          return undefined;
      }
    };
    const line = openLine(hear);
    let isLeft = false;
    // Leaving the page also changes the tour; `left` must be the last message.
    const tell = (): void => {
      if (!isLeft) line.tell({ kind: 'stands', from: me, running: tourStore.getSnapshot().context.running });
    };
    const leave = (): void => {
      isLeft = true;
      line.tell({ kind: 'left', from: me });
    };
    const comeBack = (): void => {
      isLeft = false;
      tell();
    };
    const heard = tourStore.subscribe(tell);
    addEventListener('pagehide', leave);
    // Restored from the back/forward cache.
    addEventListener('pageshow', comeBack);
    tell();
    return () => {
      heard.unsubscribe();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      leave();
      line.close();
    };
  }, []);
}
