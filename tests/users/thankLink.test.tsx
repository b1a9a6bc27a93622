/** The link of the weekly digest opens the composer for the colleague, once. */
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { causeOf } from '#schema/notifications/cause.ts';
import { closeComposer, composer } from '#src/posts/composer.store.ts';
import { UserScreen } from '#src/users/profile/UserScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, soon } from '#tests/support/openPage.tsx';
import { aPage } from '#tests/support/page.ts';

let deployment: TestDeployment;
afterEach(() => {
  closeComposer();
  deployment.close();
});

test('the link of the digest opens the composer for its colleague, and not again after it is closed', async () => {
  aPage(async () => Response.error());
  deployment = await openTestDeployment('tab');
  const as = 'employee@aurora.example';
  const { rows } = await deployment.db.read(organizationIds.aurora, (store) =>
    store.list(users, { where: { email: 'manager@aurora.example' } }),
  );
  const id = rows[0]?.id ?? '';
  const at = causeOf({ kind: 'week_digest', postId: null, sourceId: id }) ?? '';
  const page = await openPage(deployment, <UserScreen />, { as, at });
  await waitFor(() => expect(composer.getSnapshot().context.isOpen).toBe(true), soon);
  expect(composer.getSnapshot().context.preset.people?.map((person) => person.id)).toEqual([id]);
  await waitFor(() => expect(page.address()).toBe(`/user?id=${id}`), soon);
  closeComposer();
  await page.cache.refetchQueries();
  expect(composer.getSnapshot().context.isOpen).toBe(false);
});
