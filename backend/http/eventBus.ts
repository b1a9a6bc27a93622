/** Passes stream events to the open pages of this process: one bus for each server, tab or test. */
import type { EventBus } from './context.ts';

type Listener = Parameters<EventBus['subscribe']>[2];

/** An event bus without subscribers. Logs failing listeners and continues with the others. */
export function createEventBus(log: (line: string, error?: unknown) => void = () => undefined): EventBus {
  const rooms = new Map<string, Set<readonly [userId: string, listener: Listener]>>();
  return {
    publish(org, told) {
      for (const { to, message } of told) {
        // The copy keeps the loop correct if listeners subscribe or unsubscribe meanwhile.
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
