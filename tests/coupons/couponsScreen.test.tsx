/**
 * Coupons over the real backend: redeemed with all conditions shown, listed with their code, and confirmed once by the
 * provider.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Coupon } from '#schema/coupons/coupons.endpoints.ts';
import { CouponsSection } from '#src/coupons/admin/CouponsSection.tsx';
import { ProvidersSection } from '#src/coupons/admin/ProvidersSection.tsx';
import { CouponsScreen } from '#src/coupons/CouponsScreen.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { admin, employee, external, manager } from '#tests/backend/orderFixture.ts';
import { openStoreFixture, openStore, type StoreFixture } from '#tests/catalog/storePage.tsx';
import { soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: StoreFixture;
let cafe: string;
beforeEach(async () => {
  fixture = await openStoreFixture();
  cafe = await fixture.provider();
  await fixture.purse(employee, 100);
  await fixture.coupon(cafe, { id: 'coffee', title: 'Dos cafés', points: 30, fold: 'dos cafes', stock: 2 });
  await fixture.coupon(cafe, { id: 'dinner', title: 'Cena', discount: '', points: 130, fold: 'cena' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.close();
});

const open = (at = '/cupons', as = employee): Promise<OpenPage> =>
  openStore(fixture, as, at, <CouponsScreen />);
/** Redeems a coupon without the page. */
const take = (couponId = 'coffee', as = employee) =>
  fixture.ask<{ id: string; key: string }>('POST /redeem/user/create', as, { coupon_id: couponId });
const raised = (): readonly string[] => toasts.store.getSnapshot().context.toasts.map(({ text }) => text);
const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Código del cupón' }, soon);

