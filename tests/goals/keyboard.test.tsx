/** Goals by keyboard: what was opened, moved or closed has the focus afterwards. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoalsScreen } from '#src/goals/GoalsScreen.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';
import { admin, employee } from '#tests/support/typesIn.ts';

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
  make('POST /goal', { title, period_id: period, target: 10, ...rest });
const open = (search: string): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <GoalsScreen />
    </Route>,
    { as: employee, at: `/goals?${search}` },
  );
const focused = (): string | null => {
  const { activeElement: at } = document;
  return at?.getAttribute('aria-label') ?? at?.querySelector('[data-title]')?.textContent ?? null;
};

test('an item of the checklist is moved twice by its button, which keeps the focus, also at the end', async () => {
  const id = await goal('Preparar', { measure: 'checklist', target: null });
  for (const title of ['uno', 'dos', 'tres']) await make(`POST /goal/${id}/checklist`, { title });
  const { user } = await open(`goal=${id}`);
  const items = (): readonly (string | null)[] =>
    screen.getAllByRole('checkbox').map((one) => one.closest('li')?.textContent ?? null);
  (await button('Bajar uno')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(items()).toEqual(['dos', 'uno', 'tres']), soon);
  expect(focused()).toBe('Bajar uno');
  await waitFor(() => expect(screen.getByLabelText('Subir uno').ariaDisabled).toBe('false'), soon);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(items()).toEqual(['dos', 'tres', 'uno']), soon);
  expect(focused()).toBe('Bajar uno');
});

test('an item that is removed gives the focus to the next line', async () => {
  const id = await goal('Preparar', { measure: 'checklist', target: null });
  for (const title of ['uno', 'dos']) await make(`POST /goal/${id}/checklist`, { title });
  const { user } = await open(`goal=${id}`);
  (await button('Quitar uno')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Quitar uno')).toBe(null), soon);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'dos' })));
});

test('a check-in is corrected at its line, and leaving it brings back what was being written', async () => {
  const id = await goal('Vender');
  await make('POST /goal/checkin', { goal_id: id, value: 4, confidence: 'on_track', note: 'Ya casi' });
  const { user } = await open(`goal=${id}`);
  const note = await screen.findByLabelText(/En una frase/u, undefined, soon);
  await user.type(note, 'Sin guardar');
  (await screen.findByText('Corregir', undefined, soon)).focus();
  await user.keyboard('{Enter}');
  const line = screen.getByRole('heading', { name: /^Corriges tu avance de/u }).closest('section');
  expect(line).not.toBe(null);
  const form = within(line ?? document.body);
  expect(document.activeElement).toBe(form.getByLabelText('Valor de hoy'));
  expect(form.getByLabelText<HTMLInputElement>('Valor de hoy').value).toBe('4');
  expect(screen.queryByRole('heading', { name: 'Registrar un avance' })).toBe(null);
  await user.click(form.getByRole('button', { name: 'Dejarlo como estaba' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/En una frase/u).value).toBe('Sin guardar');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Corregir'));
});

test('letters lead to a goal of the tree, one row has the ring, and Back finds the tree as it was', async () => {
  const top = await goal('Crecer');
  for (const title of ['Vender', 'Ahorrar']) {
    const part = await goal(title);
    await deployment.rest(`PATCH /goal/${part}/parents`, {
      as: employee,
      body: { parents: [{ id: top, weight: 1 }] },
    });
  }
  const search = `period=${period}&tab=tree`;
  const { user } = await open(search);
  const item = (name: RegExp): Promise<HTMLElement> => screen.findByRole('treeitem', { name }, soon);
  (await item(/^Crecer/u)).focus();
  await user.keyboard('{ArrowRight}');
  await item(/^Ahorrar/u);
  // An open place is taller than the window: its own row is brought into view.
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const shown = (): unknown => scroll.mock.contexts.at(-1);
  await user.keyboard('{Home}');
  expect(focused()).toMatch(/^Crecer/u);
  expect(shown()).toBe(document.activeElement?.firstElementChild);
  await user.keyboard('v');
  expect(focused()).toMatch(/^Vender/u);
  // The ring belongs to the child of the focused row, never to a descendant of an opened one.
  for (const row of screen.getAllByRole('treeitem'))
    expect(row.innerHTML.includes('group-focus-visible')).toBe(false);
  await open(search);
  expect((await item(/^Vender/u)).dataset['return']).toBe('true');
});
