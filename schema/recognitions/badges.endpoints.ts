/** Badges: one entity for "org recognition", "badge" and "insignia" in the specification. */
import * as z from 'zod/mini';
import { iconImage } from '../files/ownIcon.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { Amount, Count, Done, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { roles } from '../permissions.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { awardSources } from './recognitions.rules.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Words = z.string().check(z.trim(), z.maxLength(textLength.description));

export const Badge = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Points per receiver. */
  points: Amount,
  /** Visible on profiles with its holders if public badges are on. */
  isPublic: z.boolean(),
  /** Roles that may give it. */
  roles: z.array(z.enum(roles)),
  categoryId: z.nullable(Id),
  active: z.boolean(),
  awardedCount: Count,
  /** The reader holds it; the reader may give it. */
  isMine: z.boolean(),
  mayGive: z.boolean(),
  createdAt: Instant,
});
export type Badge = z.output<typeof Badge>;

/** An award of a badge. */
export const BadgeAward = z.object({
  id: Id,
  badge: Badge,
  user: PublicUser,
  /** Who gave it; null for the organisation. */
  awardedBy: z.nullable(PublicUser),
  source: z.enum(awardSources),
  postId: z.nullable(Id),
  /** The message of the award. */
  message: z.string(),
  /** Id of its public credential, if issued. */
  credentialId: z.nullable(z.string()),
  credentialRevoked: z.boolean(),
  createdAt: Instant,
});
export type BadgeAward = z.output<typeof BadgeAward>;

const see = { can: 'badges.see', module: 'insignias' } as const;
const manage = { can: 'badges.manage', module: 'insignias' } as const;

export const badgeEndpoints = endpoints({
  badges: { route: 'GET /org/recognition', reply: z.array(Badge), ...see, origin: 'spec' },
  badge: {
    route: 'GET /org/get_recognition_by_id/',
    query: z.object({ idRecognition: Id }),
    reply: Badge,
    ...see,
    origin: 'spec',
  },
  createBadge: {
    route: 'POST /org/badges',
    encoding: 'multipart',
    body: z.object({
      name: Name,
      description: z._default(Words, ''),
      points: Amount,
      image: file(iconImage),
      isPublic: z._default(z.boolean(), false),
      roles: z._default(z.array(z.enum(roles)).check(z.minLength(1)), ['admin']),
      categoryId: z.optional(Id),
    }),
    reply: Badge,
    status: 201,
    ...manage,
    origin: 'spec',
  },
  updateBadge: {
    route: 'PATCH /org/recognition',
    body: edit(
      z.object({
        id: Id,
        name: z.optional(Name),
        description: z.optional(Words),
        points: z.optional(Amount),
        isPublic: z.optional(z.boolean()),
        roles: z.optional(z.array(z.enum(roles)).check(z.minLength(1))),
        categoryId: z.optional(z.nullable(Id)),
        active: z.optional(z.boolean()),
        /** Key of the caller's finished upload. */
        imageKey: z.optional(z.string()),
      }),
    ),
    reply: Badge,
    ...manage,
    origin: 'spec',
  },
  /** The holders, newest first. */
  holders: {
    route: 'GET /badge/{id}/holders',
    query: z.object({ page: PageNumber }),
    reply: page(BadgeAward),
    ...see,
    origin: 'ours',
  },
  /** The awards of a user; of the caller without `userId`. */
  awards: {
    route: 'GET /badge/awards',
    query: z.object({ userId: z.optional(Id) }),
    reply: z.array(BadgeAward),
    ...see,
    origin: 'ours',
  },
  /** Withdraws an award and its credential; its points stay. */
  withdrawAward: { route: 'DELETE /org/badge/award/{id}', reply: Done, ...manage, origin: 'ours' },
});
