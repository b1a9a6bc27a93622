/** The queue on Home over the real backend: acts in place, undo, snooze, keyboard, and a queue that cannot be loaded. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kindFacts, waitingKinds } from '#schema/waiting/kinds.ts';
import { WaitingBeside } from '#src/home/WaitingBeside.tsx';
import { waitingParts } from '#src/home/waitingParts.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { waitingQueries } from '#src/waiting/waiting.queries.ts';
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

test('each kind is finished here in the way that the table of kinds says', () => {
  const ways = waitingKinds.map((kind) => {
    const part = waitingParts[kind];
    return [kind, part === undefined ? null : 'act' in part ? 'press' : 'form'];
  });
  expect(ways).toEqual(waitingKinds.map((kind) => [kind, kindFacts[kind].here]));
});

test(
  'a manager approves by Enter, the next line has the focus, and the approval is taken back',
  { timeout: long },
  async () => {
    const { user } = await open('manager');
    const more = screen.queryByRole('button', { name: /^Ver todo/u }) ?? (await button(/^Ver todo/u));
    await user.click(more);
    const approve = await screen.findByRole('button', { name: proof }, soon);
    approve.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: proof })).toBe(null), soon);
    await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.main', ''), soon);
    await user.click(await screen.findByRole('button', { name: /^Deshacer/u }, soon));
    await screen.findByRole('button', { name: proof }, soon);
  },
);

test(
  'an employee moves by keys, unfolds a form and folds it, and puts a thing off until tomorrow',
  { timeout: long },
  async () => {
    const { user, cache } = await open('employee');
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
