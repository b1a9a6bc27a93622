/** "Datos" of the cockpit begins where the page is: with the organisation of the signed-in person, at a field that says something. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenStore } from '#src/api/token.ts';
import { DataPanel } from '#src/demo/tables/DataPanel.tsx';
import { sampleControls } from '#stories/demo/controls.sample.ts';
import { sampleData } from '#stories/demo/tables.sample.ts';
import { aPage } from '../support/page.ts';

const organizations = async () => [
  { id: 'aurora', name: 'Grupo Aurora' },
  { id: 'boreal', name: 'Boreal Works' },
];
const open = (): Promise<void> =>
  act(async () => {
    const controls = { ...sampleControls(), data: { ...sampleData, organizations } };
    render(
      <I18nProvider i18n={i18n}>
        <DataPanel controls={controls} />
      </I18nProvider>,
    );
  });
const chosen = (name: string): string | null => screen.getByRole('button', { name }).textContent;
beforeEach(() => {
  aPage(async () => Response.error());
});
afterEach(() => {
  cleanup();
  tokenStore.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['boreal', 'Boreal Works'],
  ['a tenant of another time', 'Grupo Aurora'],
])('a person of %s sees the tables of %s first, by the first name of its people', async (org, name) => {
  tokenStore.write(`sample.${btoa(JSON.stringify({ sub: 'someone', org }))}.token`);
  await open();
  expect([chosen('Organización'), chosen('Campo')]).toEqual([name, 'firstName']);
});

it('another organisation can be chosen, keeps the focus, and Back returns', async () => {
  await open();
  const select = screen.getByRole('button', { name: 'Organización' });
  await act(async () => void fireEvent.click(select));
  await act(async () => void fireEvent.click(screen.getByRole('option', { name: 'Boreal Works' })));
  expect(select.isConnected).toBe(true);
  expect(select.textContent).toBe('Boreal Works');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Atrás' })));
  expect(select.textContent).toBe('Grupo Aurora');
});
