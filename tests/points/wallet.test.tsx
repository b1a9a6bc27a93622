/**
 * The wallet over the real backend: balances with a visible composition, a statement filtered by the address, and its
 * export.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PointsFixture } from '#tests/backend/pointsFixture.ts';
import { openWalletFixture, compositionOf, openWallet } from './walletPage.tsx';
import { soon } from '#tests/support/openPage.tsx';

let fixture: PointsFixture;
beforeEach(async () => {
  fixture = await openWalletFixture(10_000);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await fixture.expectSound();
  fixture.deployment.close();
});

const grant = (userIds: readonly string[], amount: number, reason: string, wallet = 'give') =>
  fixture.done('diego', 'POST /user/extra_points', { user_ids: userIds, amount, reason, wallet });
const thank = (name: string, to: string, amount: number) =>
  fixture.done(name, 'POST /send_feedback', {
    reciever_emails: [`${to}@taller.example`],
    amount,
    message: 'Gracias por la ayuda',
    post_types: ['thanks'],
  });
const lines = () => screen.findByRole('list', { name: 'Movimientos' }, soon);

describe('the wallet screen', () => {
  test('the wallet shows each balance as the sum of its kinds, and a kind filters the statement', async () => {
    await grant(['ana'], 300, 'Por la feria');
    await grant(['ana'], 80, 'Premio', 'redeem');
    await thank('ana', 'bruno', 60);
    const { user, address } = await openWallet(fixture, 'ana');

    const give = await compositionOf('Para dar');
    expect(give.lines).toEqual({ 'Puntos extra': 300, 'Reconocimientos que diste': -60 });
    expect(give.balance).toBe(240);
    const redeem = await compositionOf('Para canjear');
    expect(redeem).toEqual({ balance: 80, lines: { 'Puntos extra': 80 } });
    expect(screen.getByRole('region', { name: 'Puntos para dar' }).textContent).toContain('240');
    expect(within(await lines()).getAllByText(/Saldo/u)).toHaveLength(3);

    await user.click(screen.getByRole('button', { name: /Reconocimientos que diste/u }));
    expect(address()).toBe('/wallet?purse=give&kind=recognition');
    await waitFor(async () => expect(within(await lines()).getAllByText(/Saldo/u)).toHaveLength(1), soon);
    expect(within(await lines()).getByText('Reconociste a bruno Taller')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(address()).toBe('/wallet');
  });

  test('the wallet shows the reason an administrator gave for extra points', async () => {
    await grant(['ana'], 300, 'Por la feria');
    await openWallet(fixture, 'ana', '/wallet?kind=extra');
    expect(within(await lines()).getByText('«Por la feria»')).toBeTruthy();
  });

  test('the wallet shows a reversed line together with its reversal', async () => {
    await grant(['ana'], 300, 'Por la feria');
    const { id } = (await thank('ana', 'bruno', 60)) as { id: string };
    await fixture.done('ana', `DELETE /post/${id}`);
    const { user } = await openWallet(fixture, 'ana', '/wallet?purse=give&kind=recognition');
    const list = within(await lines());
    expect(list.getByRole('button', { name: /^Se devolvió el/u })).toBeTruthy();
    await user.click(list.getByRole('button', { name: /^Devuelve lo del/u }));
    const panel = within(await screen.findByRole('dialog', { name: 'Movimiento y devolución' }, soon));
    expect(panel.getByText('Reconociste a bruno Taller')).toBeTruthy();
    expect(panel.getByText('Devolución de tu reconocimiento a bruno Taller')).toBeTruthy();
    expect(panel.getByText('Entre los dos').textContent).toBe('Entre los dos0');
  });

  test('the wallet fetches the line of a reversal if the date filter excludes it', async () => {
    await grant(['ana'], 300, 'Por la feria');
    const { id } = (await thank('ana', 'bruno', 60)) as { id: string };
    // More lines than one page of the statement lie between the debit and its reversal.
    for (let n = 0; n < 105; n += 1) await thank('ana', 'bruno', 1);
    fixture.deployment.now += 2 * 86_400_000;
    await fixture.deployment.tick();
    await fixture.call('diego', `DELETE /post/${id}`);
    const day = new Date(fixture.deployment.now).toISOString().slice(0, 10);
    const { user } = await openWallet(fixture, 'ana', `/wallet?purse=give&from=${day}`);
    await user.click(within(await lines()).getByRole('button', { name: 'Ver qué devuelve' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Movimiento y devolución' }, soon));
    expect(await panel.findByText('Reconociste a bruno Taller', {}, soon)).toBeTruthy();
  });

  test('the wallet reports reversed dates, and swaps them on request', async () => {
    await grant(['ana'], 300, 'Por la feria');
    const { user, address } = await openWallet(fixture, 'ana', '/wallet?from=2026-03-20&to=2026-03-01');
    expect(await screen.findByText('La última fecha es anterior a la primera.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Intercambiar fechas' }, soon));
    expect(address()).toBe('/wallet?from=2026-03-01&to=2026-03-20');
    expect(within(await lines()).getAllByText(/Saldo/u)).toHaveLength(1);
  });

  test('the wallet says that no line matches the filter, and the filter can be removed', async () => {
    await grant(['ana'], 300, 'Por la feria');
    const { user, address } = await openWallet(fixture, 'ana', '/wallet?kind=badge');
    expect(await screen.findByText('Ningún movimiento coincide con estos filtros.', {}, soon)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) ?? document.body);
    expect(address()).toBe('/wallet');
  });

  test('the wallet exports every filtered line of all pages as CSV, and no other', async () => {
    await grant(['ana'], 20, 'Otro', 'redeem');
    for (let n = 1; n <= 130; n += 1) await grant(['ana'], n, `=Por ${n}`);
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
        static override revokeObjectURL = (): void => undefined;
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openWallet(fixture, 'ana', '/wallet?purse=give');
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: /\.csv/u }));
    await waitFor(() => expect(files).toHaveLength(1), soon);
    const { data } = papa.parse<string[]>(await new Response(await files[0]?.arrayBuffer()).text());
    expect(data).toHaveLength(131);
    const points = data.slice(1).map((row) => Number(row[5]));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe((130 * 131) / 2);
    expect(new Set(data.slice(1).map((row) => row[1]))).toEqual(new Set(['Para dar']));
    expect(data.slice(1).every((row) => row[7]?.startsWith("'=Por"))).toBe(true);
  });
});
