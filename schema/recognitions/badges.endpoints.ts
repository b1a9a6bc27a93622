/** Badges: one entity for the "org recognition", "badge" and "insignia" of the specification (A06). */
import * as z from 'zod/mini';
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
  /** What each receiver gets with it. */
  points: Amount,
  /** Shown on other people's profiles, with who has it, where public badges are on. */
  isPublic: z.boolean(),
  /** Who may give it. */
  roles: z.array(z.enum(roles)),
  categoryId: z.nullable(Id),
  active: z.boolean(),
  awardedCount: Count,
  /** The reader holds it, and may give it. */
  isMine: z.boolean(),
  mayGive: z.boolean(),
  createdAt: Instant,
});
export type Badge = z.output<typeof Badge>;

/** A badge that somebody got. */
export const BadgeAward = z.object({
  id: Id,
  badge: Badge,
  user: PublicUser,
  /** Who gave it; none for the organisation. */
  awardedBy: z.nullable(PublicUser),
  source: z.enum(awardSources),
  postId: z.nullable(Id),
  /** The words it came with. */
  message: z.string(),
  /** Its public credential, where one was taken. */
  credentialId: z.nullable(z.string()),
  credentialRevoked: z.boolean(),
  createdAt: Instant,
});
export type BadgeAward = z.output<typeof BadgeAward>;

const see = { can: 'badges.see', module: 'insignias' } as const;
const manage = { can: 'badges.manage', module: 'insignias' } as const;

/** Pictures of badges: type and size in bytes. */
export const badgeImage = { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 2_000_000 } as const;

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
      image: file(badgeImage),
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
    body: z.object({
      id: Id,
      name: z.optional(Name),
      description: z.optional(Words),
      points: z.optional(Amount),
      isPublic: z.optional(z.boolean()),
      roles: z.optional(z.array(z.enum(roles)).check(z.minLength(1))),
      categoryId: z.optional(z.nullable(Id)),
      active: z.optional(z.boolean()),
      /** Key of a finished upload of one's own. */
      imageKey: z.optional(z.string()),
    }),
    reply: Badge,
    ...manage,
    origin: 'spec',
  },
  /** Who has it, newest first. */
  holders: {
    route: 'GET /badge/{id}/holders',
    query: z.object({ page: PageNumber }),
    reply: page(BadgeAward),
    ...see,
    origin: 'ours',
  },
  /** What a person got; one's own without `userId`. */
  awards: {
    route: 'GET /badge/awards',
    query: z.object({ userId: z.optional(Id) }),
    reply: z.array(BadgeAward),
    ...see,
    origin: 'ours',
  },
  /** Takes a badge back, its credential with it; points that came with it stay. */
  withdrawAward: { route: 'DELETE /org/badge/award/{id}', reply: Done, ...manage, origin: 'ours' },
});
