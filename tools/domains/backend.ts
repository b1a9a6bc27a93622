/**
 * The domains of `backend`, the lower first: a folder imports only folders above it in this list, types and dynamic
 * imports included. Where something below causes something further down the list, it emits an event (`backend/handlers.ts`).
 * `tests/architecture/backendDomains.test.ts` holds it.
 */
export const backendOrder = [
  // The ground: storage, general functions, rows of people, what a call and a job are.
  'store',
  'kit',
  'people',
  'http',
  'jobs',
  'reference',
  // What features are made on.
  'organization',
  'session',
  'facts',
  'ledger',
  'mail',
  'notifications',
  'waiting',
  'files',
  'departments',
  'points',
  // Features: recognising.
  'program',
  'posts',
  'values',
  'recognitions',
  'forms',
  'surveys',
  'goals',
  'evaluations',
  'tasks',
  'challenges',
  'events',
  'communications',
  'decisions',
  'requests',
  'benefits',
  'wellbeing',
  'programs',
  'feedback',
  // Features: the store.
  'stock',
  'orders',
  'catalog',
  'cart',
  'coupons',
  'analytics',
  // Features that bring others together.
  'auth',
  'celebrations',
  'users',
  'inbox',
  'pages',
  'settings',
  'publicApi',
  // One call, from request to answer.
  'calls',
] as const;

/** Folders that serve the calls of a domain of the contract besides the folder of its name. */
export const servedBy: Readonly<Record<string, readonly string[]>> = {
  auth: ['session'],
  catalog: ['stock'],
  coupons: ['stock'],
  notifications: ['inbox'],
  organization: ['settings'],
  recognitions: ['program'],
  users: ['people', 'celebrations'],
  values: ['program'],
};
