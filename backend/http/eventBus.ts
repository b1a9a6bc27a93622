/** Passes stream events to the open pages of this process: one bus for each server, tab or test. */
import { StoreUnavailable } from '../store/port.ts';
import type { EventBus } from './context.ts';

interface Subscriber {
  readonly userId: string;
  readonly listener: Parameters<EventBus['subscribe']>[2];
  readonly hangUp: () => void;
}

interface Limits {
  /** Of all organisations; one more is refused. */
  readonly streams: number;
  /** With one more the person's oldest is closed: pages that left without a word are among the oldest. */
  readonly streamsPerPerson: number;
}

/** An event bus without subscribers. Logs failing listeners and continues with the others. */
export function createEventBus(
  log: (line: string, error?: unknown) => void = () => undefined,
  { streams, streamsPerPerson }: Limits = { streams: Infinity, streamsPerPerson: Infinity },
): EventBus {
  const rooms = new Map<string, Set<Subscriber>>();
  let open = 0;
  return {
    publish(org, told) {
      for (const { to, message } of told) {
        // The copy keeps the loop correct if listeners subscribe or unsubscribe meanwhile.
        for (const { userId, listener } of Array.from(rooms.get(org) ?? [])) {
          if (to !== 'everyone' && !to.includes(userId)) continue;
          try {
            listener(message);
          } catch (error) {
            log('an open page could not be told', error);
          }
        }
      }
    },
    subscribe(org, userId, listener, hangUp = () => undefined) {
      const own = Array.from(rooms.get(org) ?? []).filter((one) => one.userId === userId);
      if (own.length >= streamsPerPerson) own[0]?.hangUp();
      if (open >= streams) throw new StoreUnavailable('busy');
      open++;
      const room = rooms.get(org) ?? new Set();
      rooms.set(org, room);
      const entry = { userId, listener, hangUp };
      room.add(entry);
      return () => {
        if (!room.delete(entry)) return;
        open--;
        if (room.size === 0 && rooms.get(org) === room) rooms.delete(org);
      };
    },
  };
}
