/** Calls for administrators to manage the organisation's people (spec §3 "Create user", §7 "Users"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { OneLine } from '../kit/names.ts';
import { Count, Day, Done, Email, Id, Instant, Keywords, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { textLength } from '../limits.parts.ts';
import { roles } from '../permissions.ts';
import { deletionStates } from './account.endpoints.ts';
import { Phone } from './account.rules.ts';
import { UserLanguage } from './users.shapes.ts';

/** States of an account: `invited` has never signed in, `expired` is an external user after the last day. */
export const accountStates = ['active', 'invited', 'inactive', 'expired'] as const;
/** Filters of the list (spec §9 "The default user list filter is active"). */
export const activeFilters = ['active', 'inactive', 'all'] as const;

/** A person in the admin view (contract entity `user`). */
export const OrgUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The organisation's employee number; leading zeros count. */
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
  /** For an external user: the last day of access. */
  expiresAt: z.nullable(Day),
  profileImageUrl: z.nullable(z.string()),
  createdAt: Instant,
});
export type OrgUser = z.output<typeof OrgUser>;

/** The effects of deactivating or deleting a person, for a preview. */
export const LeavingEffects = z.object({
  posts: Count,
  pointsToGive: Count,
  pointsToRedeem: Count,
  openOrders: Count,
  /** Number of direct reports, and of departments that the person leads. */
  reports: Count,
  departments: Count,
  /** Message why it is refused; null if it is allowed. */
  deactivateRefused: z.nullable(z.string()),
  deleteRefused: z.nullable(z.string()),
});
export type LeavingEffects = z.output<typeof LeavingEffects>;

const Name = OneLine.check(z.minLength(1), z.maxLength(textLength.name));
const Position = OneLine.check(z.maxLength(textLength.name));
/** Employee number, stored as typed. */
export const EmployeeNumber = OneLine.check(z.minLength(1), z.maxLength(40));

/** A new person; `birthday` and `admissionDate` as YYYY-MM-DD (spec §3). */
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
  /** Whether the invitation with the link for the first password is sent immediately. */
  invite: z._default(z.boolean(), true),
});
export type UserInput = z.output<typeof UserInput>;

/** An external user: no employment dates, optional last day of access. */
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

/** A patch of a person; absent fields stay unchanged. */
export const UserChange = edit(
  z.object({
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
  }),
);
export type UserChange = z.output<typeof UserChange>;

/** A deletion request in the admin view. */
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
      keywords: Keywords,
      /** Search only in e-mail addresses. */
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
  /** Removes all personal data; posts and points stay without a name. Cannot be undone. */
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
  /** Sends the invitation link for the first password again. */
  invite: {
    route: 'POST /org/user/invite',
    body: z.object({ id: Id }),
    reply: Done,
    origin: 'ours',
    ...manage,
  },
  /** Ends every session of the person and requires a new password at the next sign-in. */
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
  /** Approval deletes the person in the same way as `remove`. */
  decideDeletion: {
    route: 'POST /org/deletion_request/decide',
    body: z.object({ id: Id, approve: z.boolean() }),
    reply: AskedDeletion,
    origin: 'ours',
    ...manage,
  },
});
