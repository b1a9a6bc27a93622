/** An administrator works with goals over the real backend: all of them, and the periods. */
import { screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoalsSection } from '#src/goals/admin/GoalsSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

const open = (at: string): Promise<OpenPage> =>
  openPage(
    deployment,
    <StrictMode>
      <Route path="/*?">
        <GoalsSection />
      </Route>
    </StrictMode>,
    { as: 'admin@aurora.example', at: `/admin/goals${at}` },
  );

test('all goals are listed with their owners, a page at a time', async () => {
  await open('');
  expect(await screen.findByRole('button', { name: 'Ver más' }, soon)).toBeTruthy();
});

test('the list opens on the running period, names it, and a goal leads to its history', async () => {
  const { user, asked, address } = await open('');
  await screen.findByRole('button', { name: 'Ver más' }, soon);
  const periodOf = (): unknown =>
    asked.filter(({ name }) => name === 'AllGoals').at(-1)?.variables['periodId'];
  expect(typeof periodOf()).toBe('string');
  const [first] = within(screen.getByRole('list', { name: 'Objetivos' })).getAllByRole('listitem');
  const period = within(first ?? document.body).getByText('Periodo', { selector: 'dt' });
  expect(period.nextElementSibling?.textContent).toBe('ene 2026 – abr 2026');
  const [more] = screen.getAllByRole('button', { name: /^(Acciones|Más acciones|Opciones)/u });
  if (more !== undefined) await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Ver su historia' }, soon));
  expect(address()).toMatch(/^\/goals\?goal=/u);
});

test('every period is one choice away', async () => {
  const { asked } = await open('?every=1');
  await screen.findByRole('button', { name: 'Ver más' }, soon);
  expect(asked.find(({ name }) => name === 'AllGoals')?.variables['periodId']).toBeUndefined();
});

test('past periods are closed and the present one is current', async () => {
  await open('?tab=periods');
  expect(await screen.findAllByText('Cerrado', undefined, soon)).toHaveLength(5);
  expect(screen.getByText('En curso')).toBeTruthy();
});
