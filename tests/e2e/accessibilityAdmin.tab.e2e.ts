/** axe on each section of the administration. */
import { persona, test } from './home.ts';
import { begin, looks } from './looks.ts';

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
];

// Each scheme and each width once, in English, where a word may be missing: the sections share their frame.
for (const one of looks.filter((_, index) => index === 1 || index === 2))
  test(`every section of the administration is accessible: ${one.language}, ${one.scheme}, ${one.width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { look } = await begin(page, one, persona('admin'));
    for (const section of sections) await look(`/admin${section}`);
    await look('/testing');
  });
