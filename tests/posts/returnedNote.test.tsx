/** The page of a scheduled recognition that came back on its day leads to where it can be sent after all. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { composer } from '#src/posts/composer.store.ts';
import { PostsScreen } from '#src/posts/PostsScreen.tsx';
import { employee, manager, moneyIn } from '#tests/backend/money.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { long, openPage, soon } from '#tests/support/openPage.tsx';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  forgetPerson();
  vi.unstubAllGlobals();
  deployment.close();
});

test('a recognition that came back says so, and opens the list beside Send', { timeout: long }, async () => {
  const wait = 600_000;
  const money = moneyIn(deployment);
  const { said } = await money.send({ publish_at: new Date(deployment.now + wait).toISOString() });
  await deployment.db.tx(organizationIds.aurora, (store) =>
    store.update(users, { email: manager }, { active: false }),
  );
  deployment.now += wait;
  await deployment.tick();
  const { user } = await openPage(deployment, <PostsScreen />, { as: employee, at: `/post?id=${said.id}` });
  await screen.findByText(/^No se publicó el día que elegiste\./u, {}, soon);
  await user.click(await screen.findByRole('button', { name: 'Editarlo o descartarlo' }, soon));
  expect(composer.getSnapshot().context).toMatchObject({ isOpen: true, preset: { scheduled: true } });
});
