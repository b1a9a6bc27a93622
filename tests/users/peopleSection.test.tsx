/**
 * The administration of people over the real backend: search by address, two ways to create a person, edits, and
 * deactivation.
 */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { PeopleSection } from '#src/users/admin/PeopleSection.tsx';
import { openPeopleFixture, type PeopleFixture } from '#tests/backend/peopleFixture.ts';
import { fill } from '#tests/support/fill.ts';
import { aPage } from '#tests/support/page.ts';
import { choose, openPeople } from './peoplePage.tsx';
import { dialog, long, soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: PeopleFixture;
beforeEach(() => {
  aPage(async () => Response.error());
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.deployment.close();
});

const open = (search = ''): Promise<OpenPage> => openPeople(fixture, PeopleSection, `/admin/people${search}`);
const row = (name: RegExp | string) => screen.findByRole('button', { name }, soon);
const lastAsk = (page: OpenPage) => page.asked.findLast(({ name }) => name === 'OrgUsers')?.variables;

describe('the list of people', () => {
  test(
    'the people list shows active people by default, and others by the filters in its address',
    async () => {
      fixture = await openPeopleFixture('tab');
      const page = await open();
      await row(/^ana Taller/u);
      expect(screen.queryByText('ines@taller.example')).toBeNull();
      expect(lastAsk(page)).toEqual({ perPage: 20 });

      await page.user.click(screen.getByRole('radio', { name: 'Desactivadas' }));
      await screen.findByText('ines@taller.example', {}, soon);
      expect(page.address()).toBe('/admin/people?active=inactive');
      expect(screen.queryByText('ana@taller.example')).toBeNull();

      await open('?active=all&type=external');
      await screen.findByText('xavi@taller.example', {}, soon);
      expect(screen.queryByText('ana@taller.example')).toBeNull();
      expect(screen.queryByText('ines@taller.example')).toBeNull();

      await open('?department=sales&q=ana');
      await screen.findByText('ana@taller.example', {}, soon);
      expect(screen.getByText(/^1–1 de 1$/u)).toBeTruthy();
    },
    long,
  );

  test(
    'the people list searches names and addresses, and addresses only when asked for',
    async () => {
      fixture = await openPeopleFixture('tab');
      await fixture.change((store) => store.update(users, { id: 'bruno' }, { fold: 'bruno diego' }));
      const page = await open();
      await page.user.type(await screen.findByRole('searchbox', {}, soon), 'diego');
      await waitFor(() => expect(page.address()).toBe('/admin/people?q=diego'), soon);
      await screen.findByText('bruno@taller.example', {}, soon);
      await page.user.click(screen.getByRole('button', { name: 'Solo en el correo' }));
      await waitFor(() => expect(screen.queryByText('bruno@taller.example')).toBeNull(), soon);
      expect(page.address()).toBe('/admin/people?q=diego&in=email');
      expect(screen.getByText('diego@taller.example')).toBeTruthy();
    },
    long,
  );

  test(
    'the people list is paginated, and a page that does not exist leads to the last one',
    async () => {
      fixture = await openPeopleFixture(
        'tab',
        Array.from({ length: 25 }, (_, at) => `p${String(at).padStart(2, '0')}`),
      );
      const page = await open('?page=9');
      await waitFor(() => expect(page.address()).toBe('/admin/people?page=2'), soon);
      await screen.findByText(/^21–\d+ de \d+$/u, {}, soon);
      await page.user.click(screen.getByRole('button', { name: 'Anterior' }));
      await screen.findByText(/^1–20 de/u, {}, soon);
      expect(page.address()).toBe('/admin/people');
    },
    long,
  );

  test(
    'a link opens a person’s panel, and closing it returns to the filtered list',
    async () => {
      fixture = await openPeopleFixture('tab');
      const page = await open('?active=all&person=ines');
      await dialog('ines Taller');
      await page.user.click(screen.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(page.address()).toBe('/admin/people?active=all'), soon);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);

      await open('?person=olga');
      await screen.findByText(/ya no está en tu organización/u, {}, soon);
    },
    long,
  );
});

