/** Calls about the user's own account: data, visibility, deletion (spec §7 "Users"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { OneLine } from '../kit/names.ts';
import { Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { Phone, TimeZone } from './account.rules.ts';
import { celebrationChoices } from './celebrations.rules.ts';
import { CurrentUser, UserLanguage } from './users.shapes.ts';

/** States of a deletion request (contract entity `deletion_request`). */
export const deletionStates = ['pending', 'done', 'refused'] as const;

/** A user's request to delete the account; an administrator decides. */
export const DeletionRequest = z.object({
  id: Id,
  status: z.enum(deletionStates),
  reason: z.string(),
  createdAt: Instant,
  resolvedAt: z.nullable(Instant),
});
export type DeletionRequest = z.output<typeof DeletionRequest>;

const Name = OneLine.check(z.minLength(1), z.maxLength(textLength.name));
const Choice = z.enum(celebrationChoices);

/** The user's own account data. */
export const Account = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobPosition: z.nullable(z.string()),
  departmentName: z.nullable(z.string()),
  language: UserLanguage,
  phone: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** IANA name; null means the organisation's time zone. */
  timezone: z.nullable(z.string()),
  /** The organisation's time zone. */
  organizationTimezone: z.string(),
  /** YYYY-MM-DD; administrators maintain both dates. */
  birthday: z.nullable(z.string()),
  admissionDate: z.nullable(z.string()),
  birthdayShown: Choice,
  anniversaryShown: Choice,
  phoneShown: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
  /** The photo was uploaded and can be removed. */
  hasPhoto: z.boolean(),
  backgroundImageUrl: z.nullable(z.string()),
  birthdayImageUrl: z.nullable(z.string()),
  /** Whether there is a password to change; users who sign in by code or Teams may have none. */
  hasPassword: z.boolean(),
  /** Ids of `GET /countries` and `GET /city`. */
  countryId: z.nullable(Id),
  cityId: z.nullable(Id),
  /** The last deletion request, unless it was withdrawn. */
  deletion: z.nullable(DeletionRequest),
});
export type Account = z.output<typeof Account>;

/** A patch of the account; absent fields stay unchanged. */
export const AccountChange = z.object({
  firstName: z.optional(Name),
  lastName: z.optional(Name),
  language: z.optional(UserLanguage),
  phone: z.optional(z.nullable(Phone)),
  bio: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.bio)))),
  timezone: z.optional(z.nullable(TimeZone)),
  birthdayShown: z.optional(Choice),
  anniversaryShown: z.optional(Choice),
  phoneShown: z.optional(z.boolean()),
  /** A city without its country or of another country is refused; a new country alone clears the city. */
  countryId: z.optional(z.nullable(Id)),
  cityId: z.optional(z.nullable(Id)),
});
export type AccountChange = z.input<typeof AccountChange>;

export const accountEndpoints = endpoints({
  account: { route: 'GET /user/account', reply: Account, can: 'account.edit', origin: 'ours' },
  updateAccount: {
    route: 'PATCH /user/account/update',
    body: AccountChange,
    reply: CurrentUser,
    can: 'account.edit',
    origin: 'spec',
  },
  requestDeletion: {
    route: 'POST /user/request-delete',
    body: z.object({
      reason: z._default(z.string().check(z.trim(), z.maxLength(textLength.description)), ''),
    }),
    reply: DeletionRequest,
    can: 'account.edit',
    origin: 'spec',
  },
  withdrawDeletion: {
    route: 'DELETE /user/request-delete',
    reply: Done,
    can: 'account.edit',
    origin: 'ours',
  },
});
