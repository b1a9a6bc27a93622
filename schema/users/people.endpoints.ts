/** Calls by which administrators keep the people of the organisation (spec §3 "Create user", §7 "Users"; who works here). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day, Done, Email, Id, Instant, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { textLength } from '../limits.parts.ts';
import { roles } from '../permissions.ts';
import { deletionStates } from './account.endpoints.ts';
import { Phone } from './account.rules.ts';
import { UserLanguage } from './users.shapes.ts';

/** Where an account stands: `invited` has never come in, `expired` is an external person whose time is over. */
export const accountStates = ['active', 'invited', 'inactive', 'expired'] as const;
/** What the list shows (spec §9 "The default user list filter is active"). */
export const activeFilters = ['active', 'inactive', 'all'] as const;

/** A person as administrators see them (contract entity `user`). */
export const OrgUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** As the organisation's own books call the person; leading zeros count. */
  employeeNumber: z.nullable(z.string()),
  birthday: z.nullable(Day),
  admissionDate: z.nullable(Day),
  jobPosition: z.nullable(z.string()),
  userType: z.enum(roles),
  takesPoints: wired(z.boolean(), 'points'),
  groupIds: wired(z.array(Id), 'groups'),
  departmentId: z.nullable(Id),
  departmentName: z.nullable(z.string()),
  managerId: z.nullable(Id),
  managerName: z.nullable(z.string()),
  language: UserLanguage,
  active: z.boolean(),
  state: z.enum(accountStates),
  isExternal: z.boolean(),
  /** Of an external person: the last day on which they can come in. */
  expiresAt: z.nullable(Day),
  profileImageUrl: z.nullable(z.string()),
  createdAt: Instant,
});
export type OrgUser = z.output<typeof OrgUser>;

/** What deactivating or deleting a person would mean, said before it is done. */
export const LeavingEffects = z.object({
  posts: Count,
  pointsToGive: Count,
  pointsToRedeem: Count,
  openOrders: Count,
  /** People whose manager this is, and departments that this person leads. */
  reports: Count,
  departments: Count,
  /** Why it is refused, as a sentence; null where it can be done. */
  deactivateRefused: z.nullable(z.string()),
  deleteRefused: z.nullable(z.string()),
});
export type LeavingEffects = z.output<typeof LeavingEffects>;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Position = z.string().check(z.trim(), z.maxLength(textLength.name));
/** A number of the organisation's books, kept as it is written. */
export const EmployeeNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** A new person of the organisation; `birthday` and `admissionDate` as YYYY-MM-DD (spec §3). */
export const UserInput = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phone: z.optional(z.nullable(Phone)),
  employeeNumber: z.optional(z.nullable(EmployeeNumber)),
  birthday: z.optional(z.nullable(Day)),
  admissionDate: z.optional(z.nullable(Day)),
  jobPosition: z.optional(z.nullable(Position)),
  userType: z._default(z.enum(['employee', 'manager', 'admin']), 'employee'),
  takesPoints: wired(z._default(z.boolean(), true), 'points'),
  groupIds: wired(z._default(z.array(Id).check(z.maxLength(100)), []), 'groups'),
  departmentId: z.optional(z.nullable(Id)),
  managerId: z.optional(z.nullable(Id)),
  language: z.optional(UserLanguage),
  /** Whether the mail with the link for the first password leaves at once. */
  invite: z._default(z.boolean(), true),
});
export type UserInput = z.output<typeof UserInput>;

/** Somebody from outside: no employment dates, and a last day where there is one. */
export const ExternalInput = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phone: z.optional(z.nullable(Phone)),
  userType: z._default(z.literal('external'), 'external'),
  takesPoints: wired(z._default(z.boolean(), false), 'points'),
  groupIds: wired(z._default(z.array(Id).check(z.maxLength(100)), []), 'groups'),
  expiresAt: z.optional(z.nullable(Day)),
  language: z.optional(UserLanguage),
  invite: z._default(z.boolean(), true),
});

