/** axe on each section of the administration. */
import { persona, test } from './home.ts';
import { begin } from './looks.ts';

const sections = [
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

// Each scheme and each width once, in English, where a word may be missing: the sections share their frame.
test('every section of the administration is accessible, in both schemes and both widths', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { look } = await begin(page, 'en', persona('admin'), {
    by: 'link',
    axe: 'twice',
    signIn: false,
    from: 0,
  });
  for (const section of sections) await look(`/admin${section}`);
  await look('/testing');
});
