/** Administrators edit the facts of their organisation over the real backend, by keyboard. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OrganizationSection } from '#src/organization/admin/OrganizationSection.tsx';
import { closeSettingsPage, openSettingsPage, type SettingsPage } from './settingsPage.tsx';
import { soon } from '#tests/support/openPage.tsx';

beforeEach(() => history.replaceState(null, '', '/admin'));
afterEach(closeSettingsPage);

const button = (name: string | RegExp) => screen.findByRole('button', { name }, soon);
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`, 'u') }, soon);
const mutations = ({ asked }: SettingsPage, name: string) => asked.filter((one) => one.name === name);

describe('facts of the organisation', () => {
  const house = (page: SettingsPage) => page.rest<Record<string, unknown>>('GET /org/edit');

  test('saving organisation settings sends only changed fields, null for emptied ones, and refreshes the page', async () => {
    const page = await openSettingsPage(OrganizationSection);
    const before = await house(page);
    const name = await field('Nombre');
    await page.user.clear(name);
    await page.user.type(name, 'Aurora Norte');
    const legal = await field('Razón social');
    await page.user.clear(legal);
    await page.user.type(await field('Número de WhatsApp'), '{Control>}a{/Control}+57 300 123 4567{Enter}');
    await waitFor(async () => expect(await house(page)).toMatchObject({ name: 'Aurora Norte' }), soon);
    expect(await house(page)).toEqual({
      ...before,
      name: 'Aurora Norte',
      legal_name: null,
      whatsapp_number: '+573001234567',
    });
    await waitFor(() => expect(page.refreshed()).toBe(1), soon);
    expect(mutations(page, 'EditOrganization').map(({ variables }) => variables)).toEqual([
      {
        input: {
          name: 'Aurora Norte',
          legalName: null,
          whatsappNumber: '+57 300 123 4567',
          basedOn: {
            name: before['name'],
            legalName: before['legal_name'],
            whatsappNumber: before['whatsapp_number'],
          },
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
    expect(((await field('Número de WhatsApp')) as HTMLInputElement).value).toBe('+573001234567');
  });

  test('text typed while organisation settings are being saved stays and remains unsaved', async () => {
    const page = await openSettingsPage(OrganizationSection);
    const name = await field('Nombre');
    const legal = await field('Razón social');
    const answers = page.holds('EditOrganization');
    await page.user.type(name, ' II{Enter}');
    await waitFor(() => expect(mutations(page, 'EditOrganization')).toHaveLength(1), soon);
    await page.user.type(legal, ' y otras');
    const typed = (legal as HTMLInputElement).value;
    answers();
    await waitFor(async () => expect((await button('Guardar')).getAttribute('aria-busy')).toBeNull(), soon);
    expect((legal as HTMLInputElement).value).toBe(typed);
    await page.user.click(await button('Guardar'));
    await waitFor(async () => expect(await house(page)).toMatchObject({ legal_name: typed }), soon);
  });

  test('saving organisation settings keeps what another administrator changed meanwhile', async () => {
    const page = await openSettingsPage(OrganizationSection);
    const name = await field('Nombre');
    await page.rest('POST /org/edit', { body: { legal_name: 'Aurora S. A.' } });
    await page.user.type(name, ' II{Enter}');
    await waitFor(async () => expect(String((await house(page))['name'])).toMatch(/ II$/u), soon);
    expect(await house(page)).toMatchObject({ legal_name: 'Aurora S. A.' });
  });

  test('organisation settings saved by another administrator appear, except in a field being edited', async () => {
    const page = await openSettingsPage(OrganizationSection);
    const name = await field('Nombre');
    await page.user.type(name, ' II');
    const typed = (name as HTMLInputElement).value;
    await page.rest('POST /org/edit', { body: { name: 'Aurora Sur', legal_name: 'Aurora S. A.' } });
    await page.cache.invalidateQueries();
    const legal = (await field('Razón social')) as HTMLInputElement;
    await waitFor(() => expect(legal.value).toBe('Aurora S. A.'), soon);
    expect((name as HTMLInputElement).value).toBe(typed);
  });

  test('a malformed address in the organisation settings is reported at its field, stays typed and is not sent', async () => {
    const page = await openSettingsPage(OrganizationSection);
    const url = await field('Página de ayuda');
    await page.user.clear(url);
    await page.user.type(url, 'ftp://archivos.example{Enter}');
    await screen.findByText(
      'Escribe una dirección de la web, como https://ejemplo.com.',
      { selector: '[role=alert] *' },
      soon,
    );
    expect(url.getAttribute('aria-invalid')).toBe('true');
    expect((url as HTMLInputElement).value).toBe('ftp://archivos.example');
    expect(mutations(page, 'EditOrganization')).toEqual([]);
  });

  test('saving organisation settings again after a lost answer repeats the same write and keeps the typed text', async () => {
    const page = await openSettingsPage(OrganizationSection);
    const name = await field('Nombre');
    await page.user.clear(name);
    page.loses.add('EditOrganization');
    await page.user.type(name, 'Aurora Sur{Enter}');
    await screen.findByText(/Lo que escribiste sigue aquí/u, undefined, soon);
    expect((name as HTMLInputElement).value).toBe('Aurora Sur');
    await page.user.click(await button('Guardar'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
    const keys = mutations(page, 'EditOrganization').map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(await house(page)).toMatchObject({ name: 'Aurora Sur' });
  });

  test('each address in the organisation settings names its module, and says if that module is off', async () => {
    await openSettingsPage(OrganizationSection, { modules: { support_channel: true } });
    const described = async (name: string): Promise<string> => {
      const ids = (await field(name)).getAttribute('aria-describedby') ?? '';
      return ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    };
    expect(await described('Correo de ayuda')).toBe('Se ve con el módulo Canal de soporte.');
    expect(await described('Dirección de Workplace')).toContain('el módulo Workplace está apagado');
    const [first] = screen.getAllByRole('link', { name: 'Ir a los módulos' });
    expect(first?.getAttribute('href')).toBe('/admin/modules');
  });

  test('organisation settings that could not be loaded show an error instead of an empty form, and load on retry', async () => {
    const page = await openSettingsPage(OrganizationSection, { failing: ['House'] });
    await screen.findByText('No pudimos cargar los datos de la organización.', undefined, soon);
    page.fails.clear();
    await page.user.click(await button('Reintentar'));
    expect(await field('Nombre')).toBeDefined();
  });
});
