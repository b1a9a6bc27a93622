/** Administrators find the administration and the API keys through their own settings (spec §1 "API keys"). */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GeneralSettingsScreen } from '#src/users/settings/GeneralSettingsScreen.tsx';
import { closeSettingsPage, openSettingsPage } from './settingsPage.tsx';
import { soon } from '#tests/support/openPage.tsx';

const Settings = () => <GeneralSettingsScreen schemes={[]} languages={[]} />;
const ways = (): (string | null)[] =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((to) => to?.startsWith('/admin') === true);

beforeEach(() => history.replaceState(null, '', '/general_settings'));
afterEach(closeSettingsPage);

test('an administrator’s settings link to the administration and to its API keys', async () => {
  await openSettingsPage(Settings);
  await screen.findByRole('heading', { name: 'Panel de administración' }, soon);
  expect(ways()).toEqual(['/admin', '/admin/public-api']);
});

test('an employee’s settings do not link to the administration', async () => {
  await openSettingsPage(Settings, { as: 'employee@aurora.example' });
  await screen.findByRole('heading', { name: 'Cuenta' }, soon);
  expect(ways()).toEqual([]);
});
