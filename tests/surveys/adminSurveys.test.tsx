/** Building, launching and steering surveys as an administrator over the real backend: nothing typed is lost. */
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meQuery } from '#src/session/me.queries.ts';
import { keepAnswers, underwayOf } from '#src/surveys/answering/answerDraft.ts';
import { toasts } from '#src/lib/toasts.ts';
import { SurveysSection } from '#src/surveys/admin/SurveysSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { dialog, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

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

const open = (at: string, again = false): Promise<OpenPage> =>
  openPage(
    deployment,
    <StrictMode>
      <Route path="/*?">
        <SurveysSection />
      </Route>
    </StrictMode>,
    { as: admin, at: `/admin/surveys${at}`, again },
  );
const button = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name }, soon);
const field = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('textbox', { name }, soon);
const item = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('menuitem', { name }, soon);
const toastTexts = (): readonly string[] => toasts.store.getSnapshot().context.toasts.map(({ text }) => text);
const writes = ({ writes: all }: OpenPage): readonly string[] => all.map(({ name }) => name);

/** A draft as the call makes it. */
async function aDraft(title: string, own: object = {}): Promise<string> {
  const answer = await deployment.rest('POST /surveys/create', {
    token: await deployment.tokenOf(admin),
    body: {
      title,
      questions: [
        { kind: 'single', question: 'A', options: [{ text: 'Sí' }, { text: 'No' }] },
        { kind: 'text', question: 'B' },
      ],
      ...own,
    },
  });
  const made = (await answer.json()) as { id: string };
  return made.id;
}

test(
  'a survey is built by keyboard, survives a reload, and says its faults at the question before it is sent',
  { timeout: long },
  async () => {
    let page = await open('?edit=new');
    await page.user.type(await field('Título'), 'Pulso');
    await page.user.click(await button('Agregar pregunta'));
    await page.user.click(await item('Una opción'));
    await page.user.type(await field('Pregunta 1'), 'Cómo estás');
    page = await open('?edit=new', true);
    await screen.findByText(/Seguimos donde lo dejaste/u, undefined, soon);
    await page.user.click(await button('Crear y preparar el envío'));
    // Closed before the reload: the fault opens its question and takes the focus.
    const option = await field('Opción 1');
    await waitFor(() => expect(document.activeElement).toBe(option), soon);
    expect(writes(page)).toEqual([]);
    await page.user.type(option, 'Bien');
    await page.user.type(await field('Opción 2'), 'Mal');
    await page.user.click(await button('Crear y preparar el envío'));
    await waitFor(() => expect(page.address()).toMatch(/\?launch=/u), soon);
    expect(page.writes[0]?.variables).toMatchObject({
      input: {
        title: 'Pulso',
        questions: [{ question: 'Cómo estás', options: [{ text: 'Bien' }, { text: 'Mal' }] }],
      },
    });
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:survey-form'))).toEqual([]);
  },
);

test(
  'an edit sends only what changed and what it is based on; questions that another person changed are not overwritten unseen',
  { timeout: long },
  async () => {
    const id = await aDraft('Clima');
    const page = await open(`?edit=${id}`);
    // The administrator is among the people who answer: the answers on this device are another draft.
    const me = page.cache.getQueryData(meQuery().queryKey);
    if (!me) throw new Error('nobody is signed in');
    const answers = [{ questionId: 'a', text: 'Bien' }];
    const shelf = { kind: 'survey', owner: me } as const;
    keepAnswers({ ...shelf, id }, { answers, page: 0, stage: 'queued', points: 0, wasPending: true });
    await page.user.click(await button('Bajar A'));
    await page.user.click(await button('Guardar'));
    await waitFor(() => expect(writes(page)).toEqual(['UpdateSurvey']), soon);
    const sent = page.writes[0]?.variables as { input: Record<string, unknown> };
    expect(Object.keys(sent.input).toSorted()).toEqual(['basedOn', 'questions']);
    await waitFor(() => expect(page.address()).toMatch(/\?launch=/u), soon);
    expect(underwayOf(shelf)).toEqual([id]);

    const again = await open(`?edit=${id}`);
    await again.user.click(await button('Bajar B'));
    await deployment.rest(`PATCH /admin/surveys/${id}`, {
      token: await deployment.tokenOf(admin),
      body: { questions: [{ kind: 'text', question: 'C' }] },
    });
    await again.user.click(await button('Guardar'));
    await screen.findByText('Alguien más cambió las preguntas', undefined, soon);
    await again.user.click(await button('Quedarme con las mías'));
    await again.user.click(await button('Guardar'));
    await waitFor(() => expect(again.address()).toMatch(/\?launch=/u), soon);
  },
);

