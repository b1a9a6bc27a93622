/** Lets a presenter's window follow the tour of this one and steer it. */
import { useEffect, useEffectEvent } from 'react';
import { v7 } from 'uuid';
import { openLine, type Message } from './channel.ts';
import { realNow, tourStore } from './tour.store.ts';

/** Tells at each change where the tour stands; `onGo` is asked for a step. */
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
        // Of another window.
        case 'stands':
        case 'left':
          return undefined;
      }
    };
    const line = openLine(hear);
    let isLeft = false;
    // Leaving changes the tour, too: that it left is the last that is heard.
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
    // Back from the browser's memory of pages.
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
