/** Two administrators change the same field: the second one sees what is stored, and decides. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { RulesSection } from '#src/recognitions/admin/RulesSection.tsx';
import { ValuePanel } from '#src/values/admin/ValuePanel.tsx';
import { valueResource } from '#src/values/admin/values.queries.ts';
import { userGroupResource } from '#src/departments/admin/departmentsAdmin.queries.ts';
import { GroupPanel } from '#src/departments/admin/GroupPanel.tsx';
import { peopleAdminQueries } from '#src/users/admin/peopleAdmin.queries.ts';
import { PersonForm } from '#src/users/admin/PersonForm.tsx';
import { personOf } from '#tests/contract/calls.ts';
import { openForm } from '#tests/faults/formPage.tsx';
import { adminCache } from './adminCache.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';

const soon = { timeout: 10_000 };
const onClose = vi.fn<() => void>();
const Shown = z.object({ name: z.string(), description: z.string() });
const as = personOf('admin');

let deployment: TestDeployment;
beforeEach(async () => {
  onClose.mockReset();
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

const field = (name: string | RegExp): HTMLInputElement => {
  // The stored value is drawn as a second field with the same label.
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox', { name });
  if (first === undefined) throw new Error(`there is no field ${String(name)}`);
  return first;
};
const type = (name: string | RegExp, value: string): void =>
  void fireEvent.change(field(name), { target: { value } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** Opens the panel of the first value, types name and description, lets another person rename it, and saves. */
async function overtaken() {
  const [value] = await (await adminCache(deployment)).fetchQuery(valueResource.list());
  if (value === undefined) throw new Error('the world has no value');
  const patch = (body: object) => deployment.rest(`PATCH /value/${value.id}`, { as, body });
  await openForm(deployment, <ValuePanel value={value} open onClose={onClose} />);
  type('Nombre', 'Mi nombre');
  type('Qué significa', 'Mi significado');
  expect((await patch({ name: 'Su nombre' })).status).toBe(200);
  save();
  const stored = await screen.findByRole('group', { name: 'Ahora está guardado así:' }, soon);
  expect(within(stored).getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Su nombre');
  expect(within(stored).getByRole('textbox', { name: 'Nombre' }).matches(':disabled')).toBe(true);
  screen.getByText('Otra persona cambió esto mientras lo editabas.');
  expect([field('Nombre').value, field('Qué significa').value]).toEqual(['Mi nombre', 'Mi significado']);
  const kept = async () => z.parse(Shown, await (await patch({})).json());
  expect(await kept()).toMatchObject({ name: 'Su nombre', description: value.description });
  return kept;
}

test('a save that another save overtook writes nothing, and one decision keeps the own value', async () => {
  const kept = await overtaken();
  press('Conservar lo mío');
  expect(document.activeElement).toBe(field('Nombre'));
  expect(screen.queryByText('Ahora está guardado así:')).toBeNull();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
  expect(await kept()).toEqual({ name: 'Mi nombre', description: 'Mi significado' });
});

test('the stored value can be taken over without losing the other typed fields', async () => {
  const kept = await overtaken();
  press('Usar lo guardado');
  expect(field('Nombre').value).toBe('Su nombre');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
  expect(await kept()).toEqual({ name: 'Su nombre', description: 'Mi significado' });
});

test('members of a group that another person replaced are shown by name, and are not overwritten', async () => {
  const cache = await adminCache(deployment);
  const groups = await cache.fetchQuery(userGroupResource.list());
  const group = groups.find(({ usersCount }) => usersCount > 1);
  if (group === undefined) throw new Error('the world has no group of several people');
  const replace = (user_ids: readonly string[]) =>
    deployment.rest(`PATCH /org/group/${group.id}`, { as, body: { user_ids } });
  await openForm(deployment, <GroupPanel group={group} open onClose={onClose} />);
  const [first] = await screen.findAllByRole('button', { name: /^Sacar a / }, soon);
  if (first === undefined) throw new Error('the panel shows nobody');
  fireEvent.click(first);
  expect((await replace([])).status).toBe(200);
  save();
  const stored = await screen.findByRole('group', { name: 'Ahora está guardado así:' }, soon);
  within(stored).getByText('Ninguna todavía');
  press('Usar lo guardado');
  expect(screen.queryAllByRole('button', { name: /^Sacar a / })).toEqual([]);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
});

test('the position of a person that another administrator changed is shown, and is overwritten only by decision', async () => {
  const { items } = await (await adminCache(deployment)).fetchQuery(peopleAdminQueries.list({}));
  const person = items.find(({ isExternal, jobPosition }) => !isExternal && jobPosition !== null);
  if (person === undefined) throw new Error('the world has no person with a position');
  const { id } = person;
  const change = (body: object) => deployment.rest('POST /user/update', { as, body: { id, ...body } });
  await openForm(deployment, <PersonForm person={person} open onClose={onClose} />);
  type(/^Cargo/u, 'Mi cargo');
  expect((await change({ job_position: 'Su cargo' })).status).toBe(200);
  save();
  const stored = await screen.findByRole('group', { name: 'Ahora está guardado así:' }, soon);
  expect(within(stored).getByRole<HTMLInputElement>('textbox', { name: /^Cargo/u }).value).toBe('Su cargo');
  press('Conservar lo mío');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), soon);
  const Job = z.object({ job_position: z.string() });
  expect(z.parse(Job, await (await change({})).json()).job_position).toBe('Mi cargo');
});

test('a page of settings says what another administrator stored meanwhile, and each save begins from what is stored', async () => {
  await adminCache(deployment);
  const Rules = z.object({ boost_max: z.number(), reports_to_hide: z.number() });
  const change = async (body: object) => {
    const answer = await deployment.rest('PATCH /org/settings/recognition', { as, body });
    return z.parse(Rules, await answer.json());
  };
  await openForm(deployment, <RulesSection />);
  const boost = { name: /^Máximo por persona/u };
  await screen.findByRole('spinbutton', boost, soon);
  const give = (points: string): void => {
    const [own] = screen.getAllByRole('spinbutton', boost);
    if (own !== undefined) fireEvent.change(own, { target: { value: points } });
  };
  give('31');
  await change({ boost_max: 17, reports_to_hide: 4 });
  save();
  const stored = await screen.findByRole('group', { name: 'Ahora está guardado así:' }, soon);
  expect(within(stored).getByRole<HTMLInputElement>('spinbutton', boost).value).toBe('17');
  expect((await change({})).boost_max).toBe(17);
  press('Conservar lo mío');
  const saved = async (): Promise<void> => {
    save();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
  };
  await saved();
  expect(await change({})).toEqual({ boost_max: 31, reports_to_hide: 4 });
  // The next change is based on the own save.
  give('32');
  await saved();
  expect((await change({})).boost_max).toBe(32);
});
