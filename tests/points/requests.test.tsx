/**
 * Points requests over the real backend: input is kept, a request gets one decision, and the requester reads the
 * reason.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PointsFixture } from '#tests/backend/pointsFixture.ts';
import { openWalletFixture, openWallet } from './walletPage.tsx';
import { soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: PointsFixture;
beforeEach(async () => {
  fixture = await openWalletFixture(500);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await fixture.expectSound();
  fixture.deployment.close();
});

const at = '/wallet?tab=requests';
const ask = (name: string, amount = 200, more = {}) =>
  fixture.done(name, 'POST /point_request', { amount, reason: 'Para la feria', ...more });
const button = (name: RegExp | string) => screen.findByRole('button', { name }, soon);
const field = (name: RegExp) => screen.findByLabelText(name, {}, soon);
const retype = async ({ user }: OpenPage, into: HTMLElement, text: string): Promise<void> => {
  await user.clear(into);
  await user.type(into, text);
};

describe('asking for points', () => {
  test('a point request reports missing fields, is sent once despite a lost answer, and appears in the list', async () => {
    const page = await openWallet(fixture, 'elena', at);
    const [open] = await screen.findAllByRole('button', { name: 'Pedir puntos' }, soon);
    await page.user.click(open ?? document.body);
    await page.user.click(await button('Enviar solicitud'));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2), soon);
    expect(page.writes).toEqual([]);

    await retype(page, await field(/Cuántos puntos/u), '200');
    await page.user.type(await field(/Para qué/u), 'Para la feria');
    page.loses.add('AskForPoints');
    await page.user.click(await button('Enviar solicitud'));
    expect(await screen.findByText(/Lo que escribiste sigue aquí/u, {}, soon)).toBeTruthy();
    await page.user.click(await button('Enviar solicitud'));
    expect(await screen.findByRole('article', { name: /200 puntos/u }, soon)).toBeTruthy();
    const keys = page.writes.map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await fixture.done('elena', 'GET /point_request')).items).toHaveLength(1);
  }, 20_000);

  test('a pending point request is withdrawn after a confirmation', async () => {
    await ask('elena');
    const { user } = await openWallet(fixture, 'elena', at);
    await user.click(await button('Retirar la solicitud de 200 puntos'));
    const dialog = within(
      await screen.findByRole('dialog', { name: '¿Retirar tu solicitud de 200 puntos?' }, soon),
    );
    await user.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText(/Todavía no has pedido puntos/u, {}, soon)).toBeTruthy();
    expect((await fixture.done('elena', 'GET /point_request')).items).toEqual([]);
  });

  test('a person outside points is not offered to ask for points', async () => {
    await openWallet(fixture, 'nora', at);
    expect(await screen.findByText(/Todavía no has pedido puntos/u, {}, soon)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pedir puntos' })).toBeNull();
  });
});

describe('deciding on a point request', () => {
  test('approving a point request with another amount and a note shows both to the requester', async () => {
    await ask('elena');
    const page = await openWallet(fixture, 'carla', at);
    await page.user.click(await button('Aprobar la solicitud de elena Taller'));
    await retype(page, await field(/Cuántos puntos recibe/u), '150');
    await page.user.type(await field(/^Nota/u), 'Es lo que queda');
    await page.user.click(await button('Aprobar'));
    expect(await screen.findByText('No hay solicitudes esperando tu decisión.', {}, soon)).toBeTruthy();
    expect(await fixture.purse('elena')).toEqual({ give: 150, redeem: 0 });

    await openWallet(fixture, 'elena', at);
    expect(
      await screen.findByText('carla Taller aprobó 150 puntos, otra cantidad que la pedida', {}, soon),
    ).toBeTruthy();
    expect(screen.getByText('Es lo que queda')).toBeTruthy();
    await openWallet(fixture, 'elena');
    const list = within(await screen.findByRole('list', { name: 'Movimientos' }, soon));
    expect(list.getByText('Aprobaron tu solicitud de puntos')).toBeTruthy();
    expect(list.getByText('«Es lo que queda»')).toBeTruthy();
    expect(list.getByRole('link').getAttribute('href')).toBe('/wallet?tab=requests');
  }, 20_000);

  test('approving a point request beyond the budget is refused at the amount, and the note stays', async () => {
    await fixture.budget(40);
    await ask('elena');
    const page = await openWallet(fixture, 'carla', at);
    await page.user.click(await button('Aprobar la solicitud de elena Taller'));
    await page.user.type(await field(/^Nota/u), 'Buen trabajo');
    await page.user.click(await button('Aprobar'));
    expect(await screen.findByText('Quedan 40 puntos por repartir y esto suma 200.', {}, soon)).toBeTruthy();
    expect(((await field(/^Nota/u)) as HTMLTextAreaElement).value).toBe('Buen trabajo');
    await retype(page, await field(/Cuántos puntos recibe/u), '40');
    await page.user.click(await button('Aprobar'));
    await waitFor(async () => expect(await fixture.purse('elena')).toEqual({ give: 40, redeem: 0 }), soon);
  }, 20_000);

  test('rejecting a point request shows its reason to the requester and moves no points', async () => {
    await ask('elena');
    const page = await openWallet(fixture, 'carla', at);
    await page.user.click(await button('No aprobar la solicitud de elena Taller'));
    await page.user.type(await field(/^Por qué/u), 'Este mes ya no hay');
    await page.user.click(await button('No aprobar'));
    expect(await screen.findByText('No hay solicitudes esperando tu decisión.', {}, soon)).toBeTruthy();
    await openWallet(fixture, 'elena', at);
    expect(await screen.findByText('carla Taller no la aprobó', {}, soon)).toBeTruthy();
    expect(screen.getByText('Este mes ya no hay')).toBeTruthy();
    expect(await fixture.purse('elena')).toEqual({ give: 0, redeem: 0 });
  }, 20_000);

  test('approving a request that was decided meanwhile shows an error and removes it from the list', async () => {
    const { id } = await ask('elena');
    const page = await openWallet(fixture, 'carla', at);
    await page.user.click(await button('Aprobar la solicitud de elena Taller'));
    await field(/Cuántos puntos recibe/u);
    await fixture.done('diego', 'POST /point_request/reject', { id });
    await page.user.click(await button('Aprobar'));
    expect(await screen.findByText(/Ya se decidió sobre esta solicitud/u, {}, soon)).toBeTruthy();
    expect(await fixture.purse('elena')).toEqual({ give: 0, redeem: 0 });
    expect(await screen.findByText('No hay solicitudes esperando tu decisión.', {}, soon)).toBeTruthy();
  }, 20_000);

  test('the requests tab counts pending requests for the decider, and hides them from the requester', async () => {
    await ask('elena');
    await openWallet(fixture, 'carla');
    expect(await screen.findByRole('tab', { name: /Solicitudes\s*1/u }, soon)).toBeTruthy();
    await openWallet(fixture, 'elena', at);
    expect(await screen.findByRole('article', { name: /200 puntos/u }, soon)).toBeTruthy();
    expect(screen.queryByText('Por decidir')).toBeNull();
  });
});

describe('the levels tab of the wallet', () => {
  test('the levels tab shows the current level, the points to the next one, and the highest level reached', async () => {
    const level = (name: string, min_points: number, benefits = '') =>
      fixture.done('diego', 'POST /levels/create', { name, min_points, benefits });
    await level('Bronce', 0, 'Saludo\nMedio día libre');
    await level('Plata', 100);
    await fixture.done('diego', 'POST /user/extra_points', {
      user_ids: ['elena'],
      amount: 60,
      wallet: 'redeem',
    });
    await openWallet(fixture, 'elena', '/wallet?tab=levels');
    const standing = within(await screen.findByRole('region', { name: 'Bronce' }, soon));
    expect(standing.getByText('Te faltan 40 puntos')).toBeTruthy();
    expect(screen.getByText('Medio día libre')).toBeTruthy();
    expect(screen.getByText('De 0 a 99 puntos')).toBeTruthy();

    await fixture.done('diego', 'POST /user/extra_points', {
      user_ids: ['elena'],
      amount: 40,
      wallet: 'redeem',
    });
    await openWallet(fixture, 'elena', '/wallet?tab=levels');
    expect(await screen.findByText('Llegaste al nivel más alto.', {}, soon)).toBeTruthy();
  });

  test('the levels tab says when the organisation has no levels', async () => {
    await openWallet(fixture, 'elena', '/wallet?tab=levels');
    expect(await screen.findByText(/todavía no tiene niveles/u, {}, soon)).toBeTruthy();
  });
});
