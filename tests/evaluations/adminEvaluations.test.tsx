/** An administrator leads a cycle of evaluations over the real backend: each step is taken once, and nothing typed is lost. */
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#src/lib/toasts.ts';
import { EvaluationsSection } from '#src/evaluations/admin/EvaluationsSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { dialog, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const admin = 'admin@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

const open = (at: string, again = false): Promise<OpenPage> =>
  openPage(
    deployment,
    <StrictMode>
      <Route path="/*?">
        <EvaluationsSection />
      </Route>
    </StrictMode>,
    { as: admin, at: `/admin/evaluations${at}`, again },
  );
const button = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name }, soon);
const text = (words: RegExp | string): Promise<HTMLElement> => screen.findByText(words, undefined, soon);
const told = (): readonly string[] => toasts.store.getSnapshot().context.toasts.map(({ text: one }) => one);
const keysOf = ({ writes }: OpenPage, write: string) => {
  const keys = writes.filter(({ name }) => name === write).map(({ key }) => key);
  return { sent: keys.length, keys: new Set(keys).size };
};

/** A draft as the call makes it. */
async function aDraft(): Promise<string> {
  const answer = await deployment.rest('POST /surveys/create', {
    token: await deployment.tokenOf(admin),
    body: {
      kind: 'evaluation',
      title: 'Anual',
      anonymous: false,
      questions: [{ kind: 'scale', question: 'A', scale: { from: 1, to: 5 } }],
    },
  });
  const made = (await answer.json()) as { id: string };
  return made.id;
}
const call = async (route: string, body: object): Promise<number> =>
  (await deployment.rest(route, { token: await deployment.tokenOf(admin), body })).status;
/** A cycle that has begun, with all its evaluations. */
async function aCycle(): Promise<string> {
  const id = await aDraft();
  expect(await call(`POST /org/evaluation_cycles/${id}/begin`, {})).toBe(200);
  await deployment.tick();
  return id;
}

test(
  'a cycle is built from a template, its plan survives a reload, and it begins once although the answer is lost',
  { timeout: long },
  async () => {
    let page = await open('?edit=new');
    await page.user.click(await button('Empezar con una plantilla'));
    await page.user.click(await screen.findByRole('menuitem', { name: /Cómo lidera/u }, soon));
    await page.user.click(await button(/^1\. Deja claro/u));
    // The person is asked in own words, and no question about a person is the eNPS of the company.
    expect(await text('Otras palabras según quién escribe')).toBeDefined();
    expect(screen.getByLabelText('A la propia persona')).toHaveProperty(
      'value',
      'Dejas claro qué se espera de cada quien.',
    );
    expect(screen.queryByText('Es la pregunta eNPS')).toBeNull();
    await page.user.click(await button('Crear y preparar el inicio'));
    await waitFor(() => expect(page.address()).toMatch(/\?id=/u), soon);
    const { search } = new URL(page.address(), 'https://x.example');
    expect(await text(/personas serán evaluadas/u)).toBeDefined();
    await page.user.click(await screen.findByRole('checkbox', { name: /^Equipo/u }, soon));
    // The new part has no share left: the weights must be corrected before the cycle begins.
    await page.user.click(await button('Empezar el ciclo'));
    expect(await text('Los pesos tienen que sumar 100 %, y cada parte tener el suyo.')).toBeDefined();
    const leader = await screen.findByRole('spinbutton', { name: 'Peso de Líder' }, soon);
    await page.user.clear(leader);
    await page.user.type(leader, '60');
    page = await open(search, true);
    const team = await screen.findByRole('spinbutton', { name: 'Peso de Equipo' }, soon);
    await page.user.clear(team);
    await page.user.type(team, '20');
    expect(await text('Suman 100 %.')).toBeDefined();
    page.loses.add('BeginEvaluationCycle');
    await page.user.click(await button('Empezar el ciclo'));
    await page.user.click(
      (await dialog('¿Empezar Cómo lidera?')).getByRole('button', { name: 'Empezar el ciclo' }),
    );
    expect(await screen.findByRole('tab', { name: 'Avance' }, soon)).toBeDefined();
    expect(keysOf(page, 'BeginEvaluationCycle')).toEqual({ sent: 2, keys: 1 });
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
  },
);

test('a reminder says how many people it reached', { timeout: long }, async () => {
  const page = await open(`?id=${await aCycle()}`);
  await page.user.click(await button('Recordar'));
  await page.user.click((await dialog('¿Recordar Anual?')).getByRole('button', { name: 'Recordar' }));
  expect(await text(/^Se avisó a [1-9]\d* personas? a las? que les? falta/u)).toBeDefined();
});

