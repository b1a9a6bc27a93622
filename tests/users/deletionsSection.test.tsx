/**
 * Deletion requests over the real backend: open requests come first, each is decided once, and the texts match those of
 * a deletion.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeletionsSection } from '#src/users/admin/DeletionsSection.tsx';
import { openPeopleFixture, type PeopleFixture } from '#tests/backend/peopleFixture.ts';
import { aPage } from '#tests/support/page.ts';
import { openPeople } from './peoplePage.tsx';
import { dialog, long, soon } from '#tests/support/openPage.tsx';

let fixture: PeopleFixture;
beforeEach(async () => {
  aPage(async () => Response.error());
  fixture = await openPeopleFixture('tab');
  await fixture.done('ana', 'POST /user/request-delete', { reason: 'Me voy a otra ciudad' });
  await fixture.done('bruno', 'POST /user/request-delete', { reason: '' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.deployment.close();
});

test(
  'approving a deletion request deletes the person, and refusing one keeps the account active',
  async () => {
    const page = await openPeople(fixture, DeletionsSection, '/admin/deletion-requests');
    await screen.findByRole('button', { name: 'Por decidir: 2' }, soon);
    const cards = within(await screen.findByRole('list', { name: 'Por decidir: 2' }, soon));
    const listed = cards.getAllByRole('listitem');
    const [card] = listed.filter((one) => one.textContent.includes('ana@'));
    const [other] = listed.filter((one) => one.textContent.includes('bruno@'));
    expect(listed).toHaveLength(2);
    expect(card?.textContent).toContain('“Me voy a otra ciudad”');
    expect(other?.textContent).not.toContain('“');
    expect(other?.textContent).toMatch(/Lo pidió el .*Rechazar.*Eliminar su cuenta/u);
    if (card === undefined) throw new Error('ana is not there');
    await page.user.click(within(card).getByRole('button', { name: 'Eliminar su cuenta' }));
    const asked = await dialog('¿Eliminar a ana Taller?');
    await asked.findByText('Puntos que vuelven a la organización', {}, soon);
    await waitFor(
      () =>
        expect(asked.getByRole('button', { name: 'Eliminar para siempre' })).toHaveProperty(
          'disabled',
          false,
        ),
      soon,
    );
    await page.user.click(asked.getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(async () => expect((await fixture.kept('ana'))?.deletedAt).not.toBeNull(), soon);

    await screen.findByRole('button', { name: 'Por decidir: 1' }, soon);
    await page.user.click(await screen.findByRole('button', { name: 'Rechazar' }, soon));
    const refusing = await dialog('¿Rechazar la solicitud de bruno Taller?');
    await page.user.click(refusing.getByRole('button', { name: 'Rechazar' }));
    await screen.findByText(/Nadie espera una decisión/u, {}, soon);
    expect((await fixture.kept('bruno'))?.active).toBe(true);
    await page.user.click(screen.getByRole('button', { name: 'Rechazadas' }));
    await screen.findByText('bruno Taller', {}, soon);
    expect(page.address()).toBe('/admin/deletion-requests?status=refused');
  },
  long,
);

test(
  'deciding a deletion request that was decided meanwhile shows an error and the current list',
  async () => {
    const page = await openPeople(fixture, DeletionsSection, '/admin/deletion-requests');
    const [refuse] = await screen.findAllByRole('button', { name: 'Rechazar' }, soon);
    if (refuse === undefined) throw new Error('nothing to refuse');
    await page.user.click(refuse);
    const { items } = await fixture.done('dora', 'GET /org/deletion_requests');
    for (const { id } of items as { id: string }[])
      await fixture.done('dora', 'POST /org/deletion_request/decide', { id, approve: false });
    const asked = await dialog(/¿Rechazar la solicitud/u);
    await page.user.click(asked.getByRole('button', { name: 'Rechazar' }));
    await asked.findByText('Ya se decidió sobre esta solicitud.', {}, soon);
    // Behind the dialog both requests are gone: the list was asked for again.
    await screen.findByText(/Nadie espera una decisión/u, {}, soon);
    expect(screen.queryByText('ana Taller')).toBeNull();
  },
  long,
);
