/** axe on each section of the administration. */
import { persona, test } from './home.ts';
import { begin } from './looks.ts';

const shop = [
  '',
  '/recognition-types',
  '/post-types',
  '/recognition-groups',
  '/badges',
  '/values',
  '/recognition-settings',
  '/podium',
  '/moderation',
  '/referrals',
  '/points',
  '/points-transfer',
  '/points-requests',
  '/levels',
  '/points-use',
  '/products',
  '/product-categories',
  '/catalogs',
  '/orders',
  '/coupons',
  '/providers',
  '/billing',
];

const house = [
  '/people',
  '/departments',
  '/groups',
  '/people-import',
  '/directory',
  '/deletion-requests',
  '/sign-in',
  '/organization',
  '/brand',
  '/modules',
  '/notification-emails',
  '/pages',
  '/pages?page=new',
  '/announcements',
  '/featured',
  '/public-api',
];

// Each scheme and each width once, in English, where a word may be missing: the sections share their frame.
for (const [what, sections] of [
  ['recognition, points and rewards', [...shop.map((path) => `/admin${path}`), '/testing']],
  ['people and the house', [...house.map((path) => `/admin${path}`), '/files']],
] as const)
  test(`every section of ${what} is accessible, in both schemes and both widths`, async ({ page }) => {
    test.setTimeout(300_000);
    const { look } = await begin(page, 'en', persona('admin'), {
      by: 'link',
      axe: 'twice',
      signIn: false,
      from: 0,
    });
    for (const section of sections) await look(section);
  });
