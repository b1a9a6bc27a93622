/** The order of the folders of src: each may import those above its line, and none below it. tests/architecture/srcDomains.test.ts holds it. */

export const srcOrder = [
  // What knows no domain.
  'lib',
  'ui',
  'api',
  'telemetry',
  // What is on its way to the server, across screens.
  'errands',
  // How figures are drawn, and how tables are saved as files.
  'exports',
  'plots',
  // What every domain knows: the signed-in person, people, balances, places, the frame of administration.
  'session',
  'people',
  'ledger',
  'reference',
  'admin',
  // What many features need.
  'departments',
  'files',
  'richText',
  'organization',
  'auth',
  'notifications',
  'announcements',
  'forms',
  'waiting',
  // Recognition: what the feed holds, then what it shows, then who writes it.
  'feed',
  'surveys',
  'posts',
  'goals',
  'evaluations',
  'tasks',
  'challenges',
  'communications',
  'decisions',
  'wellbeing',
  'recognitions',
  'values',
  // What points buy.
  'products',
  'orders',
  'cart',
  'catalog',
  'coupons',
  // Features that show many of those above.
  'pages',
  'points',
  'users',
  'publicApi',
  'support',
  'home',
  'guide',
  'gallery',
  'docs',
  'demo',
  'events',
  'requests',
  'programs',
  'feedback',
  // What knows every screen: the table of sections, the shell, and the entry of the page (src/main.tsx).
  'adminSections',
  'app',
  'main',
] as const;