describe('the coupons of an employee', () => {
  test('taking a coupon shows price, remaining points and end first, then debits the wallet and shows the code', async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Tomar cupón: Dos cafés' }, soon));
    const question = await screen.findByRole('dialog', undefined, soon);
    expect(question.textContent).toMatch(/Precio30 puntos.*Te quedarán70 puntos.*Puedes usarlo hastael /u);
    expect(question.textContent).toContain('los puntos no se devuelven');
    expect(await fixture.redeemable(employee)).toBe(100);
    await page.user.click(within(question).getByRole('button', { name: 'Tomar por 30 puntos' }));
    await screen.findByText(
      'Muéstralo o dilo al pagar: lo confirman en el lugar y sirve una sola vez.',
      undefined,
      soon,
    );
    expect(await fixture.redeemable(employee)).toBe(70);
    const [mine] = await fixture.ask<{ redemption: { id: string; key: string } }[]>(
      `GET /coupons/search/user/${await fixture.idOf(employee)}`,
      employee,
    );
    expect(page.addresses.at(-1)).toBe(`/cupons?tab=mine&code=${mine?.redemption.id ?? ''}`);
    expect(screen.getAllByText(mine?.redemption.key ?? 'no key').length).toBeGreaterThan(0);
  });

  test('a coupon without enough points shows the missing points and cannot be taken', async () => {
    await open();
    await screen.findByText('Te faltan 30 puntos.', undefined, soon);
    expect(screen.getAllByRole('button', { name: /Tomar cupón/u })).toHaveLength(1);
  });

  test('a coupon taken elsewhere meanwhile is not paid twice, and the dialog says so', async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Tomar cupón: Dos cafés' }, soon));
    await take();
    await page.user.click(await screen.findByRole('button', { name: 'Tomar por 30 puntos' }, soon));
    expect((await screen.findByRole('alert', undefined, soon)).textContent).toBe('Ya tienes este cupón.');
    expect(await fixture.redeemable(employee)).toBe(70);
  });

  test('a coupon code opens by its link, is copied, and is listed apart once used', async () => {
    const { id, key } = await take();
    const page = await open(`/cupons?code=${id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Dos cafés' }, soon);
    await page.user.click(await within(dialog).findByRole('button', { name: /^Copiar/u }, soon));
    await waitFor(() => expect(raised()).toContain(`Copiamos el código ${key}.`), soon);
    expect(await navigator.clipboard.readText()).toBe(key);
    await page.user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(page.addresses.at(-1)).toBe('/cupons?tab=mine');

    await fixture.ask('POST /redeem', external, { key });
    await open('/cupons?tab=mine');
    await screen.findByText('Usado', undefined, soon);
    expect(screen.queryByRole('heading', { name: 'Listos para usar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copiar/u })).toBeNull();
  });

  test('coupons that could not be loaded show an error instead of an empty list, and load on retry', async () => {
    const page = await openStore(fixture, employee, '/cupons', <CouponsScreen />, ['Coupons']);
    await screen.findByText('No pudimos cargar los cupones.', undefined, soon);
    page.fails.clear();
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Dos cafés', undefined, soon);
  });
});

describe('the coupons of a provider’s staff', () => {
  test('provider staff look up a code in any spelling, confirm it once, and can type the next one', async () => {
    const { key } = await take();
    const page = await open('/cupons', external);
    const input = await field();
    await page.user.type(input, `${key.replaceAll('-', ' ').toLowerCase()}{Enter}`);
    await screen.findByText(/^Código válido de /u, undefined, soon);
    expect(page.asked.some(({ name }) => name === 'ConfirmRedemption')).toBe(false);
    await page.user.click(screen.getByRole('button', { name: 'Confirmar canje' }));
    const done = await screen.findByText('Canje confirmado', undefined, soon);
    expect(done.closest('[role="status"]')).not.toBeNull();
    expect(input).toHaveProperty('value', '');
    expect(document.activeElement).toBe(input);

    await page.user.type(input, `${key}{Enter}`);
    const used = await screen.findByText('Este código ya se usó', undefined, soon);
    expect(used.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirmar canje' })).toBeNull();
  });

  test('provider staff are shown an error for an empty code and for an unknown code', async () => {
    const page = await open('/cupons', external);
    const input = await field();
    await page.user.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByText('Escribe el código que te muestran.', undefined, soon);
    await page.user.type(input, 'AAAA-BBBB-CCCC{Enter}');
    await screen.findByText('No encontramos este código', undefined, soon);
    expect(document.activeElement).toBe(input);
  });

  test('provider staff are shown that a code was confirmed by a colleague meanwhile', async () => {
    const { key } = await take();
    const page = await open('/cupons', external);
    await page.user.type(await field(), `${key}{Enter}`);
    const confirm = await screen.findByRole('button', { name: 'Confirmar canje' }, soon);
    await fixture.ask('POST /redeem', external, { key });
    await page.user.click(confirm);
    await screen.findByText('Este código ya se usó.', undefined, soon);
    await screen.findByText('No se confirmó nada ahora.', undefined, soon);
  });
});

describe('the coupons of an administrator', () => {
  test('an administrator creates a coupon, switches it off, and deletes it while it is not taken', async () => {
    const page = await openStore(fixture, admin, '/admin/coupons', <CouponsSection />);
    await screen.findByText('Dos cafés', undefined, soon);
    await page.user.click(screen.getByRole('button', { name: 'Nuevo cupón' }));
    const panel = await screen.findByRole('dialog', undefined, soon);
    await page.user.type(within(panel).getByRole('textbox', { name: 'Título' }), 'Un libro');
    await page.user.click(within(panel).getByRole('button', { name: 'Crear' }));
    await screen.findByText('Un libro', undefined, soon);

    await page.user.click(screen.getByRole('switch', { name: 'Un libro: activo' }));
    await waitFor(async () => {
      const seen = await fixture.ask<Coupon[]>('GET /coupons', employee);
      expect(seen.map(({ title }) => title)).not.toContain('Un libro');
    }, soon);

    await page.user.click(screen.getByRole('button', { name: 'Acciones de Un libro' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }, soon));
    await page.user.click(
      within(await screen.findByRole('dialog', undefined, soon)).getByRole('button', { name: 'Eliminar' }),
    );
    await waitFor(() => expect(screen.queryByText('Un libro')).toBeNull(), soon);
  });

  test('an administrator deactivates a taken coupon instead of deleting it', async () => {
    await take();
    const page = await openStore(fixture, admin, '/admin/coupons', <CouponsSection />);
    await page.user.click(await screen.findByRole('button', { name: 'Acciones de Dos cafés' }, soon));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }, soon));
    const question = await screen.findByRole('dialog', { name: '¿Desactivar el cupón Dos cafés?' }, soon);
    expect(question.textContent).toMatch(/Tomados1Usados0/u);
    await page.user.click(within(question).getByRole('button', { name: 'Desactivar' }));
    await waitFor(
      () =>
        expect(screen.getByRole('switch', { name: 'Dos cafés: activo' })).toHaveProperty('checked', false),
      soon,
    );
  });

  test('an administrator is shown which person cannot confirm coupons for a provider', async () => {
    const person = await fixture.ask<{ items: { first_name: string; last_name: string }[] }>(
      'POST /user/search?page=1',
      admin,
      { emails: [manager] },
    );
    const [found] = person.items;
    const name = `${found?.first_name ?? ''} ${found?.last_name ?? ''}`;
    const page = await openStore(fixture, admin, '/admin/providers', <ProvidersSection />);
    await page.user.click(await screen.findByRole('button', { name: 'Café Tierra Alta' }, soon));
    const panel = await screen.findByRole('dialog', undefined, soon);
    await page.user.type(within(panel).getByRole('combobox'), name);
    await page.user.click(await screen.findByRole('option', { name: new RegExp(name, 'u') }, soon));
    await page.user.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await within(panel).findByText(
      `${name}: Solo personas externas pueden confirmar los canjes de un proveedor.`,
      undefined,
      soon,
    );
  });
});
