/** The screen of tasks over the real backend: it opens where work waits, and a decision can be taken back. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '#src/lib/store.ts';
import { taskQueries } from '#src/tasks/tasks.queries.ts';
import { TasksScreen } from '#src/tasks/TasksScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, dialog, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const [employee, manager, admin] = [
  'employee@aurora.example',
  'manager@aurora.example',
  'admin@aurora.example',
];
let deployment: TestDeployment;
beforeEach(async () => {
  // Otherwise it arrives during the first press and replaces its row; jsdom does not record that a person is active.
  await import('#src/ui/WindowedList.tsx');
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  forgetPerson();
  vi.unstubAllGlobals();
  deployment.close();
});

const open = (as: string, at = '/tasks'): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <TasksScreen />
    </Route>,
    { as, at },
  );
const waiting = 'Revisa el borrador del informe';
const panel = async (name: RegExp) => within(await screen.findByRole('tabpanel', { name }, soon));

test(
  'the screen opens on what waits for a decision, and an approval in the row can be taken back',
  { timeout: long },
  async () => {
    const page = await open(manager);
    const list = await panel(/^Por aprobar ?1/u);
    await list.findByText(waiting, undefined, soon);
    expect(list.getByText('30 puntos')).toBeDefined();
    await page.user.click(await button('Aprobar'));
    await list.findByText(/^Aprobaste «Revisa el borrador del informe» de .* · 30 puntos$/u, undefined, soon);
    await waitFor(() => expect(list.queryByRole('button', { name: 'Aprobar' })).toBe(null), soon);
    await page.user.click(await button(/^Deshacer/u));
    expect(await button('Aprobar')).toBeDefined();
    expect(list.queryByText(/^Aprobaste/u)).toBe(null);
    expect(page.writes.map(({ name }) => name)).toEqual(['ApproveTask', 'TakeBackTask']);
  },
);

test(
  'the reason typed here stays with the name of who decided meanwhile, and nothing is sent',
  { timeout: long },
  async () => {
    const page = await open(manager);
    await page.user.click(await button('Devolver'));
    const task = await dialog(waiting);
    const reason = await task.findByLabelText('Motivo', undefined, soon);
    await page.user.type(reason, 'Falta la fecha');
    const { items }: { items: readonly { readonly id: string }[] } = await (
      await deployment.rest('GET /user/tasks/submitted?waiting=true', { as: manager })
    ).json();
    const decided = await deployment.rest(`PATCH /task/submission/${items[0]?.id}/approve`, {
      as: admin,
      body: {},
    });
    expect(decided.status).toBe(200);
    await page.cache.invalidateQueries({ queryKey: taskQueries.all() });
    await task.findByText(/ ya aprobó esta entrega\.$/u, undefined, soon);
    expect(task.getByLabelText('Motivo')).toHaveProperty('value', 'Falta la fecha');
    expect(task.queryByRole('button', { name: 'Devolver con el motivo' })).toBe(null);
    expect(page.writes).toEqual([]);
  },
);

test(
  'what was sent back comes first with its reason, its points and its day, and nothing finished can be cancelled',
  { timeout: long },
  async () => {
    // The days of the page are those of the deployment.
    vi.useFakeTimers({ now: deployment.now, toFake: ['Date'] });
    const page = await open(employee);
    const list = await panel(/^Para mí ?3/u);
    await list.findByText('Devuelta', undefined, soon);
    const rows = list.getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(
      /Prepara la guía.*Devuelta.*40 puntos.*Vence dentro de 3 días.*Motivo:/u,
    );
    expect(rows[1]?.textContent).toMatch(/Resume las entrevistas.*Por hacer.*20 puntos/u);
    await page.user.click(await button('Crear tarea'));
    const making = await dialog('Crear tarea');
    await page.user.type(making.getByLabelText('Título'), 'Leer el manual');
    await page.user.click(making.getByRole('button', { name: 'Crear' }));
    await page.user.click(await button('Leer el manual'));
    const task = await dialog('Leer el manual');
    expect(await task.findByRole('button', { name: 'Cancelar la tarea' }, soon)).toBeDefined();
    await page.user.click(task.getByRole('button', { name: 'Entregar' }));
    await waitFor(() => expect(task.queryByRole('button', { name: 'Cancelar la tarea' })).toBe(null), soon);
  },
);

test('a task made for somebody else is shown as soon as it is stored', { timeout: long }, async () => {
  const page = await open(manager);
  await page.user.click(await button('Crear tarea'));
  const making = await dialog('Crear tarea');
  await page.user.type(making.getByLabelText('Título'), 'Ordenar la bodega');
  await page.user.type(making.getByLabelText('Personas'), 'a');
  await page.user.click((await screen.findAllByRole('option', undefined, soon))[0] ?? document.body);
  await page.user.click(making.getByRole('button', { name: 'Crear' }));
  const list = await panel(/^Creadas por mí/u);
  await list.findByText('Ordenar la bodega', undefined, soon);
});

test(
  'an administrator sees how many people and points a task for everybody has before it is made',
  { timeout: long },
  async () => {
    const page = await open(admin);
    await page.user.click(await button('Crear tarea'));
    const panel = await dialog('Crear tarea');
    await page.user.type(panel.getByLabelText('Título'), 'Inventario');
    await page.user.type(panel.getByLabelText('Puntos'), '{Backspace}10');
    await page.user.click(panel.getByLabelText(/^Para toda la organización/u));
    const { people }: { people: number } = await (
      await deployment.rest('POST /org/tasks/audience', { as: admin, body: { everyone: true, points: 10 } })
    ).json();
    const cost = (people * 10).toLocaleString('es-MX');
    await panel.findByText(`${cost} puntos`, undefined, soon);
    await page.user.click(panel.getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(page.writes.map(({ name }) => name)).toEqual(['CreateTask']), soon);
    expect(page.writes[0]?.variables).toMatchObject({ input: { everyone: true, userIds: [], points: 10 } });
  },
);
