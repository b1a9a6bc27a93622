/** The administration of departments and groups, over the real backend. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { DepartmentsSection } from '#src/departments/admin/DepartmentsSection.tsx';
import { GroupsSection } from '#src/departments/admin/GroupsSection.tsx';
import { openPeopleFixture, type PeopleFixture } from '#tests/backend/peopleFixture.ts';
import { aPage } from '#tests/support/page.ts';
import { choose, openPeople } from '#tests/users/peoplePage.tsx';
import { dialog, long, soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: PeopleFixture;
beforeEach(async () => {
  aPage(async () => Response.error());
  fixture = await openPeopleFixture('tab');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.deployment.close();
});

const departmentCalled = (name: string) =>
  fixture.look(async (store) => (await store.list(departments, { where: { name } })).rows[0]);
const optionOf = async (page: OpenPage, field: HTMLElement, name: string | RegExp): Promise<void> => {
  await page.user.click(field);
  await page.user.click(await screen.findByRole('option', { name }, soon));
};

describe('departments', () => {
  test(
    'a department is created inside another and moved out, and a taken name is reported',
    async () => {
      const page = await openPeople(fixture, DepartmentsSection, '/admin/departments');
      await choose(page, 'sales', /Crear uno dentro/u);
      const panel = await dialog('Nuevo departamento');
      await page.user.type(panel.getByLabelText('Nombre'), 'works');
      await page.user.click(panel.getByRole('button', { name: 'Crear' }));
      const fault = await panel.findByRole('alert', {}, soon);
      expect(fault.textContent).not.toBe('');
      await page.user.clear(panel.getByLabelText('Nombre'));
      await page.user.type(panel.getByLabelText('Nombre'), 'Tienda');
      await page.user.click(panel.getByRole('button', { name: 'Crear' }));
      await waitFor(async () => expect((await departmentCalled('Tienda'))?.parentId).toBe('sales'), soon);
      await screen.findByText(', dentro de sales', {}, soon);

      await choose(page, 'Tienda', /Editar o mover/u);
      const moved = await dialog('Tienda');
      await optionOf(page, moved.getByRole('button', { name: /Dentro de/u }), /Ninguno/u);
      await page.user.click(moved.getByRole('button', { name: 'Guardar' }));
      await waitFor(async () => expect((await departmentCalled('Tienda'))?.parentId).toBeNull(), soon);
      expect(page.asked.findLast(({ name }) => name === 'UpdateDepartment')?.variables['input']).toEqual({
        parentId: null,
        basedOn: { parentId: 'sales' },
      });
    },
    long,
  );

  test(
    'deleting a department asks where its people go, and is refused while it contains departments',
    async () => {
      await fixture.change(async (store) => {
        await store.update(departments, { id: 'works' }, { active: true });
        await store.update(users, { id: 'ines' }, { departmentId: 'sales' });
      });
      const page = await openPeople(fixture, DepartmentsSection, '/admin/departments');
      await choose(page, 'sales', /Eliminar/u);
      const asked = await dialog('¿Eliminar el departamento sales?');
      expect(asked.getByText('Personas desactivadas').parentElement?.textContent).toContain('1');
      await page.user.click(asked.getByRole('button', { name: 'Eliminar' }));
      await asked.findByText(/Elige a dónde pasan antes/u);
      expect(page.asked.some(({ name }) => name === 'DeleteDepartment')).toBe(false);
      await optionOf(page, asked.getByRole('button', { name: /A dónde pasan/u }), 'works');
      await page.user.click(asked.getByRole('button', { name: 'Eliminar' }));
      await waitFor(async () => expect((await fixture.kept('ana'))?.departmentId).toBe('works'), soon);
      expect((await fixture.kept('ines'))?.departmentId).toBe('works');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'sales' })).toBeNull(), soon);

      await fixture.change((store) =>
        store.insert(departments, [
          {
            id: 'part',
            name: 'Parte',
            active: true,
            parentId: 'works',
            managerId: null,
            createdAt: '2026-03-01T12:00:00.000Z',
          },
        ]),
      );
      const again = await openPeople(fixture, DepartmentsSection, '/admin/departments');
      await choose(again, 'works', /Eliminar/u);
      const held = await dialog('¿Eliminar el departamento works?');
      await held.findByText(/Parte/u, {}, soon);
      expect(held.queryByRole('button', { name: 'Eliminar' })).toBeNull();
    },
    long,
  );

  test(
    'a department is deactivated by its switch and links to its people',
    async () => {
      const page = await openPeople(fixture, DepartmentsSection, '/admin/departments');
      await page.user.click(await screen.findByRole('switch', { name: 'sales: activo' }, soon));
      await waitFor(async () => expect((await departmentCalled('sales'))?.active).toBe(false), soon);
      await choose(page, 'sales', /Ver sus personas/u);
      expect(page.address()).toBe('/admin/people?active=all&department=sales');
    },
    long,
  );
});

describe('groups', () => {
  const membersOf = (groupId: string) =>
    fixture.look(async (store) =>
      (await store.list(userGroupMembers, { where: { groupId } })).rows
        .map(({ userId }) => userId)
        .toSorted(),
    );

  test(
    'saving a group sends only changes, adds and removes people, and keeps deactivated members',
    async () => {
      await fixture.change((store) =>
        store.insert(
          userGroupMembers,
          ['ana', 'ines'].map((userId) => ({ id: `m-${userId}`, groupId: 'choir', userId })),
        ),
      );
      const page = await openPeople(fixture, GroupsSection, '/admin/groups');
      await choose(page, 'Coro', /Editar/u);
      const panel = await dialog('Coro');
      const list = within(await panel.findByRole('list', { name: 'Personas del grupo' }, soon));
      expect(list.getAllByRole('listitem')).toHaveLength(1);
      await page.user.type(panel.getByLabelText('Nombre'), ' mixto');
      await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
      await screen.findByRole('button', { name: /^Coro mixto/u }, soon);
      expect(page.asked.findLast(({ name }) => name === 'ChangeUserGroup')?.variables['input']).toEqual({
        name: 'Coro mixto',
        basedOn: { name: 'Coro' },
      });

      await choose(page, 'Coro mixto', /Editar/u);
      const again = await dialog('Coro mixto');
      await page.user.type(await again.findByRole('combobox', { name: 'Agregar personas' }, soon), 'xavi');
      await page.user.click(await screen.findByRole('option', { name: /xavi/u }, soon));
      await page.user.click(again.getByRole('button', { name: 'Sacar a ana Taller' }));
      await page.user.click(again.getByRole('button', { name: 'Guardar' }));
      await waitFor(async () => expect(await membersOf('choir')).toEqual(['ines', 'xavi']), soon);
    },
    long,
  );

  test(
    'deleting a group shows the number of its people and keeps their accounts',
    async () => {
      await fixture.change((store) =>
        store.insert(userGroupMembers, [{ id: 'm-1', groupId: 'choir', userId: 'ana' }]),
      );
      const page = await openPeople(fixture, GroupsSection, '/admin/groups');
      await choose(page, 'Coro', /Eliminar/u);
      const asked = await dialog('¿Eliminar el grupo Coro?');
      expect(asked.getByText('Personas que dejan de estar en él').parentElement?.textContent).toContain('1');
      await page.user.click(asked.getByRole('button', { name: 'Eliminar' }));
      await waitFor(
        async () =>
          expect(
            await fixture.look(async (store) => (await store.list(userGroups)).rows.map(({ id }) => id)),
          ).toEqual(['team']),
        soon,
      );
      expect((await fixture.kept('ana'))?.active).toBe(true);
    },
    long,
  );
});
