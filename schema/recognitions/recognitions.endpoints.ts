/** Calls to send recognitions, and the list of all calls of the domain (spec §7 "Recognitions and posts"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Email, Id, Instant } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { maxReceivers, perRecognition, textLength } from '../limits.parts.ts';
import { Post } from '../posts/posts.shapes.ts';
import { badgeEndpoints } from './badges.endpoints.ts';
import { credentialEndpoints } from './credentials.endpoints.ts';
import { groupEndpoints } from './groups.endpoints.ts';
import { podiumEndpoints } from './podium.endpoints.ts';
import { distributions } from './recognitions.rules.ts';
import { referralEndpoints } from './referrals.endpoints.ts';
import { recognitionSettingEndpoints } from './settings.endpoints.ts';
import { typeEndpoints } from './types.endpoints.ts';
import { writingEndpoints } from './writing.endpoints.ts';

/**
 * A recognition to send. The sender is the signed-in user; a different `senderEmail` is refused (spec §3
 * "Recognition send").
 */
export const Recognition = z.object({
  senderEmail: z.optional(Email),
  receiverEmails: wired(z.array(Email).check(z.minLength(1), z.maxLength(maxReceivers)), 'reciever_emails'),
  /** Ignored for a badge, because the badge's own points apply. */
  amount: Amount,
  /** With `split` (ours) the amount is the total. */
  distribution: z._default(z.enum(distributions), 'each'),
  /** At least one, unless a badge is sent. */
  postTypes: z.array(Id).check(z.maxLength(perRecognition.types)),
  subTypeId: z.optional(Id),
  valueIds: z._default(z.array(Id).check(z.maxLength(perRecognition.values)), []),
  badgeId: z.optional(Id),
  message: z._default(z.string().check(z.trim(), z.maxLength(textLength.recognition)), ''),
  /** Keys of the caller's finished uploads (`post-attachments`). */
  attachmentKeys: z._default(z.array(z.string()).check(z.maxLength(perRecognition.attachments)), []),
  isPrivate: z._default(z.boolean(), false),
  /** Ours: when it is published, within the limits of `schedule`; without it after ten seconds. */
  publishAt: z.optional(Instant),
});
export type Recognition = z.input<typeof Recognition>;

export const sendEndpoints = endpoints({
  /**
   * Returns a `pending` post that can be undone for ten seconds (`DELETE /post/{id}`), or a `scheduled` one that can be
   * undone until its moment.
   */
  send: {
    route: 'POST /send_feedback',
    body: Recognition,
    reply: Post,
    can: 'recognition.send',
    module: 'recognitions',
    origin: 'spec',
  },
});

export const sendOrgEndpoints = endpoints({
  /** Awards badge {id} in the name of the organisation, one post per receiver. */
  sendOrg: {
    route: 'POST /org/send/recognition/{id}',
    body: z.object({
      receiverEmails: wired(
        z.array(Email).check(z.minLength(1), z.maxLength(maxReceivers)),
        'reciever_emails',
      ),
      badgeId: z.optional(Id),
      message: z._default(z.string().check(z.trim(), z.maxLength(textLength.recognition)), ''),
    }),
    reply: z.array(Post),
    can: 'badges.manage',
    module: 'insignias',
    origin: 'spec',
  },
});

export const recognitionEndpoints = {
  ...sendEndpoints,
  ...sendOrgEndpoints,
  ...typeEndpoints,
  ...groupEndpoints,
  ...badgeEndpoints,
  ...credentialEndpoints,
  ...podiumEndpoints,
  ...referralEndpoints,
  ...recognitionSettingEndpoints,
  ...writingEndpoints,
} as const;
