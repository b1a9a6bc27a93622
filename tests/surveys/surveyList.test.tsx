/** The list of surveys for administrators over the real backend: one finds a survey, and an open one is seen at once. */
import { screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SurveysSection } from '#src/surveys/admin/SurveysSection.tsx';
import { stateWords } from '#src/surveys/stateWords.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const admin = 'admin@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

const open = (at = ''): Promise<OpenPage> =>
  openPage(
    deployment,
    <Route path="/*?">
      <SurveysSection />
    </Route>,
    { as: admin, at: `/admin/surveys${at}` },
  );

async function drafted(title: string, questions: readonly object[]): Promise<string> {
  const token = await deployment.tokenOf(admin);
  const answer = await deployment.rest('POST /surveys/create', { token, body: { title, questions } });
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** A published survey. */
async function published(title: string, own: object = {}): Promise<void> {
  const id = await drafted(title, [{ kind: 'text', question: 'B' }]);
  const token = await deployment.tokenOf(admin);
  await deployment.rest('POST /org/survey', { token, body: { survey_id: id, ...own } });
}

test(
  'surveys are searched by title and filtered by series, and a survey of a series says which wave it is',
  { timeout: long },
  async () => {
    await published('Clima anual');
    await published('Pulso del equipo', { ends_at: '2030-01-01', repeats: 'weekly' });
    const page = await open();
    await button('Acciones de Clima anual');
    const wave = (await button('Acciones de Pulso del equipo')).closest('li')?.textContent ?? '';
    expect(wave).toContain('Cada semana · Medición 1');
    const search = screen.getByRole('searchbox', { name: 'Buscar una encuesta' });
    await page.user.type(search, 'anual');
    await waitFor(
      () => expect(screen.queryByRole('button', { name: 'Acciones de Pulso del equipo' })).toBeNull(),
      soon,
    );
    await page.user.clear(search);
    await page.user.click(await button(/^Serie/u));
    await page.user.click(
      await screen.findByRole('option', { name: 'Pulso del equipo · Cada semana' }, soon),
    );
    await button('Acciones de Pulso del equipo');
    expect(screen.queryByRole('button', { name: 'Acciones de Clima anual' })).toBeNull();
    expect(page.address()).toContain('series=');
  },
);

test('only an open survey wears the green tick', () => {
  const ticked = Object.entries(stateWords).filter(([, { severity }]) => severity === 'success');
  expect(ticked.map(([state]) => state)).toEqual(['open']);
});

test(
  'before publishing one reads how many texts have no English, goes to the first, and the preview marks it',
  { timeout: long },
  async () => {
    const questions = [
      { kind: 'text', question: 'Primera', question_en: 'First' },
      { kind: 'text', question: 'Segunda' },
    ];
    const page = await open(`?launch=${await drafted('Clima', questions)}`);
    await screen.findByText('Faltan 2 textos en inglés: quien lee en inglés los ve en español.', {}, soon);
    await page.user.click(await button('Ir al primero'));
    await page.user.type(
      await screen.findByRole('textbox', { name: /^Título \(en inglés\)/u }, soon),
      'Mood',
    );
    await page.user.click(await screen.findByRole('radio', { name: 'Vista previa' }, soon));
    await page.user.click(await screen.findByRole('radio', { name: 'English' }, soon));
    await screen.findByText('Segunda (falta en inglés)', { exact: false }, soon);
    expect(screen.queryByText(/First \(falta/u)).toBeNull();
  },
);

test('a survey begins with the questions of a form', { timeout: long }, async () => {
  const answer = await deployment.rest('POST /typeform/create', {
    token: await deployment.tokenOf(admin),
    body: { title: 'Llegada', questions: [{ kind: 'text', question: 'Qué te faltó' }] },
  });
  const { id } = (await answer.json()) as { id: string };
  const page = await open(`?edit=new&form=${id}`);
  expect(await screen.findByRole('textbox', { name: 'Título' }, soon)).toHaveProperty('value', 'Llegada');
  await page.user.click(await button('Crear y preparar el envío'));
  await waitFor(() => expect(page.address()).toMatch(/\?launch=/u), soon);
  expect(page.writes[0]?.variables).toMatchObject({
    input: { title: 'Llegada', formId: id, questions: [{ question: 'Qué te faltó' }] },
  });
});
