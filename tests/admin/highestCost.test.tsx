/** What a task can cost is said beside the budget before it is made, and only to those who may see the budget. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TaskPanel } from '#src/tasks/admin/TaskPanel.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, soon } from '#tests/support/openPage.tsx';
import { admin, manager } from '#tests/support/typesIn.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

async function typed(as: string): Promise<void> {
  const { user } = await openPage(deployment, <TaskPanel task={null} open onClose={() => undefined} />, {
    as,
    at: '/tasks',
  });
  const points = await screen.findByRole('spinbutton', { name: 'Puntos' }, soon);
  await user.clear(points);
  await user.type(points, '999999');
  expect(await screen.findByText('999,999 puntos', undefined, soon)).toBeDefined();
}

test('an administrator reads the highest cost of a task beside the budget, with a warning above it', async () => {
  await typed(admin);
  expect(await screen.findByText('Presupuesto de hoy', undefined, soon)).toBeDefined();
  expect(await screen.findByText(/^Hoy no alcanzaría para todas/u, undefined, soon)).toBeDefined();
});

test('a manager reads the highest cost of a task without the budget', async () => {
  await typed(manager);
  expect(screen.queryByText('Presupuesto de hoy')).toBe(null);
});
