/**
 * Evaluations of a person in a page over the real backend: what is written arrives once, whatever becomes of the network,
 * and a shared result is opened and acknowledged.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import { PerformanceEvaluationScreen } from '#src/evaluations/PerformanceEvaluationScreen.tsx';
import { underwayOf } from '#src/surveys/answering/answerDraft.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { lost, openFixture, reader } from '../surveys/fixture.tsx';

const fixture = openFixture();
const admin = 'admin@aurora.example';

/** What the tests read on the wire. */
interface WireCycle {
  readonly id: string;
  readonly cycle_id: string;
  readonly leader: { readonly first_name: string; readonly last_name: string } | null;
}

/** A cycle in which the reader is evaluated; without other parts, only the reader writes. */
async function aCycle(
  parts: readonly object[] = [{ kind: 'self', weight: 100 }],
  plan: object = {},
): Promise<string> {
  const { id } = await fixture.call<WireCycle>('POST /surveys/create', admin, {
    kind: 'evaluation',
    title: 'Anual',
    anonymous: false,
    questions: [
      {
        kind: 'scale',
        question: 'Cumple lo que promete',
        scale: { from: 1, to: 5 },
        wordings: [{ kind: 'self', question: '¿Cumples lo que prometes?' }],
      },
    ],
  });
  const me = await fixture.call<WireCycle>('GET /user', reader);
  await fixture.call(`POST /org/evaluation_cycles/${id}/begin`, admin, {
    user_ids: [me.id],
    parts,
    ...plan,
    ...(parts.length > 1 ? { peers: 3 } : {}),
  });
  await fixture.deployment.tick();
  return id;
}
const listed = async (route: string, cycleId: string): Promise<WireCycle | undefined> =>
  (await fixture.call<readonly WireCycle[]>(route, reader)).find((one) => one.cycle_id === cycleId);
/** The evaluation to write. */
async function pending(cycleId: string): Promise<string> {
  const found = await listed('GET /evaluations', cycleId);
  if (found === undefined) throw new Error('no evaluation waits');
  return found.id;
}
const isWritten = async (cycleId: string): Promise<boolean> =>
  (await listed('GET /evaluations/completed', cycleId)) !== undefined;

const open = (query: string): Promise<void> => {
  const { hook, searchHook } = memoryLocation({ path: `/performance_evaluation${query}` });
  return fixture.show(() => (
    <Router hook={hook} searchHook={searchHook}>
      <PerformanceEvaluationScreen />
    </Router>
  ));
};
const press = async (name: RegExp | string): Promise<void> =>
  fixture.user.click(await screen.findByRole('button', { name }));
/** Answers by a digit, up to the review. */
async function write(id: string): Promise<void> {
  await open(`?write=${id}`);
  await press('Empezar');
  await fixture.user.keyboard('4');
  await press('Revisar');
  await screen.findByText('Revisa tus respuestas');
}

describe('writing an evaluation', () => {
  test('a written evaluation counts at once, and its lost answer is checked and not sent twice', async () => {
    const cycleId = await aCycle();
    await write(await pending(cycleId));
    const before = (await fixture.cache.fetchQuery(countsQuery()))?.pendingSurveys ?? 0;
    fixture.faults.set('SubmitEvaluation', lost);
    await press('Enviar respuestas');
    await screen.findByText('Todavía no sabemos si llegaron', {}, { timeout: 20_000 });
    const sent = fixture.keys.get('SubmitEvaluation')?.length;
    fixture.faults.clear();
    await press('Preguntar ahora');
    await screen.findByText('Gracias por escribirla');
    expect(fixture.keys.get('SubmitEvaluation')).toHaveLength(sent ?? 0);
    expect(new Set(fixture.keys.get('SubmitEvaluation')).size).toBe(1);
    expect((await fixture.cache.fetchQuery({ ...countsQuery(), staleTime: 0 }))?.pendingSurveys).toBe(
      before - 1,
    );
    expect(await isWritten(cycleId)).toBe(true);
  }, 30_000);

  test('without a network it waits through a reload and leaves once the network returns', async () => {
    const cycleId = await aCycle();
    const id = await pending(cycleId);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await write(id);
    await press('Enviar respuestas');
    await screen.findByText('Sin conexión: tus respuestas esperan');
    expect(underwayOf({ kind: 'evaluation', owner: fixture.me })).toEqual([id]);
    expect(await isWritten(cycleId)).toBe(false);
    online.mockReturnValue(true);
    await open(`?write=${id}`);
    await screen.findByText('Gracias por escribirla');
    await waitFor(async () => expect(await isWritten(cycleId)).toBe(true));
    expect(fixture.keys.get('SubmitEvaluation')).toHaveLength(1);
  });
});

