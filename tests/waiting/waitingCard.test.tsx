/** The queue on Home over the real backend: acts in place, undo, snooze, keyboard, and a queue that cannot be loaded. */
import { setupI18n } from '@lingui/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageSize } from '#schema/limits.ts';
import { kindFacts, waitingKinds } from '#schema/waiting/kinds.ts';
import { communicationOf } from '#src/communications/communication.queries.ts';
import type { ShownCommunication } from '#src/communications/communications.queries.ts';
import { WaitingBeside } from '#src/home/WaitingBeside.tsx';
import { waitingParts } from '#src/home/waitingParts.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { nameOf } from '#src/people/personName.ts';
import { meQuery, type Me } from '#src/session/me.queries.ts';
import { waitingLooks } from '#src/waiting/waitingLook.ts';
import { waitingQueries, type ShownWaiting } from '#src/waiting/waiting.queries.ts';
import { waitingSummary } from '#src/waiting/waitingWords.ts';
import { must } from '#stories/kit/must.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, long, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  forgetPerson();
  vi.unstubAllGlobals();
  deployment.close();
});

const open = (as: string): Promise<OpenPage> =>
  openPage(deployment, <WaitingBeside />, { as: `${as}@aurora.example`, at: '/' });
const proof = /^Aprobar: Revisa el borrador del informe$/u;

test('each kind is counted by its own name, and one without things is not named', () => {
  const counts = [
    { kind: 'evaluation', count: 15 },
    { kind: 'survey', count: 1 },
    { kind: 'poll', count: 3 },
    { kind: 'task', count: 0 },
  ] as const;
  const i18n = setupI18n({ locale: 'es' });
  expect(waitingSummary(counts, (words) => i18n._(words), 'es')).toBe(
    '15 evaluaciones, 1 encuesta, 3 votaciones',
  );
});

test('each kind is finished here in the way that the table of kinds says', () => {
  const ways = waitingKinds.map((kind) => {
    const part = waitingParts[kind];
    return [kind, part === undefined ? null : 'act' in part ? 'press' : 'form'];
  });
  expect(ways).toEqual(waitingKinds.map((kind) => [kind, kindFacts[kind].here]));
});

test('what can be refused has a part that sends the refusal', async () => {
  const refused = await Promise.all(
    waitingKinds.map(async (kind) => {
      const part = waitingParts[kind];
      const act = part !== undefined && 'act' in part ? await part.act() : undefined;
      return [kind, act?.refuse !== undefined];
    }),
  );
  expect(refused).toEqual(waitingKinds.map((kind) => [kind, waitingLooks[kind].refuse !== undefined]));
});

const showAll = async ({ user }: OpenPage): Promise<void> => {
  const more = screen.queryByRole('button', { name: /^Ver todo/u }) ?? (await button(/^Ver todo/u));
  await user.click(more);
  expect(document.activeElement).toHaveProperty('dataset.main', '');
};
const isOnNext = () => waitFor(() => expect(document.activeElement).toHaveProperty('dataset.main', ''), soon);

test(
  'a manager refuses in place with a reason, and the next line has the focus',
  { timeout: long },
  async () => {
    const page = await open('manager');
    await showAll(page);
    const { user, writes } = page;
    await user.click(await screen.findByRole('button', { name: /^Devolver: Revisa el borrador/u }, soon));
    const send = await button('Devolver');
    expect(send).toHaveProperty('disabled', true);
    const field = await screen.findByRole('textbox', { name: 'Motivo' }, soon);
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Falta la ');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Motivo' })).toBe(null);
    await user.click(screen.getByRole('button', { name: /^Devolver: Revisa el borrador/u }));
    const again = await screen.findByRole('textbox', { name: 'Motivo' }, soon);
    expect(again).toHaveProperty('value', 'Falta la ');
    await user.type(again, 'fecha.');
    await user.click(await button('Devolver'));
    await waitFor(() => expect(screen.queryByRole('button', { name: proof })).toBe(null), soon);
    expect(writes.map(({ name }) => name)).toContain('SendBackTask');
    await isOnNext();
    expect(await screen.findByText('Hecho', {}, soon)).toBeTruthy();
  },
);

test(
  'a communication shows what it says before it is confirmed, and the next line has the focus',
  { timeout: long },
  async () => {
    const page = await open('manager');
    await showAll(page);
    const { user, cache } = page;
    const whole = waitingQueries.queue(pageSize.max).queryKey;
    const item = await waitFor(
      () => must(cache.getQueryData(whole)?.items.find(({ kind }) => kind === 'communication')),
      soon,
    );
    const read = await screen.findByRole('button', { name: `Leer: ${item.title}` }, soon);
    expect(screen.queryByRole('button', { name: 'Leído y entendido' })).toBe(null);
    await user.click(read);
    const confirm = await button('Leído y entendido');
    const said = must<ShownCommunication>(cache.getQueryData(communicationOf(item.id).queryKey)).message;
    expect(said).not.toBe('');
    expect(read.closest('li')?.textContent).toContain(said);
    await user.click(confirm);
    await waitFor(() => expect(read.isConnected).toBe(false), soon);
    await isOnNext();
  },
);

