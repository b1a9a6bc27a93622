/** How the lines of the project are given to domains (tools/callSize.ts). */
import { expect, it } from 'vitest';
import { domainsBy } from '#tools/domains/domainOf.ts';

const domainOf = domainsBy(
  ['catalog', 'coupons', 'forms', 'recognitions', 'users'],
  [
    'src/recognitions/composer.actors.ts',
    'src/recognitions/composerForm.ts',
    'src/recognitions/composer.cache.ts',
    'src/users/composer.store.ts',
    'src/app/session.actors.ts',
  ],
);

it.each([
  ['backend/users/import.rows.ts', 'users'],
  ['backend/people/users.rules.ts', 'users'],
  ['backend/stock/coupons.rules.ts', 'coupons'],
  ['backend/stock/stock.ts', 'catalog'],
  ['tests/backend/couponKeys.test.ts', 'coupons'],
  ['machines/composer.machine.ts', 'recognitions'],
  ['src/locales/en/users-admin.po', 'users'],
  ['tests/faults/formPage.tsx', undefined],
  ['machines/session.machine.ts', undefined],
  ['tests/backend/couponing.test.ts', undefined],
])('the domain of %s is %s', (file, domain) => {
  expect(domainOf(file)).toBe(domain);
});
