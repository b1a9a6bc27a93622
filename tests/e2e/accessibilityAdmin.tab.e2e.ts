/**
 * Axe, both widths and English texts on one section of each layout of the administration, and in a release on each
 * section.
 */
import { persona, test } from './home.ts';
import { begin, isRelease } from './looks.ts';

/** One section of each landmark layout: the overview, a table, a form. */
const layouts = ['/admin', '/admin/people', '/admin/brand', '/files'];

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

const parts: readonly (readonly [name: string, sections: readonly string[]])[] = isRelease
  ? [
      [
        'every section of recognition, points and rewards',
        [...shop.map((path) => `/admin${path}`), '/testing'],
      ],
      ['every section of people and the organisation', [...house.map((path) => `/admin${path}`), '/files']],
    ]
  : [['every layout of the administration', layouts]];

// Each scheme and each width once. English only, because missing translations show there; the sections share their
// frame.
for (const [what, sections] of parts)
  test(`${what} is accessible, in both schemes and both widths`, async ({ page }) => {
    test.setTimeout(300_000);
    const { look } = await begin(page, 'en', persona('admin'), {
      by: 'link',
      axe: isRelease ? 'twice' : 'once',
      signIn: false,
      from: 0,
    });
    for (const section of sections) await look(section);
  });
