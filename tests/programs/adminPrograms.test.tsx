/** Building, assigning, deciding on and deleting programs as an administrator over the real backend. */
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#src/lib/toasts.ts';
import { ProgramsSection } from '#src/programs/admin/ProgramsSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { dialog, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';
import { course } from './programFixture.ts';

const admin = 'admin@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
  // The page and the deployment share one day.
  vi.setSystemTime(deployment.now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  deployment.close();
});

const open = (at = '', again = false): Promise<OpenPage> =>
  openPage(
    deployment,
    <StrictMode>
      <Route path="/*?">
        <ProgramsSection />
      </Route>
    </StrictMode>,
    { as: admin, at: `/admin/programs${at}`, again },
  );
const button = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name }, soon);
const field = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('textbox', { name }, soon);
const item = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('menuitem', { name }, soon);
const toastTexts = (): readonly string[] => toasts.store.getSnapshot().context.toasts.map(({ text }) => text);
const writes = ({ writes: all }: OpenPage): readonly string[] => all.map(({ name }) => name);

async function call(route: string, body: object): Promise<{ readonly id: string }> {
  const answer = await deployment.rest(route, { token: await deployment.tokenOf(admin), body });
  return (await answer.json()) as { readonly id: string };
}
const aCourse = (): Promise<{ readonly id: string }> =>
  call('POST /program', { name: 'Montacargas', type: 'course', modules: course });

test(
  'a course is built by keyboard, survives a reload, says its faults at the lesson, and is assigned once it is active',
  { timeout: long },
  async () => {
    let page = await open('?edit=new');
    await page.user.type(await field('Nombre'), 'Seguridad');
    await page.user.click(await button('Agregar módulo'));
    await page.user.type(await field('Módulo 1'), 'Riesgos');
    await page.user.click(await button(/^Agregar lección/u));
    await page.user.click(await item('Lectura'));
    await page.user.type(await field('Título de la lección'), 'Mirar');
    page = await open('?edit=new', true);
    await screen.findByText(/Seguimos donde lo dejaste/u, undefined, soon);
    await page.user.click(await button(/^Agregar lección/u));
    await page.user.click(await item('Examen'));
    await page.user.type(await field('Título de la lección'), 'Examen final');
    await page.user.type(await field('Pregunta 1'), '¿Qué miras?');
    await page.user.type(await field('Opción 1'), 'Todo');
    await page.user.type(await field('Opción 2'), 'Nada');
    await page.user.click(await screen.findByRole('checkbox', { name: 'Mirar' }));
    await page.user.click(await button('Crear el programa'));
    await screen.findByText('Marca al menos una respuesta correcta.', undefined, soon);
    expect(writes(page)).toEqual([]);
    await page.user.click(await screen.findByRole('checkbox', { name: 'La opción 1 es correcta' }));
    await page.user.click(await button('Crear el programa'));
    await waitFor(() => expect(page.address()).toBe('/admin/programs'), soon);
    expect(page.writes[0]?.variables).toMatchObject({
      input: {
        name: 'Seguridad',
        modules: [
          {
            title: 'Riesgos',
            lessons: [
              { title: 'Mirar', requires: [] },
              { kind: 'quiz', passMark: 80 },
            ],
          },
        ],
      },
    });
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:program-form'))).toEqual([]);

    // A lesson without its content keeps the course off.
    const turn = await screen.findByRole('switch', { name: 'Seguridad: activo' }, soon);
    await page.user.click(turn);
    await waitFor(() => expect(toastTexts()).toContain('A la lección «Mirar» le falta su contenido.'), soon);
    await waitFor(() => expect(turn.matches(':checked, [aria-checked="true"]')).toBe(false), soon);
  },
);

