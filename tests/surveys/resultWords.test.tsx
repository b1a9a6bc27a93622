/** What the pages of results and of a launch say in words is true of the survey that they show. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openSurvey } from '#machines/surveyAnswering.samples.ts';
import type { AudiencePreview } from '#schema/surveys/surveys.shapes.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { AudienceNumbers } from '#src/surveys/admin/launch/AudienceNumbers.tsx';
import { madeUpResults } from '#src/surveys/answering/madeUp.ts';
import { ResultsView } from '#src/surveys/results/ResultsView.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));
const show = (part: ReactElement): void =>
  void render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>
    </I18nProvider>,
  );

const numbers: AudiencePreview = {
  people: 20,
  withoutAddress: 0,
  overInvited: 0,
  segments: [
    { dimension: 'department', names: ['Ventas', 'Servicio'], people: 6, merged: true },
    { dimension: 'tenure', names: ['00-06', '06-12'], people: 7, merged: true },
  ],
};

test('an anonymous launch says which groups are shown together, with months as the results write them', () => {
  show(<AudienceNumbers numbers={numbers} anonymous />);
  screen.getByText('Muy pocas para verse solas, se muestran juntas: Ventas y Servicio.');
  screen.getByText('Muy pocas para verse solas, se muestran juntas: 0 a 6 meses y 6 a 12 meses.');
});

test('a launch with names says nothing of groups that are shown together: each is shown alone', () => {
  show(<AudienceNumbers numbers={numbers} anonymous={false} />);
  expect(screen.queryByText(/se muestran juntas/u)).toBeNull();
});

test('results say which wave they are of, what came of it with its figures, and that participation has no threshold', () => {
  const results = madeUpResults(openSurvey, 'administration', { others: 'Otros', few: 'Pocas' });
  const outcome = {
    text: 'Cambiamos los turnos.',
    textEn: null,
    toldAt: '2026-11-20T15:00:00.000Z',
    figures: { invited: 200, answered: 168, enps: 34, favourable: 60 },
  };
  show(
    <ResultsView
      results={{ ...results, survey: { ...results.survey, outcome } }}
      onSegment={null}
      back={null}
      comments={() => null}
    />,
  );
  screen.getByText('Medición 3 · Noviembre de 2026');
  screen.getByText('Cambiamos los turnos.');
  screen.getByText(/respondieron 168 de 200 personas \(84\s?%\)\. eNPS de todas: \+34\./iu);
  screen.getByText(/La participación solo cuenta cuántas personas respondieron/u);
  // The ends of the scale stand under its columns.
  expect(screen.getAllByText('Nada probable').length).toBeGreaterThan(0);
});

test('a chosen segment keeps the trend of its series; a wave in which it is withheld has no point', async () => {
  const results = madeUpResults(openSurvey, 'administration', { others: 'Otros', few: 'Pocas' });
  const [segment] = results.segments;
  const [current] = results.waves;
  if (current === undefined) throw new Error('no wave was made up');
  const before = { ...current, surveyId: 'before', wave: 2, invited: 0, answered: 0, favourable: null };
  const ofSegment = { ...results, segmentId: segment?.id ?? null, waves: [before, current] };
  show(<ResultsView results={ofSegment} onSegment={null} back={null} comments={() => null} />);
  await screen.findByRole('heading', { name: 'Participación y respuestas favorables' });
});

test('a chosen segment shows its favourable answers, or from how many answers they are shown', () => {
  const results = madeUpResults(openSurvey, 'administration', { others: 'Otros', few: 'Pocas' });
  const [current] = results.waves;
  if (current === undefined) throw new Error('no wave was made up');
  const segmentId = results.segments[0]?.id ?? null;
  const statements = results.questions.map((one) => ({
    ...one,
    question: { ...one.question, enps: false },
  }));
  const told = (): string | null | undefined =>
    screen.getByRole('heading', { name: 'Respuestas favorables' }).parentElement?.textContent;
  const view = (favourable: number | null, questions = statements): ReactElement => (
    <ResultsView
      results={{ ...results, segmentId, questions, waves: [{ ...current, favourable }] }}
      onSegment={null}
      back={null}
      comments={() => null}
    />
  );
  show(view(64));
  expect(told()).toMatch(/64\s?%/u);
  cleanup();
  const withheld = statements.map((one) => ({
    ...one,
    figure: { ...one.figure, n: null, withheld: 'few' as const, counts: [], mean: null, favourable: null },
  }));
  show(view(null, withheld));
  expect(told()).toContain(`Se muestra desde ${results.survey.threshold} respuestas`);
});