test(
  'the next line has the focus also if the stream takes a line away before its act is answered',
  { timeout: long },
  async () => {
    const page = await open('manager');
    await showAll(page);
    const { user, cache, holds } = page;
    const release = holds('ApproveTask');
    await user.click(await screen.findByRole('button', { name: proof }, soon));
    await waitFor(async () => {
      await cache.refetchQueries({ queryKey: waitingQueries.all() });
      expect(screen.queryByRole('button', { name: proof })).toBe(null);
    }, soon);
    expect(document.activeElement).toBe(document.body);
    release();
    await isOnNext();
  },
);

test(
  'a manager approves by Enter, the next line has the focus, and the approval is taken back',
  { timeout: long },
  async () => {
    const page = await open('manager');
    await showAll(page);
    const { user } = page;
    const approve = await screen.findByRole('button', { name: proof }, soon);
    approve.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: proof })).toBe(null), soon);
    await isOnNext();
    await user.click(await screen.findByRole('button', { name: /^Deshacer/u }, soon));
    await isOnNext();
    await screen.findByRole('button', { name: proof }, soon);
  },
);

test(
  'an employee moves by keys, unfolds a form and folds it, and puts a thing off until tomorrow',
  { timeout: long },
  async () => {
    const { user, cache, fails } = await open('employee');
    const list = await screen.findByRole('list', { name: 'Lo que te espera' }, soon);
    const mains = () => [...list.querySelectorAll<HTMLElement>('[data-main]')];
    mains()[0]?.focus();
    await user.keyboard('j');
    expect(mains()[1]).toBe(document.activeElement);
    await user.keyboard('{ArrowUp}');
    expect(mains()[0]).toBe(document.activeElement);

    const form = mains().find((one) => one.hasAttribute('aria-expanded'));
    form?.focus();
    await user.keyboard('{Enter}');
    expect(form?.getAttribute('aria-expanded')).toBe('true');
    // It outlives a refresh that fails.
    fails.add('Waiting');
    await act(() => cache.refetchQueries({ queryKey: waitingQueries.all() }));
    await screen.findByText('No pudimos actualizar lo que te espera.', {}, soon);
    expect([form?.isConnected, form?.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    fails.delete('Waiting');
    await act(() => cache.refetchQueries({ queryKey: waitingQueries.all() }));
    await user.keyboard('{Escape}');
    expect(form?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(form);

    const total = () => cache.getQueryData(waitingQueries.queue(5).queryKey)?.total ?? 0;
    const before = total();
    const [first] = within(list).getAllByRole('button', { name: /^Posponer hasta mañana/u });
    if (first !== undefined) await user.click(first);
    await waitFor(() => expect(total()).toBe(before - 1), soon);
    expect(screen.getByText('Pospuesto hasta mañana')).toBeTruthy();
  },
);

const thing = (facts: Pick<ShownWaiting, 'kind'> & Partial<ShownWaiting>): ShownWaiting => ({
  id: facts.kind,
  subjectId: facts.kind,
  title: 'Anual',
  titleEn: null,
  words: null,
  points: null,
  who: null,
  since: '2026-03-10T12:00:00.000Z',
  dueAt: null,
  address: '/',
  ...facts,
});

test('lines say whose evaluation it is, that news of a goal are late, and since when a request waits', async () => {
  const { cache } = await open('employee');
  const me = must<Me>(cache.getQueryData(meQuery().queryKey));
  const items = [
    thing({ kind: 'evaluation', who: { ...me, active: true } }),
    thing({ kind: 'checkin', title: 'Meta', dueAt: '2026-03-10T12:00:00.000Z' }),
    thing({ kind: 'point_request', points: 20, words: 'Para el equipo' }),
  ];
  act(() => {
    cache.setQueryData(waitingQueries.queue(5).queryKey, { items, counts: [], total: 3 });
  });
  const [own, checkin, request] = await screen.findAllByRole('listitem', {}, soon);
  expect(own?.textContent).toContain('Tu autoevaluación');
  expect(own?.textContent).not.toContain(nameOf(me));
  expect(checkin?.textContent).toContain('Avance pendiente desde el 10/03/2026');
  expect(checkin?.textContent).not.toContain('Venció');
  expect(request?.textContent).toMatch(/Desde /u);
});
