/** The builder of a form over the real backend: what was not tried to be saved is not wrong yet. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormsSection } from '#src/forms/admin/FormsSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  deployment.close();
});

const add = async ({ user }: OpenPage): Promise<void> => {
  await user.click(await button('Agregar pregunta'));
  await user.click(await screen.findByRole('menuitem', { name: /^Texto/u }, soon));
};
const alerts = (): number => within(screen.getByRole('form')).queryAllByRole('alert').length;

test(
  'a question that is added after a refused save is not wrong before the next one',
  { timeout: long },
  async () => {
    const page = await openPage(
      deployment,
      <Route path="/*?">
        <FormsSection />
      </Route>,
      { as: 'admin@aurora.example', at: '/admin/forms?edit=new' },
    );
    await page.user.type(await screen.findByLabelText('Título', undefined, soon), 'Llegada');
    await add(page);
    await page.user.click(await button('Crear'));
    await waitFor(() => expect(alerts()).toBe(1), soon);
    await add(page);
    expect(alerts()).toBe(1);
    await page.user.click(await button('Crear'));
    await waitFor(() => expect(alerts()).toBe(2), soon);
    expect(page.writes).toEqual([]);
  },
);