/** What an administrator changes of a person; whatever is left out stays. */
export const UserChange = z.object({
  id: Id,
  firstName: z.optional(Name),
  lastName: z.optional(Name),
  email: z.optional(Email),
  phone: z.optional(z.nullable(Phone)),
  employeeNumber: z.optional(z.nullable(EmployeeNumber)),
  birthday: z.optional(z.nullable(Day)),
  admissionDate: z.optional(z.nullable(Day)),
  jobPosition: z.optional(z.nullable(Position)),
  userType: z.optional(z.enum(roles)),
  takesPoints: wired(z.optional(z.boolean()), 'points'),
  groupIds: wired(z.optional(z.array(Id).check(z.maxLength(100))), 'groups'),
  departmentId: z.optional(z.nullable(Id)),
  managerId: z.optional(z.nullable(Id)),
  language: z.optional(UserLanguage),
  expiresAt: z.optional(z.nullable(Day)),
});
export type UserChange = z.output<typeof UserChange>;

/** Somebody's wish to be deleted, as administrators decide on it. */
export const AskedDeletion = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  status: z.enum(deletionStates),
  createdAt: Instant,
  resolvedAt: z.nullable(Instant),
});
export type AskedDeletion = z.output<typeof AskedDeletion>;

const manage = { can: 'people.manage' } as const;

export const peopleAdminEndpoints = endpoints({
  listOrg: {
    route: 'GET /org/users',
    query: z.object({
      page: PageNumber,
      perPage: PerPage,
      type: z.optional(z.enum(roles)),
      active: z._default(z.enum(activeFilters), 'active'),
      keywords: z.optional(z.string().check(z.maxLength(100))),
      /** The words are looked for in addresses only. */
      searchByEmail: z._default(z.boolean(), false),
      departmentId: z.optional(Id),
      groupId: z.optional(Id),
    }),
    reply: page(OrgUser),
    origin: 'spec',
    ...manage,
  },
  orgUser: { route: 'GET /org/user/{id}', reply: OrgUser, origin: 'ours', ...manage },
  leaving: { route: 'GET /org/user/{id}/leaving', reply: LeavingEffects, origin: 'ours', ...manage },
  create: {
    route: 'POST /org/create/user',
    body: UserInput,
    reply: OrgUser,
    status: 201,
    origin: 'spec',
    ...manage,
  },
  createExternal: {
    route: 'POST /org/create/user/external',
    body: ExternalInput,
    reply: OrgUser,
    status: 201,
    origin: 'spec',
    ...manage,
  },
  update: { route: 'POST /user/update', body: UserChange, reply: OrgUser, origin: 'spec', ...manage },
  setActive: {
    route: 'POST /user/active/state',
    body: z.object({ id: Id, active: z.boolean() }),
    reply: OrgUser,
    origin: 'spec',
    ...manage,
  },
  /** Takes away all that says who it was; what they wrote and gave stays, under no name. Not undone. */
  remove: {
    route: 'POST /user/admin/delete',
    body: z.object({
      id: Id,
      reason: z._default(z.string().check(z.trim(), z.maxLength(textLength.description)), ''),
    }),
    reply: Done,
    origin: 'spec',
    ...manage,
  },
  /** Sends the link for the first password again. */
  invite: {
    route: 'POST /org/user/invite',
    body: z.object({ id: Id }),
    reply: Done,
    origin: 'ours',
    ...manage,
  },
  /** Ends every session of the person and asks for a new password at the next sign-in. */
  requirePassword: {
    route: 'POST /org/user/require_password',
    body: z.object({ id: Id }),
    reply: Done,
    origin: 'ours',
    ...manage,
  },
  deletions: {
    route: 'GET /org/deletion_requests',
    query: z.object({ page: PageNumber, perPage: PerPage, status: z.optional(z.enum(deletionStates)) }),
    reply: page(AskedDeletion),
    origin: 'ours',
    ...manage,
  },
  /** Approving deletes the person as `remove` does. */
  decideDeletion: {
    route: 'POST /org/deletion_request/decide',
    body: z.object({ id: Id, approve: z.boolean() }),
    reply: AskedDeletion,
    origin: 'ours',
    ...manage,
  },
});
