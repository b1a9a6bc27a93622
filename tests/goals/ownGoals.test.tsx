/** One's own goals in a page over the real backend: weights, check-ins without a network, checklists, files and alignment. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setDemoKit } from '#src/api/send.ts';
import { GoalsScreen } from '#src/goals/GoalsScreen.tsx';
import { pdf } from '#tests/support/fileSamples.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, dialog, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const [owner, manager, admin] = ['employee', 'manager', 'admin'].map((one) => `${one}@aurora.example`) as [
  string,
  string,
  string,
];

let deployment: TestDeployment;
let period: string;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  period = await make('POST /goal_period', { name: 'T1', starts_on: '2020-01-01' }, admin);
});
afterEach(() => {
  setDemoKit(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  deployment.close();
});

/** The id of what a call makes. */
async function make(route: string, body: Readonly<Record<string, unknown>>, as = owner): Promise<string> {
  const answer = await deployment.rest(route, { as, body });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { readonly id: string }).id;
}
const goal = (title: string, rest: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  make('POST /goal', { title, period_id: period, target: 10, ...rest });

interface Whole {
  readonly checkins: readonly {
    readonly on_behalf: boolean;
    readonly files: readonly { readonly name: string }[];
  }[];
  readonly checklist: readonly { readonly title: string }[];
}
const stored = async (id: string): Promise<Whole> =>
  (await (await deployment.rest(`GET /goal/${id}`, { as: owner })).json()) as Whole;

const open = (search: string, as = owner): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <GoalsScreen />
    </Route>,
    { as, at: `/goals?${search}` },
  );

test('what is left of 100 follows the typed weight', async () => {
  await goal('Vender', { weight: 30 });
  const { user } = await open(`period=${period}`);
  await user.click(await button('Nuevo objetivo'));
  const panel = await dialog('Nuevo objetivo');
  await user.type(panel.getByRole('spinbutton', { name: /^Peso/u }), '45');
  expect(await panel.findByText('Quedan 25 de 100.', undefined, soon)).toBeTruthy();
  await user.type(panel.getByRole('spinbutton', { name: /^Peso/u }), '0');
  expect(await panel.findByText('Sobran 380 de 100.')).toBeTruthy();
});

test('a check-in without a network waits, and goes once when it returns', async () => {
  const id = await goal('Vender');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, writes } = await open(`goal=${id}`);
  await user.type(await screen.findByLabelText('Valor de hoy', undefined, soon), '4');
  await user.click(screen.getByRole('radio', { name: 'Va bien' }));
  await user.click(await button('Guardar avance'));
  await screen.findByText(/tu avance espera en este dispositivo/u);
  expect(writes).toEqual([]);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Tu avance quedó registrado.', undefined, soon);
  expect(writes.map(({ name }) => name)).toEqual(['CheckInGoal']);
  expect((await stored(id)).checkins).toHaveLength(1);
});

test('a file of a check-in is sent with it and shown in the history', async () => {
  // Node cannot read the bytes of jsdom files, so a valid PDF is uploaded instead.
  setDemoKit({
    listens: () => true,
    isOurs: () => true,
    answer: ({ url, method }) =>
      deployment.backend.fetch(
        new Request(url, {
          method,
          ...(method === 'PUT' ? { headers: { 'content-type': 'application/pdf' }, body: pdf } : {}),
        }),
      ),
  });
  const id = await goal('Vender');
  const { user } = await open(`goal=${id}`);
  await user.type(await screen.findByLabelText('Valor de hoy', undefined, soon), '4');
  await user.click(screen.getByRole('radio', { name: 'Va bien' }));
  await user.upload(
    screen.getByLabelText('Archivos'),
    new File([pdf], 'acuerdos.pdf', { type: 'application/pdf' }),
  );
  await screen.findByRole('button', { name: 'Quitar: acuerdos.pdf' }, soon);
  await waitFor(() => expect(screen.queryByText(/se está subiendo/u)).toBeNull(), soon);
  await user.click(await button('Guardar avance'));
  expect(await screen.findByRole('link', { name: 'acuerdos.pdf' }, soon)).toBeTruthy();
  expect((await stored(id)).checkins[0]?.files.map(({ name }) => name)).toEqual(['acuerdos.pdf']);
});