test(
  'an edit sends only what changed; lessons that another person changed are not overwritten unseen',
  { timeout: long },
  async () => {
    const { id } = await aCourse();
    const page = await open(`?edit=${id}`);
    await page.user.click(await button('Bajar Leer'));
    await page.user.click(await button('Guardar'));
    await waitFor(() => expect(page.address()).toBe('/admin/programs'), soon);
    const sent = page.writes[0]?.variables as { input: Record<string, unknown> };
    expect(Object.keys(sent.input).toSorted()).toEqual(['basedOn', 'id', 'modules']);

    const again = await open(`?edit=${id}`);
    await again.user.click(await button('Bajar Examen'));
    await call('POST /program/edit', { id, modules: [{ id: 'm', title: 'Otro', lessons: [] }] });
    await again.user.click(await button('Guardar'));
    await screen.findByText('Alguien más cambió las lecciones', undefined, soon);
    await again.user.click(await button('Quedarme con las mías'));
    await again.user.click(await button('Guardar'));
    await waitFor(() => expect(again.address()).toBe('/admin/programs'), soon);
  },
);

test('a circle of lessons is said at each of them, and nothing is sent', { timeout: long }, async () => {
  const { id } = await aCourse();
  const page = await open(`?edit=${id}`);
  await page.user.click(await button(/^Leer/u));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Examen' }));
  await page.user.click(await button('Guardar'));
  expect(await screen.findAllByText(/se espera a sí misma/u, undefined, soon)).toHaveLength(2);
  expect(writes(page)).toEqual([]);
});

test(
  'an assignment to nobody is refused, and one to a person says its highest cost, shows the person and can be withdrawn',
  { timeout: long },
  async () => {
    const { id } = await aCourse();
    await call('POST /program/edit', { id, points: 40 });
    await call(`PATCH /org/program/${id}/activate`, { active: true });
    const page = await open(`?people=${id}`);
    await screen.findByText('Todavía no participa nadie. Asigna el programa.', undefined, soon);
    await page.user.click(await button('Asignar'));
    const panel = await dialog('Asignar Montacargas');
    await page.user.click(panel.getByRole('button', { name: 'Asignar' }));
    await panel.findByText(/Nadie recibiría este programa\./u, undefined, soon);
    await page.user.type(panel.getByRole('combobox', { name: 'Personas' }), 'Mariana Torres');
    await page.user.click(await screen.findByRole('option', { name: /Mariana Torres/u }, soon));
    await panel.findByText('40 puntos', undefined, soon);
    await page.user.click(panel.getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(toastTexts()).toContain('Montacargas: 1 persona, 1 nueva.'), soon);
    await page.user.click(await button('Acciones de Mariana Torres'));
    await page.user.click(await item('Retirar'));
    const asked = await dialog('¿Retirar a Mariana Torres?');
    await page.user.click(asked.getByRole('button', { name: 'Retirar' }));
    await screen.findByText('Todavía no participa nadie. Asigna el programa.', undefined, soon);
  },
);

test(
  'what waits in the demo is shown with its answer, sent back with a reason, and counted before it is deleted',
  { timeout: long },
  async () => {
    const page = await open('?type=custom');
    await page.user.click(await button('Acciones de Plan de desarrollo'));
    await page.user.click(await item('Eliminar'));
    const removal = await dialog('¿Eliminar Plan de desarrollo?');
    await waitFor(
      () => expect(removal.getByText('Entregas por decidir').nextElementSibling?.textContent).toBe('1'),
      soon,
    );
    await page.user.click(removal.getByRole('button', { name: 'Cancelar' }));
    await page.user.click(await button('Acciones de Plan de desarrollo'));
    await page.user.click(await item('Personas y entregas'));
    await page.user.click(await button(/^Acciones de/u));
    await page.user.click(await item('Devolver'));
    const panel = await dialog('Devolver la entrega');
    panel.getByText('¿Qué quieres aprender y con quién?');
    await page.user.click(panel.getByRole('button', { name: 'Devolver' }));
    await page.user.type(await panel.findByRole('textbox', { name: 'Motivo' }), 'Falta con quién.');
    await page.user.click(panel.getByRole('button', { name: 'Devolver' }));
    await screen.findByText('Ninguna entrega espera tu decisión.', undefined, soon);
    expect(page.writes.at(-1)?.variables).toMatchObject({ accept: false, reason: 'Falta con quién.' });
  },
);