test(
  'the launch counts its audience, refuses an empty audience, and publishes once although the answer is lost',
  { timeout: long },
  async () => {
    const id = await aDraft('Clima');
    const page = await open(`?launch=${id}`);
    await screen.findByText(/personas recibirán esta encuesta/u, undefined, soon);
    const most = await screen.findByLabelText('Desde cuántos meses aquí', {}, soon);
    await page.user.type(most, '900');
    await screen.findByText('Nadie recibiría esta encuesta.', undefined, soon);
    expect((await button('Publicar ahora')).matches(':disabled')).toBe(true);
    await page.user.clear(most);
    await waitFor(
      async () => expect((await button('Publicar ahora')).matches(':disabled')).toBe(false),
      soon,
    );
    page.loses.add('PublishSurvey');
    await page.user.click(await button('Publicar ahora'));
    const asked = await dialog('¿Publicar Clima?');
    await page.user.click(asked.getByRole('button', { name: 'Publicar ahora' }));
    await screen.findByText(/Ya está abierta/u, undefined, soon);
    const keys = page.writes.filter(({ name }) => name === 'PublishSurvey').map(({ key }) => key);
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  },
);

test(
  'a fault of the plan is told at its field at once, and the question comes only without one',
  { timeout: long },
  async () => {
    const page = await open(`?launch=${await aDraft('Clima')}`);
    const last = await screen.findByLabelText('Se cierra', {}, soon);
    await page.user.type(last, '2020-01-01');
    await screen.findByText('El último día ya pasó.', undefined, soon);
    await page.user.click(await button('Publicar ahora'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(last);
    await page.user.clear(last);
    await page.user.click(await button('Publicar ahora'));
    await dialog('¿Publicar Clima?');
  },
);

test(
  'the list offers the steps of each state: an open survey is paused, resumed and closed on its first day',
  { timeout: long },
  async () => {
    const id = await aDraft('Clima');
    const token = await deployment.tokenOf(admin);
    const today = new Date(deployment.now).toISOString().slice(0, 10);
    await deployment.rest('POST /org/survey', { token, body: { survey_id: id, starts_at: today } });
    let page = await open('?state=open');
    const step = async (name: string, title: RegExp): Promise<void> => {
      await page.user.click(await button('Acciones de Clima'));
      await page.user.click(await item(name));
      const asked = await dialog(title);
      await page.user.click(asked.getByRole('button', { name }));
    };
    await step('Pausar', /¿Pausar Clima\?/u);
    await waitFor(() => expect(toastTexts()).toContain('Clima está en pausa.'), soon);
    page = await open('');
    // jsdom has no width: the rows are cards.
    const row = (await button('Acciones de Clima')).closest('li');
    expect(row?.textContent).toContain('En pausa');
    await step('Reanudar', /¿Reanudar Clima\?/u);
    await waitFor(() => expect(toastTexts()).toContain('Reanudaste Clima.'), soon);
    await step('Cerrar ahora', /¿Cerrar Clima ahora\?/u);
    await waitFor(() => expect(toastTexts()).toContain('Cerraste Clima.'), soon);
  },
);

test(
  'recognition and a second answer can be changed after publishing, and a second answer is not offered where answers are anonymous',
  { timeout: long },
  async () => {
    const token = await deployment.tokenOf(admin);
    for (const [title, anonymous] of [
      ['Con nombre', false],
      ['Sin nombre', true],
    ] as const) {
      const body = { survey_id: await aDraft(title, { anonymous }) };
      await deployment.rest('POST /org/survey', { token, body });
    }
    const page = await open('?state=open');
    await page.user.click(await button('Acciones de Sin nombre'));
    await page.user.click(await item('Cambiar días, puntos y reglas'));
    let panel = await dialog('Sin nombre');
    await panel.findByRole('button', { name: /Reconocimiento por responder/u }, soon);
    expect(panel.queryByRole('switch')).toBeNull();
    await page.user.click(panel.getByRole('button', { name: 'Cancelar' }));

    await page.user.click(await button('Acciones de Con nombre'));
    await page.user.click(await item('Cambiar días, puntos y reglas'));
    panel = await dialog('Con nombre');
    await page.user.click(panel.getByRole('switch', { name: /Se puede volver a responder/u }));
    await page.user.click(await panel.findByRole('button', { name: /Reconocimiento por responder/u }, soon));
    const [, first] = await screen.findAllByRole('option', undefined, soon);
    if (first === undefined) throw new Error('the world has no recognition type');
    await page.user.click(first);
    await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toastTexts()).toContain('Guardaste los cambios de Con nombre.'), soon);
    expect(page.writes.map(({ name, variables }) => [name, variables])).toEqual([
      [
        'SetSurveySchedule',
        {
          id: expect.any(String),
          input: expect.objectContaining({
            multiResponse: true,
            recognitionTypeId: expect.any(String),
            basedOn: { multiResponse: false, recognitionTypeId: null },
          }),
        },
      ],
    ]);
  },
);