test('a goal that was finished below its target says at which percent it closed, and is not called reached', async () => {
  const id = await goal('Vender', { target: 100 });
  await make('POST /goal/checkin', { goal_id: id, value: 63, confidence: 'on_track' });
  await make(`PATCH /goal/${id}/`, { status: 'done' });
  await open(`goal=${id}`);
  expect(await screen.findByText('Cerrado en 63 %', undefined, soon)).toBeTruthy();
  expect(screen.queryByText('Logrado')).toBeNull();
});

test('who leads the owner checks in, and the history says that somebody else did', async () => {
  const id = await goal('Vender');
  const { user, writes } = await open(`goal=${id}`, manager);
  await user.type(await screen.findByLabelText('Valor de hoy', undefined, soon), '4');
  await user.click(screen.getByRole('radio', { name: 'En riesgo' }));
  await user.click(await button('Guardar avance'));
  await screen.findByText('Registrado por otra persona.', undefined, soon);
  expect(writes.map(({ name }) => name)).toEqual(['CheckInOrgGoal']);
  expect((await stored(id)).checkins[0]?.on_behalf).toBe(true);
});

test('Alt and an arrow move an item of the checklist', async () => {
  const id = await goal('Preparar', { measure: 'checklist', target: null });
  for (const title of ['uno', 'dos', 'tres']) await make(`POST /goal/${id}/checklist`, { title });
  const { user } = await open(`goal=${id}`);
  (await screen.findByRole('checkbox', { name: 'tres' }, soon)).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(
    () =>
      expect(screen.getAllByRole('checkbox').map((one) => one.closest('li')?.textContent)).toEqual([
        'uno',
        'tres',
        'dos',
      ]),
    soon,
  );
  expect((await stored(id)).checklist.map(({ title }) => title)).toEqual(['uno', 'tres', 'dos']);
});

test('a goal above that would close a circle is refused with the circle', async () => {
  const top = await goal('Crecer');
  const part = await goal('Vender');
  await deployment.rest(`PATCH /goal/${part}/parents`, { as: owner, body: { parents: [{ id: top }] } });
  const { user } = await open(`goal=${top}`);
  await user.click(await button('Alinear'));
  const panel = await dialog('Alinear Crecer');
  await user.type(panel.getByRole('combobox', { name: 'Aporta a' }), 'Vend');
  await user.click(await screen.findByRole('option', { name: /Vender/u }, soon));
  await user.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findByText(/Crecer → Vender → Crecer/u, undefined, soon)).toBeTruthy();
  expect(within(document.body).getByRole('dialog', { name: 'Alinear Crecer' })).toBeTruthy();
});

test('before saving, a goal above says what changes and who accepts it; the owner accepts it in place', async () => {
  const top = await make('POST /goal', { title: 'Crecer', period_id: period, measure: 'parts' }, admin);
  const [steady, part] = [await goal('Vender', { target: 100 }), await goal('Formar', { target: 100 })];
  for (const [id, value] of [
    [steady, 50],
    [part, 10],
  ] as const)
    await make('POST /goal/checkin', { goal_id: id, value, confidence: 'on_track' });
  await deployment.rest(`PATCH /goal/${steady}/parents`, { as: admin, body: { parents: [{ id: top }] } });
  const first = await open(`goal=${part}`);
  await first.user.click(await button('Alinear'));
  const panel = await dialog('Alinear Formar');
  await first.user.type(panel.getByRole('combobox', { name: 'Aporta a' }), 'Crec');
  await first.user.click(await screen.findByRole('option', { name: /Crecer/u }, soon));
  expect(
    await panel.findByText(/^Cambia de 50 % a 30 %. Cuenta cuando .+ lo acepte.$/u, undefined, soon),
  ).toBeTruthy();
  await first.user.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Pendiente', undefined, soon)).toBeTruthy();
  const second = await open(`goal=${top}`, admin);
  expect(await screen.findByText(/Cambia de 50 % a 30 %/u, undefined, soon)).toBeTruthy();
  await second.user.click(await button('Aceptar: Formar'));
  await waitFor(() => expect(screen.queryByText('Pendiente')).toBeNull(), soon);
  expect(await screen.findByText('30 %', undefined, soon)).toBeTruthy();
});
