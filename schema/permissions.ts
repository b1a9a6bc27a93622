/** Permissions by role: the only place that knows roles (spec §6 shows no role names). */

/** `user_type` on the wire. */
export const roles = ['employee', 'manager', 'admin', 'external'] as const;
export type Role = (typeof roles)[number];

const member = ['employee', 'manager', 'admin'] as const satisfies readonly Role[];
const everyone = ['employee', 'manager', 'admin', 'external'] as const satisfies readonly Role[];

/** Permission → the roles that hold it. */
export const permissions = {
  'session.use': everyone,
  'organization.see': everyone,
  'notifications.see': everyone,
  /** The queue of what waits for oneself. */
  'waiting.see': member,
  'account.see': everyone,
  /** Editing one's own account. */
  'account.edit': everyone,
  'people.search': member,
  /** Reading, answering and creating polls. */
  'polls.use': member,
  /** Answering surveys, evaluations and forms. */
  'surveys.answer': member,
  /** Results of surveys; a manager sees those of their own people. */
  'surveys.results': ['manager', 'admin'],
  /** Figures: one's own, of one's people, or of the organisation. */
  'analytics.see': member,
  /** Whom of one's own people nobody has thanked; only for who leads them. */
  'analytics.lead': ['manager'],
  /** What is expected until the year's end, of one's people or of the organisation. */
  'analytics.forecast': ['manager', 'admin'],
  /** Groups that thank nearly only one another. */
  'analytics.patterns': ['admin'],
  /** Analytics that the organisation put together. */
  'analytics.manage': ['admin'],
  /** Free texts of surveys. */
  'surveys.comments': ['admin'],
  /** Building and publishing surveys and forms. */
  'surveys.manage': ['admin'],
  /** Own goals, and reading those that one may see. */
  'goals.use': member,
  /** Goals of own people; a manager only those whom they lead. */
  'goals.lead': ['manager', 'admin'],
  /** Periods, categories and settings of goals. */
  'goals.manage': ['admin'],
  /** Own tasks; who may give tasks to whom depends on who leads whom. */
  'tasks.use': member,
  /** Every task of the organisation. */
  'tasks.manage': ['admin'],
  'challenges.join': member,
  'challenges.manage': ['admin'],
  'events.see': member,
  'events.manage': ['admin'],
  'programs.see': member,
  /** Programs, the people in them, and what they hand in. */
  'programs.manage': ['admin'],
  /** Asking for benefits, and following what one asked for. */
  'benefits.use': member,
  /** Benefits, and all that was asked for. */
  'benefits.manage': ['admin'],
  'coverages.see': member,
  /** Coverages, and the people who have them. */
  'coverages.manage': ['admin'],
  'communications.see': member,
  'communications.send': ['admin'],
  /** Sending what interrupts outside the hours of people. */
  'communications.critical': ['admin'],
  /** Handing in requests, and following one's own. */
  'requests.use': member,
  /** Kinds of requests, and all that was handed in. */
  'requests.manage': ['admin'],
  /** Ideas, suggestions and complaints of one's own. */
  'feedback.use': member,
  /** Deciding on ideas, and merging them. */
  'ideas.manage': ['admin'],
  /** Suggestions and complaints; not those about oneself. */
  'cases.manage': ['admin'],
  /** Deciding on what one is asked to decide, and delegating it. */
  'decisions.use': member,
  /** Deciding in the place of others, and the hours in which clocks run. */
  'decisions.manage': ['admin'],
  /** Own moods, metrics and patient code, and the help of the organisation. */
  'wellbeing.use': member,
  /** Help and provider, and metrics of people who agreed. */
  'wellbeing.manage': ['admin'],
  'feed.see': member,
  'recognition.send': member,
  'wallet.see': member,
  /** Requesting points. */
  'points.request': member,
  /** Deciding on requests for points; a manager only for their own department. */
  'points.decide': ['manager', 'admin'],
  'levels.see': member,
  /** Catalog, cart, orders and coupons. */
  'store.use': member,
  /** Reading a redemption by its key. */
  'redemption.see': everyone,
  /** Confirming a redemption, for the external user's own provider. */
  'redemption.confirm': ['external'],
  'values.see': member,
  'departments.see': member,
  'badges.see': member,
  'podium.see': member,
  'referrals.use': member,
  /** Uploading, and reading by key. */
  'files.use': member,
  /** The organisation's documents: reading and acknowledging them, and managing them. */
  'files.see': member,
  'files.manage': ['admin'],
  /** The organisation's pages, featured content and announcements. */
  'pages.see': member,
  'pages.manage': ['admin'],
  /** Settings, brand, modules and lists of e-mail addresses. */
  'organization.manage': ['admin'],
  /** Generating drafts. */
  'drafts.write': ['admin'],
  /** Keys of the public API. */
  'apiKeys.manage': ['admin'],
  /** People, their roles, lists of people, and the directory. */
  'people.manage': ['admin'],
  'departments.manage': ['admin'],
  /** Sign-in methods. */
  'access.manage': ['admin'],
  /** Recognition types, groups, rules and privacy. */
  'recognition.manage': ['admin'],
  'badges.manage': ['admin'],
  'values.manage': ['admin'],
  'referrals.manage': ['admin'],
  /** Deciding on reported posts. */
  'posts.moderate': ['admin'],
  /** Budget, base and extra points, transfers, levels, reports. */
  'points.manage': ['admin'],
  /** Products, stock, orders, coupons and providers. */
  'store.manage': ['admin'],
  'billing.see': ['admin'],
  'admin.see': ['admin'],
  /** The component gallery at `/testing`. */
  'gallery.see': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a role holds a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  permissions[permission].some((holder) => holder === role);

/**
 * All kinds of callers: no session, the roles, an administrator of another organisation, an API key, a deactivated
 * user.
 */
export const principals = [
  'nobody',
  'employee',
  'manager',
  'admin',
  'external',
  'otherAdmin',
  'apiKey',
  'deactivated',
] as const;
export type Principal = (typeof principals)[number];

/**
 * `elsewhere`: served within the caller's own organisation; for the caller, ids of other organisations do not
 * exist.
 */
export type Admission = 'served' | 'elsewhere' | 'unauthorized' | 'forbidden';

/** Requirement of a row → who is admitted; `role` defers to `permissions`. */
const admissions = {
  /** Public calls ignore the caller. */
  public: {
    nobody: 'served',
    employee: 'served',
    manager: 'served',
    admin: 'served',
    external: 'served',
    otherAdmin: 'served',
    apiKey: 'served',
    deactivated: 'served',
  },
  apiKey: {
    nobody: 'unauthorized',
    employee: 'unauthorized',
    manager: 'unauthorized',
    admin: 'unauthorized',
    external: 'unauthorized',
    otherAdmin: 'unauthorized',
    apiKey: 'served',
    deactivated: 'unauthorized',
  },
  permission: {
    nobody: 'unauthorized',
    employee: 'role',
    manager: 'role',
    admin: 'role',
    external: 'role',
    otherAdmin: 'role',
    apiKey: 'unauthorized',
    deactivated: 'unauthorized',
  },
} as const satisfies Record<string, Record<Principal, Admission | 'role'>>;

/** One cell of the access table; `can` is the requirement of a row. */
export function admissionOf(can: 'public' | 'apiKey' | Permission, principal: Principal): Admission {
  const cell = admissions[can === 'public' || can === 'apiKey' ? can : 'permission'][principal];
  if (cell !== 'role') return cell;
  const role = principal === 'otherAdmin' ? 'admin' : roles.find((one) => one === principal);
  if (can === 'public' || can === 'apiKey' || role === undefined || !may(role, can)) return 'forbidden';
  return principal === 'otherAdmin' ? 'elsewhere' : 'served';
}

/** Scopes of a key of the public API (spec §1). */
export const apiScopes = ['recognitions.send', 'badges.send'] as const;
export type ApiScope = (typeof apiScopes)[number];