test(
  'the reminders of a cycle change; if another administrator moved it, it is not moved twice, and its phase is shown',
  { timeout: long },
  async () => {
    const id = await aCycle();
    const page = await open(`?id=${id}`);
    const next = await button('Pasar a Calibrar');
    await page.user.click(await button('Días y pesos'));
    const plan = await dialog('Días, pesos y recordatorios');
    await page.user.click(plan.getByRole('checkbox', { name: 'Al día siguiente' }));
    await page.user.click(plan.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(told()).toContain('Guardaste el plan de Anual.'), soon);
    // While the change is worked off the page reads by itself; afterwards it can be behind.
    expect(await text(/^Se reparte lo que sigue/u)).toBeDefined();
    await deployment.tick();
    await waitFor(() => expect(screen.queryByText(/^Se reparte lo que sigue/u)).toBeNull(), soon);
    await call(`PATCH /org/evaluation_cycles/${id}/advance`, { from: 'writing' });
    await page.user.click(next);
    await page.user.click(
      (await dialog(/¿Pasar Anual a Calibrar\?/u)).getByRole('button', { name: 'Pasar a Calibrar' }),
    );
    expect(await text('El ciclo cambió mientras tanto. No se hizo lo tuyo.')).toBeDefined();
    // What was refused is not offered again, once the question has closed.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pasar a Calibrar' })).toBeNull(), soon);
    await page.user.click(await button(/Reintentar|Intentar/u));
    expect(await button('Pasar a Compartir')).toBeDefined();
  },
);

test(
  'a score is calibrated with a reason and saved in a file, its result is shared, and taken back before it was read',
  { timeout: long },
  async () => {
    const id = await aCycle();
    await call(`PATCH /org/evaluation_cycles/${id}/advance`, { from: 'writing' });
    const page = await open(`?id=${id}&tab=calibration`);
    const [first] = await screen.findAllByRole('button', { name: /^Acciones de/u }, soon);
    const name = first?.getAttribute('aria-label')?.replace('Acciones de ', '') ?? '';
    await page.user.click(await button(`Acciones de ${name}`));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Calibrar' }, soon));
    const panel = await dialog(`Calibrar a ${name}`);
    await page.user.type(panel.getByLabelText('Puntaje calibrado'), '4,25');
    await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await text('Escribe por qué cambia el puntaje.')).toBeDefined();
    await page.user.type(panel.getByLabelText('Por qué cambia'), 'Año completo');
    await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(told()).toContain(`Guardaste el puntaje de ${name}.`), soon);
    expect(await text('Año completo')).toBeDefined();

    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
        static override revokeObjectURL = () => undefined;
      },
    );
    await page.user.click(await button('Exportar'));
    await page.user.click(await screen.findByRole('menuitem', { name: /csv/u }, soon));
    await waitFor(() => expect(files).toHaveLength(1), soon);
    expect(
      (await files[0]?.text())?.split('\n').filter((line) => line.includes(',4.25,Año completo')),
    ).toHaveLength(1);
    vi.unstubAllGlobals();

    await call(`PATCH /org/evaluation_cycles/${id}/advance`, { from: 'calibrating' });
    const shared = await open(`?id=${id}&tab=sharing`);
    await shared.user.click(await button(`Acciones de ${name}`));
    await shared.user.click(await screen.findByRole('menuitem', { name: 'Compartir' }, soon));
    const asked = await dialog(`¿Compartir el resultado de ${name}?`);
    const day = asked.getByLabelText(/Qué día/u);
    await shared.user.type(day, '2020-01-01');
    await shared.user.click(asked.getByRole('button', { name: 'Compartir ese día' }));
    expect(await text('Ese día ya pasó. Elige hoy o un día que venga.')).toBeDefined();
    await shared.user.clear(day);
    await shared.user.click(asked.getByRole('button', { name: 'Compartir ahora' }));
    expect(await text('Se compartió 1 resultado.')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Compartido')).toHaveLength(1), soon);
    await shared.user.click(await button(`Acciones de ${name}`));
    await shared.user.click(await screen.findByRole('menuitem', { name: 'Retirar' }, soon));
    await shared.user.click(
      (await dialog(`¿Retirar el resultado de ${name}?`)).getByRole('button', { name: 'Retirar' }),
    );
    await waitFor(() => expect(screen.queryAllByText('Compartido')).toHaveLength(0), soon);
  },
);
