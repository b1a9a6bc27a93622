/** A log that lasts as long as the page. Tests share it between databases as tabs share theirs. */
import { folded, type ChangeLog, type Entry, type Head, type Time } from './log.ts';

/** Returns a function that opens users of one log in memory. */
export function memoryLogs(): () => ChangeLog {
  let head: Head | undefined;
  let entries: Entry[] = [];
  let last: Promise<void> = Promise.resolve();
  const heard = new Set<(time?: Time) => void>();

  return () => {
    let mine: ((time?: Time) => void) | undefined;
    return {
      persistent: false,
      exclusive(work) {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      read: async (after) => ({ ...(head ? { head } : {}), entries: entries.filter(({ at }) => at > after) }),
      async append(entry, next) {
        entries.push(entry);
        head = next ?? head;
      },
      fold: async () => void (entries = entries.length > 0 ? [folded(entries)] : []),
      async restart(next, first = []) {
        head = next;
        entries = [...first];
      },
      announce(time) {
        for (const listener of heard) if (listener !== mine) listener(time);
      },
      listen(listener) {
        mine = listener;
        heard.add(listener);
      },
      close: () => void (mine && heard.delete(mine)),
    };
  };
}
