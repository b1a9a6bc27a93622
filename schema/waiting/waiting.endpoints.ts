/** Calls about what waits for a person (ours): one queue over all domains, and snoozing one thing of it. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Done, Id, Instant, Points } from '../kit/shapes.ts';
import { pageSize } from '../limits.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { waitingKinds } from './kinds.ts';

const Kind = z.enum(waitingKinds);

/** One thing that waits for the reader. */
export const WaitingItem = z.object({
  kind: Kind,
  /** What the call that finishes it takes; unique within its kind. */
  id: Id,
  /** What its page opens: the post of a poll, the task of what was handed in, the parent of a part of a goal. */
  subjectId: Id,
  /** Empty where the person says everything. */
  title: z.string(),
  titleEn: z.nullable(z.string()),
  /** Why it was sent back, what was handed in with it, or what was asked for. */
  words: z.nullable(z.string()),
  points: z.nullable(Points),
  /** Who gave it, asks for it, is evaluated, or celebrates; null for the organisation and for a person who has left. */
  who: z.nullable(PublicUser),
  /** Since when it waits. */
  since: Instant,
  /** When it is due, also if that has passed. */
  dueAt: z.nullable(Instant),
  /** The address of its page. */
  address: z.string(),
});
export type WaitingItem = z.output<typeof WaitingItem>;

export const WaitingCount = z.object({
  kind: Kind,
  /** Without the snoozed ones. */
  count: Count,
  snoozed: Count,
});
export type WaitingCount = z.output<typeof WaitingCount>;

/** The first things that wait for the reader, and how many there are. */
export const WaitingQueue = z.object({
  items: z.array(WaitingItem),
  /** Of every kind of which something waits, in the order of kinds. */
  counts: z.array(WaitingCount),
  /** All things, whether among the items or not; snoozed ones are not counted. */
  total: Count,
});

const use = { can: 'waiting.see', origin: 'ours' } as const;

export const waitingEndpoints = endpoints({
  /** What waits for the reader now: what is due first, then what waits longest. Modules that are off contribute nothing. */
  list: {
    route: 'GET /user/waiting',
    query: z.object({ limit: z._default(z.int().check(z.gte(1), z.lte(pageSize.max)), pageSize.default) }),
    reply: WaitingQueue,
    ...use,
  },
  /** Leaves a thing out of the queue until the reader's own next day, or brings it back. 404 if it does not wait for the reader. */
  snooze: {
    route: 'POST /user/waiting/snooze',
    body: z.object({ kind: Kind, id: Id, snoozed: z._default(z.boolean(), true) }),
    reply: Done,
    ...use,
  },
});
