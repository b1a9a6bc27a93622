/** Administrators change the organisation settings over the real backend by keyboard: brand, modules and emails. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { telemetryMeta } from '#schema/telemetryPage.ts';
import { brandPalette } from '#src/lib/colors.ts';
import { applyBranding } from '#src/organization/branding.ts';
import { BrandSection } from '#src/organization/admin/BrandSection.tsx';
import { EmailsSection } from '#src/organization/admin/EmailsSection.tsx';
import { ModulesSection } from '#src/organization/admin/ModulesSection.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { closeSettingsPage, openSettingsPage, type SettingsPage } from './settingsPage.tsx';
import { soon } from '#tests/support/openPage.tsx';

beforeEach(() => history.replaceState(null, '', '/admin'));
afterEach(() => {
  for (const { id } of toasts.store.getSnapshot().context.toasts) toasts.dismiss(id);
  closeSettingsPage();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name }, soon);
const dialog = (name: RegExp) => screen.findByRole('dialog', { name }, soon);
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`, 'u') }, soon);
const toast = () => toasts.store.getSnapshot().context.toasts.at(-1);
const mutations = ({ asked }: SettingsPage, name: string) => asked.filter((one) => one.name === name);

describe('the brand section', () => {
  const brand = (page: SettingsPage) =>
    page.rest<{ branding: { banner: object }; marketing_text: object | null }>('GET /org/custom');
  const painted = () => document.documentElement.style.getPropertyValue('--brand');
  afterEach(() => applyBranding(null));

  test('colours and sentence are saved together in both languages, and the page takes the colours at once', async () => {
    const page = await openSettingsPage(BrandSection);
    const main = await field('Color principal');
    await page.user.clear(main);
    await page.user.type(main, '#0A7D4F');
    await page.user.type(await field('Frase en español'), '{Control>}a{/Control}Aquí se nota');
    const english = await field('Frase en inglés');
    await page.user.clear(english);
    await page.user.click(await button('Guardar'));
    // A text in one language is not enough.
    await waitFor(() => expect(english.getAttribute('aria-invalid')).toBe('true'), soon);
    expect(painted()).toBe('');
    expect(mutations(page, 'UpdateOrgCustom')).toEqual([]);
    await page.user.type(english, 'It shows here{Enter}');
    await waitFor(() => expect(painted()).toContain(brandPalette('#0a7d4f').light['brand'] ?? '?'), soon);
    expect(await brand(page)).toMatchObject({
      branding: { banner: { main: '#0a7d4f' } },
      marketing_text: { es: 'Aquí se nota', en: 'It shows here' },
    });
    expect(page.refreshed()).toBe(1);
    // The colours come a moment before the form is at rest.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
  });

  test('unsaved colours are shown only in the preview, and are discarded by one button', async () => {
    const page = await openSettingsPage(BrandSection);
    const kept = (await brand(page)).branding.banner;
    await page.user.click(await button('Volver a los colores del producto'));
    expect(await field('Color principal')).toHaveProperty('value', '#3a71b5');
    const [light] = document.querySelectorAll<HTMLElement>('[data-preview]');
    expect(light?.style.getPropertyValue('--brand')).toBe(
      `light-dark(${brandPalette('#3a71b5').light['brand'] ?? ''}, ${brandPalette('#3a71b5').dark['brand'] ?? ''})`,
    );
    expect(painted()).toBe('');
    await page.user.click(await button('Descartar'));
    expect(((await field('Color principal')) as HTMLInputElement).value).toBe(
      (kept as { main: string }).main,
    );
    expect(mutations(page, 'UpdateOrgCustom')).toEqual([]);
  });
});

describe('the modules section', () => {
  const services = (page: SettingsPage) =>
    page.rest<Record<string, { active: boolean }>>('GET /org/services');
  const turn = (name: RegExp) => screen.findByRole('switch', { name }, soon);
  const isOn = async (page: SettingsPage, flag: string) => (await services(page))[flag]?.active;

  test('switching a module off shows first which screens and products disappear, and can be undone', async () => {
    const page = await openSettingsPage(ModulesSection);
    const catalog = await turn(/^Catálogo/u);
    expect(catalog).toHaveProperty('checked', true);
    catalog.focus();
    await page.user.keyboard(' ');
    const asked = await dialog(/¿Apagar Catálogo\?/u);
    expect(mutations(page, 'UpdateOrgCustom')).toEqual([]);
    const off = within(asked).getByRole('button', { name: 'Apagar' });
    await waitFor(() => expect(off).toHaveProperty('disabled', false), soon);
    expect(asked.textContent).toContain('No se borra nada');
    const said = within(asked)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining(['Carrito', 'Productos', 'El carrito de la barra']));
    expect(said.join(' ')).toMatch(/\d+ productos? deja/u);
    expect(document.activeElement?.textContent).toBe('Cancelar');
    off.focus();
    await page.user.keyboard('{Enter}');
    await waitFor(async () => expect(await isOn(page, 'catalog')).toBe(false), soon);
    await waitFor(() => expect(catalog).toHaveProperty('checked', false), soon);
    expect(page.refreshed()).toBe(1);
    expect(toast()?.text).toBe('Apagaste Catálogo.');
    expect(toast()?.action?.label).toBe('Deshacer');
    toast()?.action?.onAct();
    await waitFor(async () => expect(await isOn(page, 'catalog')).toBe(true), soon);
    await waitFor(() => expect(catalog).toHaveProperty('checked', true), soon);
    expect(page.refreshed()).toBe(2);
    expect(mutations(page, 'UpdateOrgCustom').map(({ variables }) => variables)).toEqual([
      { input: { services: { catalog: false } } },
      { input: { services: { catalog: true } } },
    ]);
  });

  test('Escape cancels switching a module off and returns the focus to its switch', async () => {
    const page = await openSettingsPage(ModulesSection);
    const catalog = await turn(/^Catálogo/u);
    catalog.focus();
    await page.user.keyboard(' ');
    await dialog(/¿Apagar Catálogo\?/u);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
    await waitFor(() => expect(document.activeElement).toBe(catalog), soon);
    expect(mutations(page, 'UpdateOrgCustom')).toEqual([]);
  });

  test('a module cannot be switched off before its use is counted, and a server error is shown in the dialog', async () => {
    const page = await openSettingsPage(ModulesSection, { failing: ['ModuleUse', 'UpdateOrgCustom'] });
    await page.user.click(await turn(/^Catálogo/u));
    const asked = await dialog(/¿Apagar Catálogo\?/u);
    await within(asked).findByText('No pudimos contar lo que hay en este módulo.', undefined, soon);
    expect(within(asked).getByRole('button', { name: 'Apagar' })).toHaveProperty('disabled', true);
    page.fails.delete('ModuleUse');
    await page.user.click(within(asked).getByRole('button', { name: 'Reintentar' }));
    const off = within(asked).getByRole('button', { name: 'Apagar' });
    await waitFor(() => expect(off).toHaveProperty('disabled', false), soon);
    await page.user.click(off);
    await within(asked).findByRole('alert', undefined, soon);
    expect(await isOn(page, 'catalog')).toBe(true);
    expect(page.refreshed()).toBe(0);
  });

  test('the sign-in module cannot be switched off, and a module that needs one that is off says so', async () => {
    const page = await openSettingsPage(ModulesSection);
    const auth = await turn(/^Autenticación/u);
    expect(auth).toHaveProperty('disabled', true);
    expect(auth.closest('label')?.textContent).toContain('sin él nadie podría entrar');
    await page.rest('PATCH /org/custom', { body: { services: { catalog: false, invoices: true } } });
    await page.cache.invalidateQueries({ queryKey: ['organization'] });
    await screen.findByRole('switch', { name: /^Facturas.*Depende de Catálogo, que está apagado/u }, soon);
  });

  test('session recording can be switched on only where the server has an address for it', async () => {
    const page = await openSettingsPage(ModulesSection);
    await page.rest('PATCH /org/custom', { body: { services: { fullstory: false } } });
    await page.cache.invalidateQueries({ queryKey: ['organization'] });
    const without = await turn(/^Grabación de sesiones.*no tiene una dirección para grabaciones/u);
    await waitFor(() => expect(without).toHaveProperty('disabled', true), soon);
    cleanup();
    const meta = document.createElement('meta');
    meta.name = telemetryMeta;
    meta.dataset['recordingUrl'] = 'https://recordings.example/';
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    await openSettingsPage(ModulesSection);
    const placed = await turn(/^Grabación de sesiones/u);
    expect(placed).toHaveProperty('disabled', false);
    expect(placed.closest('label')?.textContent).not.toContain('no se graba nada');
  });

  test('modules are found by a search word', async () => {
    const page = await openSettingsPage(ModulesSection);
    await page.user.type(await screen.findByRole('searchbox', { name: 'Buscar módulos' }, soon), 'whats');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    await page.user.clear(screen.getByRole('searchbox', { name: 'Buscar módulos' }));
    expect(screen.getAllByRole('switch')).toHaveLength(37);
  });
});

describe('the notified email addresses', () => {
  interface Row {
    readonly email: string;
    readonly kind: string;
    readonly topics: readonly string[];
    readonly active: boolean;
  }
  const rows = async (page: SettingsPage) => (await page.rest<Row[]>('GET /emails')).filter(Boolean);
  const emails = async (page: SettingsPage, kind: string) =>
    (await rows(page)).filter((one) => one.kind === kind).map(({ email }) => email);

  test('an email address is added once, to its own list, with the chosen topics', async () => {
    const page = await openSettingsPage(EmailsSection);
    const before = await emails(page, 'org');
    await page.user.click(await button('Agregar a Administración y seguridad'));
    const panel = await dialog(/Nueva dirección/u);
    await page.user.type(within(panel).getByLabelText('Correo'), 'alertas@aurora.example');
    expect(within(panel).queryByRole('checkbox', { name: 'Pedidos por decidir' })).toBeNull();
    await page.user.click(within(panel).getByRole('checkbox', { name: 'Claves de la API' }));
    await page.user.dblClick(within(panel).getByRole('button', { name: 'Agregar' }));
    await waitFor(async () => expect(await emails(page, 'admin')).toContain('alertas@aurora.example'), soon);
    expect(mutations(page, 'AddAdminEmail')).toHaveLength(1);
    expect(await emails(page, 'org')).toEqual(before);
    expect((await rows(page)).find(({ email }) => email === 'alertas@aurora.example')).toMatchObject({
      topics: ['apiKeys'],
      active: true,
    });
    await screen.findByText('alertas@aurora.example', undefined, soon);
  });

  test('a duplicate email address is refused at its field', async () => {
    const page = await openSettingsPage(EmailsSection);
    await page.rest('POST /org/add/email', { body: { email: 'uno@aurora.example', label: null } });
    await page.user.click(await button('Agregar a Operación'));
    const panel = await dialog(/Nueva dirección/u);
    await page.user.type(within(panel).getByLabelText('Correo'), 'uno@aurora.example');
    await page.user.click(within(panel).getByRole('button', { name: 'Agregar' }));
    await within(panel).findByText('Esa dirección ya está en la lista.', undefined, soon);
  });

  test('an email address is removed after a confirmation, and only from its list', async () => {
    const page = await openSettingsPage(EmailsSection);
    const both = { email: 'dos@aurora.example', label: null };
    await page.rest('POST /org/add/email', { body: both });
    await page.rest('POST /org/admin/add/email', { body: both });
    await page.cache.invalidateQueries({ queryKey: ['organization'] });
    const [first] = await screen.findAllByRole('button', { name: 'Acciones de dos@aurora.example' }, soon);
    if (first === undefined) throw new Error('no row');
    await page.user.click(first);
    await page.user.click(await screen.findByRole('menuitem', { name: 'Quitar' }, soon));
    const asked = await dialog(/¿Quitar dos@aurora.example\?/u);
    await page.user.click(within(asked).getByRole('button', { name: 'Quitar' }));
    await waitFor(async () => expect(await emails(page, 'org')).not.toContain('dos@aurora.example'), soon);
    expect(await emails(page, 'admin')).toContain('dos@aurora.example');
  });
});
