/**
 * Answering a survey in a page over the real backend: the answers are counted once, whatever becomes of the network, the
 * page and the other devices of the person.
 */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { startListening } from '#src/app/listening.ts';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import { AnswerSurvey } from '#src/surveys/answering/AnswerSurvey.tsx';
import { keepAnswers, underwayOf } from '#src/surveys/answering/answerDraft.ts';
import { SurveyList } from '#src/surveys/answering/SurveyList.tsx';
import { lost, openFixture, reader } from './fixture.tsx';

const fixture = openFixture();

/** What the tests read of a survey on the wire. */
interface WireSurvey {
  readonly id: string;
  readonly answered: boolean;
  readonly questions: readonly { readonly id: string; readonly kind: string }[];
}

const surveys = (): Promise<readonly WireSurvey[]> => fixture.call('GET /surveys', reader);
/** The anonymous survey of the world that waits for the reader. */
async function pending(): Promise<WireSurvey> {
  const found = (await surveys()).find(({ answered }) => !answered);
  if (found === undefined) throw new Error('no survey waits');
  return fixture.call(`GET /survey/${found.id}`, reader);
}

const openSurvey = (id: string): Promise<void> =>
  fixture.show(({ me }) => (
    <Router hook={memoryLocation({ path: '/surveys' }).hook}>
      <AnswerSurvey owner={me} id={id} />
    </Router>
  ));
const press = async (name: RegExp | string): Promise<void> =>
  fixture.user.click(await screen.findByRole('button', { name }));

/** Answers every scale and choice of the pages by digits, up to the review. */
async function answerAll(): Promise<void> {
  await press(/^(empezar|begin)$/iu);
  for (let page = 0; page < 20 && screen.queryByText('Revisa tus respuestas') === null; page += 1) {
    const groups = screen.queryAllByRole('group');
    for (const group of groups) {
      await fixture.user.keyboard('3');
      expect(group.querySelector('input:checked'), group.textContent ?? '').not.toBeNull();
      await fixture.user.tab();
    }
    await press(/^(siguiente|revisar)$/iu);
  }
}

const isAnswered = async (id: string): Promise<boolean> =>
  (await fixture.call<WireSurvey>(`GET /survey/${id}`, reader)).answered;

