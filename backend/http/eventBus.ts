/** Hands what happened to the pages that are open in this process: one of these for a server, one for a tab, one for a test. */
import type { EventBus } from './context.ts';

type Listener = Parameters<EventBus['subscribe']>[2];

/** A hub that nobody listens to yet. A listener that fails is told of to `log` and keeps nobody else from hearing. */
export function createEventBus(log: (line: string, error?: unknown) => void = () => undefined): EventBus {
  const rooms = new Map<string, Set<readonly [userId: string, listener: Listener]>>();
  return {
    publish(org, told) {
      for (const { to, message } of told) {
        // Whoever comes or goes while others are told changes nothing for them.
        for (const [userId, listener] of Array.from(rooms.get(org) ?? [])) {
          if (to !== 'everyone' && !to.includes(userId)) continue;
          try {
            listener(message);
          } catch (error) {
            log('an open page could not be told', error);
          }
        }
      }
    },
    subscribe(org, userId, listener) {
      const room = rooms.get(org) ?? new Set();
      rooms.set(org, room);
      const entry = [userId, listener] as const;
      room.add(entry);
      return () => {
        room.delete(entry);
        if (room.size === 0 && rooms.get(org) === room) rooms.delete(org);
      };
    },
  };
}