describe('the panel of a new person', () => {
  test(
    'a taken email address is reported at its field, typed values stay, and the invitation is mailed once corrected',
    async () => {
      fixture = await openPeopleFixture('tab');
      const page = await open();
      await page.user.click(await screen.findByRole('button', { name: 'Agregar persona' }, soon));
      const panel = await dialog('Nueva persona');
      await fill(page.user, panel.getByLabelText('Nombre'), 'Noemí');
      await fill(page.user, panel.getByLabelText('Apellido'), 'Sol');
      await fill(page.user, panel.getByLabelText('Correo'), 'ana@taller.example');
      await fill(page.user, panel.getByLabelText(/^Número de empleado/u), '007');
      await page.user.click(panel.getByRole('radio', { name: /^Líder/u }));
      await page.user.click(panel.getByRole('button', { name: 'Agregar e invitar' }));
      await panel.findByText('Ya hay una persona con ese correo.', {}, soon);
      expect(panel.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Noemí');
      expect(document.activeElement).toBe(panel.getByLabelText('Correo'));

      await page.user.clear(panel.getByLabelText('Correo'));
      await fill(page.user, panel.getByLabelText('Correo'), 'noemi@taller.example');
      await page.user.click(panel.getByRole('button', { name: 'Agregar e invitar' }));
      await screen.findByText('noemi@taller.example', {}, soon);
      expect(await fixture.mails()).toEqual(['activation noemi@taller.example']);
      const made = await fixture.look(
        async (store) => (await store.list(users, { where: { email: 'noemi@taller.example' } })).rows[0],
      );
      expect(made).toMatchObject({ userType: 'manager', employeeNumber: '007', activatedAt: null });
    },
    long,
  );

  test(
    'an external person is added without employment fields, and without a mail if not invited',
    async () => {
      fixture = await openPeopleFixture('tab');
      const page = await open('?person=new');
      const panel = await dialog('Nueva persona');
      await fill(page.user, panel.getByLabelText('Nombre'), 'Yago');
      await page.user.click(panel.getByRole('radio', { name: /De fuera/u }));
      expect(panel.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Yago');
      expect(panel.queryByLabelText(/Fecha de nacimiento/u)).toBeNull();
      await fill(page.user, panel.getByLabelText('Apellido'), 'Luz');
      await fill(page.user, panel.getByLabelText('Correo'), 'yago@fuera.example');
      await page.user.click(panel.getByRole('checkbox', { name: /Invitar ahora/u }));
      await page.user.click(panel.getByRole('button', { name: 'Agregar' }));
      await screen.findByText('yago@fuera.example', {}, soon);
      const made = await fixture.look(
        async (store) => (await store.list(users, { where: { email: 'yago@fuera.example' } })).rows[0],
      );
      expect(made).toMatchObject({ userType: 'external', takesPoints: false });
      expect(await fixture.mails()).toEqual([]);
    },
    long,
  );
});

describe('an existing person', () => {
  test(
    'editing a person sends only changed fields, and closing with unsaved changes asks first',
    async () => {
      fixture = await openPeopleFixture('tab');
      const page = await open();
      await page.user.click(await row(/^ana Taller/u));
      const panel = await dialog('ana Taller');
      const position = panel.getByLabelText(/^Cargo/u);
      await page.user.clear(position);
      await fill(page.user, position, 'Directora');
      await page.user.click(panel.getByRole('button', { name: 'Cancelar' }));
      const leave = await dialog('¿Salir sin guardar?');
      await page.user.click(leave.getByRole('button', { name: 'Seguir editando' }));
      await waitFor(
        () => expect(screen.queryByRole('dialog', { name: '¿Salir sin guardar?' })).toBeNull(),
        soon,
      );
      await page.user.click(screen.getByRole('button', { name: 'Guardar' }));
      await waitFor(async () => expect((await fixture.kept('ana'))?.jobPosition).toBe('Directora'), soon);
      expect(page.asked.find(({ name }) => name === 'UpdateUser')?.variables).toEqual({
        input: { id: 'ana', jobPosition: 'Directora', basedOn: { jobPosition: 'Diseñadora' } },
      });
      await screen.findByText('Directora', {}, soon);
      expect(page.address()).toBe('/admin/people');
    },
    long,
  );

  test(
    'deactivating a person shows the number of direct reports and takes effect, and activating undoes it',
    async () => {
      fixture = await openPeopleFixture('tab');
      await fixture.change((store) => store.update(users, { id: 'bruno' }, { managerId: 'ana' }));
      const page = await open();
      await choose(page, 'ana Taller', /^Desactivar$/u);
      const asked = await dialog('¿Desactivar a ana Taller?');
      const line = (await asked.findByText('Personas a su cargo', {}, soon)).parentElement;
      await waitFor(() => expect(line?.textContent).toContain('1'), soon);
      await page.user.click(asked.getByRole('button', { name: 'Desactivar' }));
      await waitFor(async () => expect((await fixture.kept('ana'))?.active).toBe(false), soon);
      await waitFor(() => expect(screen.queryByText('ana@taller.example')).toBeNull(), soon);

      await page.user.click(screen.getByRole('radio', { name: 'Desactivadas' }));
      await choose(page, 'ana Taller', /^Activar$/u);
      await page.user.click(
        (await dialog('¿Activar a ana Taller?')).getByRole('button', { name: 'Activar' }),
      );
      await waitFor(async () => expect((await fixture.kept('ana'))?.active).toBe(true), soon);
    },
    long,
  );

  test(
    'deleting one’s own account is refused with a reason and sends nothing',
    async () => {
      fixture = await openPeopleFixture('tab');
      const page = await open();
      await choose(page, 'diego Taller', /^Eliminar$/u);
      const asked = await dialog('¿Eliminar a diego Taller?');
      await asked.findByText(/con tu propia cuenta/u, {}, soon);
      expect(asked.queryByRole('button', { name: /Eliminar/u })).toBeNull();
      await page.user.click(asked.getByRole('button', { name: 'Entendido' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
      expect(page.asked.some(({ name }) => name === 'DeleteUser')).toBe(false);
    },
    long,
  );

  test(
    'deleting a person from their panel removes them from the list and closes the panel',
    async () => {
      fixture = await openPeopleFixture('tab');
      const page = await open('?person=ana');
      const panel = await dialog('ana Taller');
      await page.user.click(await panel.findByRole('button', { name: 'Eliminar' }, soon));
      const asked = await dialog('¿Eliminar a ana Taller?');
      await page.user.click(await asked.findByRole('button', { name: 'Eliminar para siempre' }, soon));
      await waitFor(async () => expect((await fixture.kept('ana'))?.deletedAt).not.toBeNull(), soon);
      await waitFor(() => expect(page.address()).toBe('/admin/people'), soon);
      await waitFor(() => expect(screen.queryByText('ana@taller.example')).toBeNull(), soon);
    },
    long,
  );

  test(
    'an invited person can be invited again, and an active person is asked for a new password',
    async () => {
      fixture = await openPeopleFixture('tab');
      await fixture.change((store) => store.update(users, { id: 'ana' }, { activatedAt: null }));
      const page = await open();
      await choose(page, 'ana Taller', /^Invitar de nuevo$/u);
      const invite = await dialog('¿Invitar de nuevo a ana Taller?');
      await page.user.click(invite.getByRole('button', { name: 'Enviar invitación' }));
      await waitFor(
        async () => expect(await fixture.mails()).toEqual(['activation ana@taller.example']),
        soon,
      );
      await choose(page, 'bruno Taller', /^Pedir contraseña nueva$/u);
      const ask = await dialog('¿Pedir una contraseña nueva a bruno Taller?');
      await page.user.click(ask.getByRole('button', { name: 'Pedir contraseña' }));
      await waitFor(async () => expect((await fixture.kept('bruno'))?.passwordExpired).toBe(true), soon);
      expect(await screen.findByText('Invitada', {}, soon)).toBeTruthy();
    },
    long,
  );
});