describe('a survey in a page', () => {
  test('a survey is answered by digits, and the list and the count show it at once', async () => {
    const { id } = await pending();
    await openSurvey(id);
    const before = (await fixture.cache.fetchQuery(countsQuery()))?.pendingSurveys ?? 0;
    await answerAll();
    screen.getByText('Anónima: nadie verá tu nombre.');
    expect(screen.getAllByText(/^3 · .*\(5\)$/u).length).toBeGreaterThan(0);
    await press('Enviar respuestas');
    await screen.findByText(/se cierra el/iu);
    expect(fixture.cache.getQueryData(countsQuery().queryKey)?.pendingSurveys).toBe(before - 1);
    expect(await isAnswered(id)).toBe(true);
    await fixture.show(() => (
      <Router hook={memoryLocation({ path: '/surveys' }).hook}>
        <SurveyList />
      </Router>
    ));
    await fixture.user.click(await screen.findByRole('tab', { name: 'Contestadas' }));
    // Earlier waves of the series have the same title; only the answered one is open.
    await screen.findByText(/^cierra el/iu);
  });

  test('a page without its required answers says which ones are missing, and keeps the others', async () => {
    const { id } = await pending();
    await openSurvey(id);
    await press('Empezar');
    await fixture.user.keyboard('3');
    await press(/^(siguiente|revisar)$/iu);
    await screen.findAllByText('Falta tu respuesta.');
    expect(document.querySelectorAll('input:checked')).toHaveLength(1);
    expect(screen.getByRole('progressbar', { name: 'Avance' }).getAttribute('value')).toBe('1');
    // Each at its question; beside the button only how many there are.
    const note = document.querySelector('[data-fault]')?.textContent;
    const wrong = document.querySelectorAll('[role="alert"][id]').length;
    expect(note).toBe(wrong > 1 ? `Revisa ${wrong} preguntas de esta página.` : undefined);
  });

  test('the promise says who reads by which groups, and its preview is the page of results', async () => {
    const { id } = await pending();
    await openSurvey(id);
    // The departments of this small organisation are shown together.
    await screen.findByText(/^ningún líder ve tu grupo por separado/iu);
    await screen.findByText(/la administración ve, desde 5 respuestas, .+ \(5\)/iu);
    await press('Ver lo que verán');
    await screen.findByRole('heading', { name: 'Pregunta por pregunta' });
    await screen.findAllByText('Un grupo con pocas respuestas');
  });

  test('a draft is there after a reload, and is gone once it is deleted', async () => {
    const { id } = await pending();
    await openSurvey(id);
    await press('Empezar');
    await fixture.user.keyboard('3');
    await openSurvey(id);
    await screen.findByRole('button', { name: /^(siguiente|revisar)$/iu });
    expect(document.querySelectorAll('input:checked')).toHaveLength(1);
    await press('Borrar borrador');
    await openSurvey(id);
    await screen.findByRole('button', { name: 'Empezar' });
  });

  test('answers whose reply is lost are checked and not sent twice', async () => {
    const { id } = await pending();
    await openSurvey(id);
    await answerAll();
    fixture.faults.set('SubmitSurvey', lost);
    await press('Enviar respuestas');
    await screen.findByText('Todavía no sabemos si llegaron', {}, { timeout: 20_000 });
    const sent = fixture.keys.get('SubmitSurvey')?.length;
    fixture.faults.clear();
    await press('Preguntar ahora');
    await screen.findByText(/se cierra el/iu);
    expect(fixture.keys.get('SubmitSurvey')).toHaveLength(sent ?? 0);
    expect(new Set(fixture.keys.get('SubmitSurvey')).size).toBe(1);
  }, 30_000);

  test('answers without a network wait through a reload and leave once it returns', async () => {
    const { id } = await pending();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openSurvey(id);
    await answerAll();
    await press('Enviar respuestas');
    await screen.findByText('Sin conexión: tus respuestas esperan');
    expect(underwayOf({ kind: 'survey', owner: fixture.me })).toEqual([id]);
    expect(await isAnswered(id)).toBe(false);
    online.mockReturnValue(true);
    await openSurvey(id);
    await screen.findByText(/se cierra el/iu);
    expect(underwayOf({ kind: 'survey', owner: fixture.me })).toEqual([]);
    await waitFor(async () => expect(await isAnswered(id)).toBe(true));
    expect(fixture.keys.get('SubmitSurvey')).toHaveLength(1);
  });

  test('answers that an earlier page left waiting are sent on any screen of the next page', async () => {
    const { id, questions } = await pending();
    await fixture.show(() => <p>Billetera</p>);
    const shelf = { kind: 'survey', owner: fixture.me } as const;
    keepAnswers(
      { ...shelf, id },
      {
        answers: questions
          .filter(({ kind }) => kind === 'scale')
          .map((question) => ({ questionId: question.id, number: 4 })),
        page: 0,
        stage: 'queued',
        points: 0,
        wasPending: true,
      },
    );
    const listener = { wantsPosts: () => false, refresh: () => undefined };
    await startListening(fixture.cache, listener, {
      live: () => () => undefined,
      loadPosts: () => Promise.reject(new Error('no feed')),
    });
    await waitFor(async () => expect(await isAnswered(id)).toBe(true));
    await waitFor(() => expect(underwayOf(shelf)).toEqual([]));
  });

  test('a survey that was answered on another device takes no second answer', async () => {
    const { id, questions } = await pending();
    await openSurvey(id);
    await answerAll();
    await fixture.call(`POST /survey/${id}/submit`, reader, {
      answers: questions
        .filter(({ kind }) => kind === 'scale')
        .map((question) => ({ question_id: question.id, number: 4 })),
    });
    await press('Enviar respuestas');
    await screen.findByText('Ya contestaste esta encuesta');
  });
});
