/** Reads that help to write a recognition: whom to thank, and which words mark which type. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id, Instant } from '../kit/shapes.ts';
import { Post } from '../posts/posts.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { closeness } from './near.rules.ts';
import { returnReasons } from './schedule.rules.ts';

/** A colleague who is close to the reader, and why. */
export const Colleague = z.object({ why: z.enum(closeness), person: PublicUser });
export type Colleague = z.output<typeof Colleague>;

/** The words that mark a type or a value; `counts` are posts, in the order of `words` (stems, folded). */
export const WordMark = z.object({
  id: Id,
  kind: z.enum(['type', 'value']),
  posts: Count,
  words: z.array(z.string()),
  counts: z.array(Count),
});

/** The words of an organisation (`proposalsOf` in `proposals.rules.ts`); nobody's own words are in it. */
export const RecognitionWords = z.object({
  /** The last time that posts were read; null before the first. */
  madeAt: z.nullable(Instant),
  posts: Count,
  marks: z.array(WordMark),
});
export type RecognitionWords = z.output<typeof RecognitionWords>;

/** A recognition of the reader that waits for its moment or came back on it, with what a new draft needs of it. */
export const ScheduledRecognition = z.object({
  post: Post,
  attachmentKeys: z.array(z.string()),
  /** Why it was taken back; null while it waits. */
  returnedFor: z.nullable(z.enum(returnReasons)),
});
export type ScheduledRecognition = z.output<typeof ScheduledRecognition>;

const see = { can: 'recognition.send', module: 'recognitions' } as const;

export const writingEndpoints = endpoints({
  /** At most `mostColleagues`, the closest first, never by name. */
  colleagues: { route: 'GET /recognition/colleagues', reply: z.array(Colleague), ...see, origin: 'ours' },
  /** Of the types that the reader may send, and of the active values. */
  words: { route: 'GET /recognition/words', reply: RecognitionWords, ...see, origin: 'ours' },
  /** The reader's own, by their moments; cancelled or discarded by `DELETE /post/{id}?pending=true`. */
  scheduled: {
    route: 'GET /recognition/scheduled',
    reply: z.array(ScheduledRecognition),
    ...see,
    origin: 'ours',
  },
});
