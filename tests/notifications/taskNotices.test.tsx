/** A notice of a task says in its sentence which task it is, and what it gives. */
import { screen } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationsScreen } from '#src/notifications/NotificationsScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { long, openPage, soon } from '#tests/support/openPage.tsx';

const [employee, admin] = ['employee@aurora.example', 'admin@aurora.example'];
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

test(
  'a notice of a task names the task and its points once, in its sentence',
  { timeout: long },
  async () => {
    const me = (await (await deployment.rest('GET /user', { as: employee })).json()) as { id: string };
    const body = { title: 'Cuenta las cajas', user_ids: [me.id], points: 40 };
    expect((await deployment.rest('POST /task', { as: admin, body })).status).toBe(200);
    await openPage(
      deployment,
      <Route path="/*?">
        <NotificationsScreen />
      </Route>,
      { as: employee, at: '/notifications' },
    );
    const found = await screen.findAllByText(/Cuenta las cajas/u, undefined, soon);
    expect(found.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/ te dio una tarea: Cuenta las cajas · 40 puntos$/u),
    ]);
  },
);