test('the goals of the period are beside the questions, as they were when the cycle began', async () => {
  const { id: period_id } = await fixture.call<{ readonly id: string }>('POST /goal_period', admin, {
    name: 'Antes',
    starts_on: '1999-01-01',
    ends_on: '1999-12-31',
  });
  await fixture.call('POST /goal', reader, { title: 'Escuchar mejor', period_id, target: 10, weight: 40 });
  const cycleId = await aCycle(undefined, { period_from: '1999-02-01', period_to: '1999-03-01' });
  await open(`?write=${await pending(cycleId)}`);
  const beside = within(await screen.findByRole('complementary'));
  expect(beside.getByRole('progressbar', { name: 'Escuchar mejor' })).toBeTruthy();
  expect(beside.getByText('Sin avance aún')).toBeTruthy();
  expect(beside.getByText('Peso: 40 de 100')).toBeTruthy();
  expect(beside.getByRole('heading', { name: 'Antes' })).toBeTruthy();
});

test('the leader who is named leads to the card of the leader', async () => {
  await aCycle();
  const { hook, searchHook } = memoryLocation({ path: '/performance_evaluation?tab=me' });
  await fixture.show(() => (
    <OrganizationContext value={{ modules: { profile: true }, areModulesMissing: false, settings: null }}>
      <Router hook={hook} searchHook={searchHook}>
        <PerformanceEvaluationScreen />
      </Router>
    </OrganizationContext>
  ));
  const [named] = await screen.findAllByText(/Tu líder:/u);
  const link = named?.querySelector('a');
  expect(link?.getAttribute('href')).toMatch(/^\/user\?id=./u);
  expect(link?.textContent).toMatch(/./u);
});

test('who writes about themself is asked in own words, and reads again what was written', async () => {
  const cycleId = await aCycle();
  await write(await pending(cycleId));
  expect(screen.getByRole('heading', { level: 1, name: 'Tu autoevaluación' })).toBeTruthy();
  expect(screen.getByText('¿Cumples lo que prometes?')).toBeTruthy();
  await press('Enviar respuestas');
  await screen.findByText('Gracias por escribirla');
  await open('');
  const [again] = await screen.findAllByRole('link', { name: 'Leer tu autoevaluación' });
  if (again === undefined) throw new Error('nothing to read again');
  await fixture.user.click(again);
  expect(await screen.findByText('¿Cumples lo que prometes?')).toBeTruthy();
  expect(screen.getByText('4')).toBeTruthy();
});

test('a calibrated result says that it was agreed, and draws no part as one that does not count', async () => {
  const cycleId = await aCycle();
  await write(await pending(cycleId));
  await press('Enviar respuestas');
  await screen.findByText('Gracias por escribirla');
  const advance = (from: string) =>
    fixture.call(`PATCH /org/evaluation_cycles/${cycleId}/advance`, admin, { from });
  await advance('writing');
  await fixture.deployment.tick();
  const id = (await listed('GET /evaluations/about_me', cycleId))?.id ?? '';
  const agreed = { score: 3.5, reason: 'Comparación' };
  await fixture.call(`PATCH /evaluation_person/${id}/calibration`, admin, agreed);
  await advance('calibrating');
  await fixture.call(`POST /org/evaluation_cycles/${cycleId}/share`, admin, {});
  await open(`?tab=me&person=${id}`);
  await press('Abrir mi resultado');
  await press('Abrir');
  expect(await screen.findByText('3.50 de 5')).toBeTruthy();
  expect(screen.getByText(/El puntaje final se acordó en la calibración/u)).toBeTruthy();
  expect(screen.queryByText(/No cuenta/u)).toBeNull();
});

