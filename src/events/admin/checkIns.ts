/** Check-ins on their way: noted without a network, sent once, and kept on the device until the server has them. */
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { sendOnce } from '#src/api/sendOnce.ts';
import { begin, type SubmissionActor } from '#src/errands/errands.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import { leftName, type LeftThing } from '#src/lib/leftHere.ts';
import { readValue } from '#src/lib/storedValue.ts';
import { keepValue } from '#src/lib/storedText.ts';
import { refreshEvents } from '#src/events/events.writes.ts';
import { eventResource } from './eventsAdmin.queries.ts';

/** Whom the check-in is about: a code as it was typed, or the id of a person. */
export type Guest = { readonly code: string } | { readonly userId: string };

const KeptCheckIn = z.object({
  /** When it was noted. */
  at: z.string(),
  code: z.optional(z.string()),
  userId: z.optional(z.string()),
  /** `queued`: it waits for the network; `sent`: it was sent, and the answer is not known. */
  left: z.enum(['queued', 'sent']),
});

/** One check-in of one event. */
export interface CheckInPlace {
  readonly cache: QueryClient;
  readonly owner: DraftOwner;
  readonly eventId: string;
}

const markOf = (guest: Guest): string => ('code' in guest ? `code-${guest.code}` : guest.userId);
const nameOf = ({ owner, eventId }: CheckInPlace, mark: string): string =>
  leftName('eventCheckIn', { owner, id: `${eventId}:${mark}` });

/** Sends a check-in, or joins the one of this person that is underway. */
export function checkIn(
  place: CheckInPlace,
  guest: Guest,
  { at, left }: { readonly at: string; readonly left: 'nothing' | 'queued' | 'sent' },
): SubmissionActor {
  const name = nameOf(place, markOf(guest));
  const { cache, eventId: id } = place;
  return begin({
    name,
    left,
    send: async () => {
      const input = { id, at, attended: true, ...guest };
      await sendOnce(name, JSON.stringify(input), (key) => eventResource.checkIn(input, key));
    },
    // A second check-in of a person changes nothing, so it is sent again.
    check: () => Promise.resolve(false),
    keep: (now) => keepValue(name, now === 'nothing' ? null : { at, ...guest, left: now }),
    arrived: () => {
      keepValue(name, null);
      refreshEvents(cache);
    },
  });
}

/** Sends a check-in that an earlier page left underway, without the page of its event. */
export function resumeCheckIn({ cache, owner, id }: LeftThing): void {
  const cut = id.indexOf(':');
  const [eventId, mark] = [id.slice(0, cut), id.slice(cut + 1)];
  const place = { cache, owner, eventId };
  const kept = readValue(nameOf(place, mark), KeptCheckIn);
  const guest =
    kept?.code !== undefined
      ? { code: kept.code }
      : kept?.userId !== undefined
        ? { userId: kept.userId }
        : null;
  if (kept !== null && guest !== null) checkIn(place, guest, kept);
}
