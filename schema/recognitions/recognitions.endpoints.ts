/** Calls to recognise people (spec §7 "Recognitions and posts"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Color, Email, Id } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { maxReceivers, textLength } from '../limits.ts';
import { Post } from '../posts/posts.shapes.ts';
import { distributions } from './recognitions.rules.ts';

/** A type the composer offers. */
export const PostType = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  color: z.nullable(Color),
  /** Name of an icon of the set (lucide). */
  icon: z.nullable(z.string()),
});
export type PostType = z.output<typeof PostType>;

/** A recognition to send. The sender is the signed-in person; another `senderEmail` is refused (spec §3 "Recognition send"). */
export const Recognition = z.object({
  senderEmail: z.optional(Email),
  receiverEmails: wired(z.array(Email).check(z.minLength(1), z.maxLength(maxReceivers)), 'reciever_emails'),
  amount: Amount,
  /** `split` (ours) makes the amount the total. */
  distribution: z._default(z.enum(distributions), 'each'),
  postTypes: z.array(Id).check(z.minLength(1), z.maxLength(3)),
  message: z._default(z.string().check(z.trim(), z.maxLength(textLength.recognition)), ''),
});
export type Recognition = z.input<typeof Recognition>;

export const recognitionEndpoints = endpoints({
  send: {
    route: 'POST /send_feedback',
    body: Recognition,
    reply: Post,
    can: 'recognition.send',
    module: 'recognitions',
    origin: 'spec',
  },
  postTypes: {
    route: 'GET /post_type',
    reply: z.array(PostType),
    can: 'recognition.send',
    module: 'recognitions',
    origin: 'ours',
  },
});