test('a shared result is opened after its warning, and acknowledged with a comment', async () => {
  const cycleId = await aCycle();
  await write(await pending(cycleId));
  await press('Enviar respuestas');
  await screen.findByText('Gracias por escribirla');
  for (const from of ['writing', 'calibrating'])
    await fixture.call(`PATCH /org/evaluation_cycles/${cycleId}/advance`, admin, { from });
  await fixture.deployment.tick();
  await fixture.call(`POST /org/evaluation_cycles/${cycleId}/share`, admin, {});
  const place = await listed('GET /evaluations/about_me', cycleId);
  await open(`?tab=me&person=${place?.id ?? ''}`);
  await press('Abrir mi resultado');
  await press('Abrir');
  expect((await screen.findAllByText('4.00 de 5')).length).toBeGreaterThan(0);
  await press('Leí mi evaluación');
  await fixture.user.type(await screen.findByRole('textbox', { name: /Tu comentario/u }), 'De acuerdo.');
  await press('Registrar');
  const read = await screen.findByText(/^Leíste tu evaluación el/u);
  await waitFor(() => expect(document.activeElement).toBe(read));
  expect(await screen.findByText('De acuerdo.')).toBeTruthy();
});

test('the chosen peers stay in the form after a refusal and after a lost answer, and are proposed once', async () => {
  const cycleId = await aCycle([
    { kind: 'self', weight: 50 },
    { kind: 'peer', weight: 50 },
  ]);
  await open('?tab=me');
  await press('Proponer compañeros');
  const leader = (await listed('GET /evaluations/about_me', cycleId))?.leader;
  // Nobody proposes the own leader or themself.
  const unfit = [leader?.first_name ?? '', fixture.me.firstName].filter((name) => name !== '');
  const chips = (): number => screen.getAllByRole('button', { name: /^Quitar a/u }).length;
  const box = await screen.findByRole('combobox', { name: 'Compañeros' });
  for (let chosen = 1; chosen <= 3; chosen += 1) {
    await fixture.user.type(box, 'a');
    const options = await screen.findAllByRole('option', { selected: false });
    const free = options.find(({ textContent }) => !unfit.some((name) => textContent.includes(name)));
    if (free === undefined) throw new Error('nobody can be chosen');
    await fixture.user.click(free);
    await waitFor(() => expect(chips()).toBe(chosen));
    if (chosen < 3) {
      await press('Proponer');
      expect((await screen.findAllByText(/al menos 3 personas/u)).length).toBeGreaterThan(0);
      expect(chips()).toBe(chosen);
    }
  }
  fixture.faults.set('NominatePeers', lost);
  await press('Proponer');
  await waitFor(() => expect(fixture.keys.get('NominatePeers')?.length ?? 0).toBeGreaterThan(0));
  await screen.findByText(/no pudimos|sin conexión|conexión/iu, {}, { timeout: 20_000 });
  expect(chips()).toBe(3);
  fixture.faults.clear();
  await press('Proponer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(fixture.keys.get('NominatePeers')).size).toBe(1);
  const place = await fixture.call<readonly (WireCycle & { readonly nominations: readonly unknown[] })[]>(
    'GET /evaluations/about_me',
    reader,
  );
  expect(place.find((one) => one.cycle_id === cycleId)?.nominations).toHaveLength(3);
}, 40_000);
