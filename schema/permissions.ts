/** Who may do what: the only place that knows roles (design §8; spec §6 shows no role names). */

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
  'account.see': everyone,
  /** Changing one's own account. */
  'account.edit': everyone,
  'people.search': member,
  /** Reading, answering and making polls. */
  'polls.use': member,
  'feed.see': member,
  'recognition.send': member,
  'wallet.see': member,
  /** Asking for points. */
  'requests.use': member,
  /** Deciding on them: a manager on those of their own department. */
  'requests.decide': ['manager', 'admin'],
  'levels.see': member,
  /** Catalog, cart, orders and coupons. */
  'store.use': member,
  /** Looking at a redemption by its key. */
  'redemption.see': everyone,
  /** Confirming one, for the provider that one belongs to. */
  'redemption.confirm': ['external'],
  'values.see': member,
  'departments.see': member,
  'badges.see': member,
  'podium.see': member,
  'referrals.use': member,
  /** Uploading, and reading by key. */
  'files.use': member,
  /** The organisation's documents: reading and acknowledging them, and keeping them. */
  'files.see': member,
  'files.manage': ['admin'],
  /** Pages of the organisation, what it features and what it announces. */
  'pages.see': member,
  'pages.manage': ['admin'],
  /** Settings, brand, modules and lists of e-mail addresses. */
  'organization.manage': ['admin'],
  /** Having a draft written. */
  'drafts.write': ['admin'],
  /** Keys of the public API. */
  'apiKeys.manage': ['admin'],
  /** People, what they may do, lists of them, and the directory. */
  'people.manage': ['admin'],
  'departments.manage': ['admin'],
  /** How people come in. */
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
  /** The administration area. */
  'admin.see': ['admin'],
  /** The component gallery at `/testing` (A47). */
  'gallery.see': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a role holds a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  permissions[permission].some((holder) => holder === role);

/** Everybody who can call: nobody in particular, the roles, and who has no business here. */
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

/** `elsewhere`: served, but of their own organisation: what a call names of another one does not exist. */
export type Admission = 'served' | 'elsewhere' | 'unauthorized' | 'forbidden';

/** What a row asks for → who is admitted; `role` stands for what `permissions` says of it. */
const admissions = {
  /** Whoever calls is not looked at. */
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

/** A cell of the table of who may call what: `can` is the column of a row. */
export function admissionOf(can: 'public' | 'apiKey' | Permission, principal: Principal): Admission {
  const cell = admissions[can === 'public' || can === 'apiKey' ? can : 'permission'][principal];
  if (cell !== 'role') return cell;
  const role = principal === 'otherAdmin' ? 'admin' : roles.find((one) => one === principal);
  if (can === 'public' || can === 'apiKey' || role === undefined || !may(role, can)) return 'forbidden';
  return principal === 'otherAdmin' ? 'elsewhere' : 'served';
}

/** Rights of a key of the public API (spec §1). */
export const apiScopes = ['recognitions.send', 'badges.send'] as const;
export type ApiScope = (typeof apiScopes)[number];
