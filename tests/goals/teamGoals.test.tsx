/** Goals of others in a page over the real backend: a leader's people, faces in the tree, silence, and values of their unit. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoalsScreen } from '#src/goals/GoalsScreen.tsx';
import { composer } from '#src/posts/composer.store.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, dialog, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';
import { admin, employee, manager } from '#tests/support/typesIn.ts';

let deployment: TestDeployment;
let period: string;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  period = await make('POST /goal_period', { name: 'T1', starts_on: '2020-01-01' }, admin);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

async function make(route: string, body: Readonly<Record<string, unknown>>, as = employee): Promise<string> {
  const answer = await deployment.rest(route, { as, body });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { readonly id: string }).id;
}
const goal = (title: string, rest: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  make('POST /goal', { title, period_id: period, target: 100, ...rest });
const open = (search: string, as = employee): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <GoalsScreen />
    </Route>,
    { as, at: `/goals?${search}` },
  );

test('a leader sees bar, state and age of each person, and opens the goals of the chosen period alone', async () => {
  const id = await goal('Vender', { unit: '%' });
  await make('POST /goal/checkin', { goal_id: id, value: 68, confidence: 'at_risk' });
  const { user } = await open(`tab=people&period=${period}`, manager);
  const [opener] = await screen.findAllByRole('button', { name: /^Ver objetivos de /u }, soon);
  const row = within(opener?.closest('li') ?? document.body);
  expect(row.getByText('68 %')).toBeTruthy();
  expect(row.getByText('En riesgo')).toBeTruthy();
  expect(row.getByText(/^Último avance: /u)).toBeTruthy();
  if (opener !== undefined) await user.click(opener);
  expect(await row.findAllByRole('heading', undefined, soon)).toHaveLength(1);
});

test('a row of the tree has its owner, period and state, and the link of its goal leads back to the opened tree', async () => {
  const top = await goal('Crecer', { measure: 'parts', target: null });
  const part = await goal('Vender');
  await deployment.rest(`PATCH /goal/${part}/parents`, { as: employee, body: { parents: [{ id: top }] } });
  await make('POST /goal/checkin', { goal_id: part, value: 5, confidence: 'off_track' });
  const { user, address } = await open(`tab=tree&period=${period}`);
  const item = (name: RegExp): Promise<HTMLElement> => screen.findByRole('treeitem', { name }, soon);
  (await item(/^Crecer/u)).focus();
  await user.keyboard('{ArrowRight}');
  const row = await item(/^Vender/u);
  expect(within(row).getByText('Fuera de camino')).toBeTruthy();
  expect(within(row).getByText(/ · T1$/u)).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Objetivos' }, soon));
  expect(address()).toBe(`/goals?tab=tree&period=${period}`);
  expect((await item(/^Vender/u)).dataset['return']).toBe('true');
});

test('a value beyond its unit is refused at its field, by the owner and on behalf of the owner', async () => {
  const id = await goal('Satisfacción', { unit: '%' });
  const { user, writes } = await open(`goal=${id}`);
  await user.type(await screen.findByLabelText('Valor de hoy (%)', undefined, soon), '999');
  await user.click(screen.getByRole('radio', { name: 'Va bien' }));
  await user.click(await button('Guardar avance'));
  expect(await screen.findByText('Se mide en %, así que va de 0 a 100.')).toBeTruthy();
  expect(writes).toEqual([]);
});

test('a list is made with what is to do, and without a mark it has no progress', async () => {
  const { user } = await open(`period=${period}`);
  await user.click(await button('Nuevo objetivo'));
  const panel = await dialog('Nuevo objetivo');
  await user.type(panel.getByLabelText('Qué quieres lograr'), 'Preparar');
  await user.click(panel.getByRole('radio', { name: /^Con una lista/u }));
  await user.type(panel.getByLabelText(/^Qué hay que hacer/u), 'Uno{Enter}{Enter}Dos');
  await user.click(panel.getByRole('button', { name: 'Crear' }));
  await user.click(await screen.findByRole('link', { name: 'Preparar' }, soon));
  expect(await screen.findByRole('checkbox', { name: 'Dos' }, soon)).toBeTruthy();
  expect(screen.getByText('Sin avance aún')).toBeTruthy();
});

test('thanks for a goal of parts go to the owners of the parts, with words', async () => {
  const top = await make('POST /goal', { title: 'Crecer', period_id: period, measure: 'parts' }, admin);
  const part = await goal('Vender');
  await deployment.rest(`PATCH /goal/${part}/parents`, { as: admin, body: { parents: [{ id: top }] } });
  const { user } = await open(`goal=${top}`, admin);
  await user.click(await button('Agradecer a quienes ayudaron'));
  const { isOpen, preset } = composer.getSnapshot().context;
  composer.trigger.closed();
  expect(isOpen).toBe(true);
  expect(preset.people).toHaveLength(1);
  expect(preset.message).toContain('Crecer');
  await waitFor(() => expect(composer.getSnapshot().context.isOpen).toBe(false));
});