test(
  'the schedule of a published survey is changed by one call, which can remove its last day and end its series',
  { timeout: long },
  async () => {
    const id = await aDraft('Clima');
    const token = await deployment.tokenOf(admin);
    const body = { survey_id: id, ends_at: '2030-01-01', repeats: 'weekly' };
    await deployment.rest('POST /org/survey', { token, body });
    const page = await open('?state=open');
    await page.user.click(await button('Acciones de Clima'));
    await page.user.click(await item('Cambiar días, puntos y reglas'));
    const panel = await dialog('Clima');
    await page.user.clear(panel.getByLabelText('Se cierra'));
    await page.user.click(panel.getByRole('button', { name: /Se repite/u }));
    await page.user.click(await screen.findByRole('option', { name: 'Una sola vez' }, soon));
    await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toastTexts()).toContain('Guardaste los cambios de Clima.'), soon);
    expect(writes(page)).toEqual(['SetSurveySchedule']);
    const answer = await deployment.rest(`GET /org/survey/${id}`, { token });
    expect(await answer.json()).toMatchObject({ ends_at: null, repeats: null });
  },
);

test(
  'a second reminder of a day says before and after the press that it begins nothing',
  { timeout: long },
  async () => {
    // The day of the page is that of the deployment.
    vi.useFakeTimers({ now: deployment.now, toFake: ['Date'] });
    const body = { survey_id: await aDraft('Clima') };
    await deployment.rest('POST /org/survey', { token: await deployment.tokenOf(admin), body });
    await deployment.tick();
    for (const [before, after] of [
      [/Es el primer recordatorio/u, /^Se avisa a \d+ personas/u],
      [/Hoy ya empezó un recordatorio/u, /^Hoy ya había empezado un recordatorio/u],
    ] as const) {
      const page = await open('?state=open');
      await page.user.click(await button('Acciones de Clima'));
      await page.user.click(await item('Recordar'));
      const asked = await dialog(/¿Recordar Clima\?/u);
      asked.getByText(before);
      await page.user.click(asked.getByRole('button', { name: 'Recordar' }));
      await waitFor(() => expect(toastTexts()).toContainEqual(expect.stringMatching(after)), soon);
    }
  },
);
