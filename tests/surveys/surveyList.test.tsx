/** The list of surveys for administrators over the real backend: one finds a survey, and an open one is seen at once. */
import { screen, waitFor } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SurveysSection } from '#src/surveys/admin/SurveysSection.tsx';
import { stateWords } from '#src/surveys/stateWords.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon } from '#tests/support/openPage.tsx';

const admin = 'admin@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deployment.close();
});

/** A published survey. */
async function published(title: string, own: object = {}): Promise<void> {
  const token = await deployment.tokenOf(admin);
  const body = { title, questions: [{ kind: 'text', question: 'B' }] };
  const answer = await deployment.rest('POST /surveys/create', { token, body });
  const { id } = (await answer.json()) as { id: string };
  await deployment.rest('POST /org/survey', { token, body: { survey_id: id, ...own } });
}

test(
  'surveys are searched by title and filtered by series, and a survey of a series says which wave it is',
  { timeout: long },
  async () => {
    await published('Clima anual');
    await published('Pulso del equipo', { ends_at: '2030-01-01', repeats: 'weekly' });
    const page = await openPage(
      deployment,
      <Route path="/*?">
        <SurveysSection />
      </Route>,
      { as: admin, at: '/admin/surveys' },
    );
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
