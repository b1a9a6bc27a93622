/** Scheduling from the box: the moment is chosen, the post waits, and cancelling brings the words back as a draft. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recognitionGroups, recognitionTypes } from '#backend/program/program.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { toField } from '#src/lib/fieldMoment.ts';
import { listed } from '#src/feed/feed.cache.ts';
import { proposedMoments } from '#src/recognitions/schedule/moments.ts';
import { nameOf } from '#src/people/personName.ts';
import { openFixture, writer } from './fixture.tsx';
import { fill, send, words } from './writing.tsx';

const fixture = openFixture();

const scheduled = () =>
  fixture.deployment.db.read(organizationIds.aurora, async (store) =>
    (await store.list(posts, { where: { state: 'scheduled' } })).rows.map(({ publishAt, message }) => ({
      publishAt,
      message,
    })),
  );

test('a recognition is scheduled for a proposed moment, listed, and cancelled into the box without a loss', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(fixture.deployment.now);
  await fill(fixture);
  const before = await fixture.purse();
  await fixture.press(/^programar…$/iu);
  const dialog = await screen.findByRole('dialog', { name: 'Programar' });
  const own = within(dialog).getByLabelText('Otro día y hora');
  fireEvent.change(own, { target: { value: toField(new Date(fixture.deployment.now).toISOString()) } });
  own.focus();
  await fixture.user.keyboard('{Enter}');
  within(dialog).getByText('Elige un momento que llegue en 5 minutos o más.');
  const [tomorrow] = proposedMoments(fixture.deployment.now);
  const [first] = within(dialog).getAllByRole('button', { name: /9:00/u });
  if (first !== undefined) await fixture.user.click(first);
  await fixture.press(/^programar para: /iu);
  await screen.findByText(/hasta entonces puedes cancelarlo/iu);
  expect(await scheduled()).toEqual([{ publishAt: tomorrow, message: words }]);
  expect(await fixture.purse()).toBe(before - 20);
  const top = listed(fixture.cache.getQueryData(postQueries.feed({}).queryKey)?.pages ?? []);
  expect(top.some(({ message }) => message === words)).toBe(false);

  await fixture.open();
  await fixture.press(/^programar…$/iu);
  await fixture.press(/^cancelar y editar/iu);
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /por qué/iu }).value).toBe(words),
  );
  expect(screen.getAllByRole('button', { name: /quitar a /iu })).toHaveLength(2);
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '10');
  expect(await scheduled()).toEqual([]);
  expect(await fixture.purse()).toBe(before);
});

const wait = 600_000;
const chooseType = async (): Promise<void> => {
  const [type] = await screen.findAllByRole('button', { name: /gracias|thank/iu });
  if (type !== undefined) await fixture.user.click(type);
};
const scheduleIn = async (ms: number): Promise<void> => {
  await fixture.press(/^programar…$/iu);
  const dialog = await screen.findByRole('dialog', { name: 'Programar' });
  const own = within(dialog).getByLabelText('Otro día y hora');
  fireEvent.change(own, {
    target: { value: toField(new Date(fixture.deployment.now + ms).toISOString()) },
  });
  own.focus();
  await fixture.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: /^programar para: /iu });
};

test('what came back on its day is listed with its reason: one can be edited whole, another is discarded', async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => fixture.deployment.now);
  const [first, second] = await fill(fixture);
  await scheduleIn(wait);
  await fixture.press(/^programar para: /iu);
  await screen.findByText(/hasta entonces puedes cancelarlo/iu);
  await fixture.press(/^reconocer a alguien más$/iu);
  if (first === undefined || second === undefined) throw new Error('two people were thanked');
  await fixture.choose(second.firstName);
  await fixture.write('Gracias por la visita');
  await chooseType();
  await scheduleIn(wait);
  await fixture.press(/^programar para: /iu);
  await screen.findByText(/hasta entonces puedes cancelarlo/iu);
  const before = await fixture.purse();
  await fixture.deployment.db.tx(organizationIds.aurora, (store) =>
    store.update(users, { id: { in: [first.id, second.id] } }, { active: false }),
  );
  fixture.deployment.now += wait + 60_000;
  await fixture.deployment.tick();
  expect(await scheduled()).toEqual([]);
  expect(await fixture.purse()).toBe(before + 20);

  await fixture.open({ scheduled: true });
  const dialog = await screen.findByRole('dialog', { name: 'Programar' });
  expect(
    await within(dialog).findAllByText(/^No se publicó: ya no queda nadie a quien agradecer\./u),
  ).toHaveLength(2);
  const drop = within(dialog).getByRole('button', { name: `Descartar: ${nameOf(second)}` });
  await fixture.user.click(drop);
  await waitFor(() => expect(drop.isConnected).toBe(false));
  expect(dialog.contains(document.activeElement)).toBe(true);
  await fixture.press(/^editar: /iu);
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /por qué/iu }).value).toBe(words),
  );
  expect(screen.getAllByRole('button', { name: /quitar a /iu })).toHaveLength(2);
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '10');
});

test('a moment that has grown stale is refused at its field, with the focus there and nothing lost', async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => fixture.deployment.now);
  await fill(fixture);
  await scheduleIn(wait);
  fixture.deployment.now += wait;
  await fixture.press(/^programar para: /iu);
  const dialog = await screen.findByRole('dialog', { name: 'Programar' });
  within(dialog).getByText('Elige un momento que llegue en 5 minutos o más.');
  const own = within(dialog).getByLabelText('Otro día y hora');
  await waitFor(() => expect(document.activeElement).toBe(own));
  fireEvent.change(own, {
    target: { value: toField(new Date(fixture.deployment.now + wait).toISOString()) },
  });
  await fixture.user.keyboard('{Enter}');
  await fixture.press(/^programar para: /iu);
  await screen.findByText(/hasta entonces puedes cancelarlo/iu);
  expect((await scheduled()).map(({ message }) => message)).toEqual([words]);
});

test('a monthly limit that is used up refuses what is sent now, not what appears in the next month', async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => fixture.deployment.now);
  await fixture.deployment.db.tx(organizationIds.aurora, async (store) => {
    const { rows: types } = await store.list(recognitionTypes);
    const { rows: people } = await store.list(users, { where: { email: writer } });
    await store.insert(recognitionGroups, [
      {
        id: 'one a month',
        name: 'One a month',
        recognitionTypeIds: types.map(({ id }) => id),
        userIds: people.map(({ id }) => id),
        monthlyLimit: 1,
        active: true,
        createdAt: new Date(fixture.deployment.now).toISOString(),
      },
    ]);
  });
  // The world has sent one this month.
  await fill(fixture);
  await fixture.press(send);
  await screen.findByText(/este mes\.? ?$/iu, { selector: '[role=alert] *' });
  await scheduleIn(31 * 86_400_000);
  await fixture.press(/^programar para: /iu);
  await screen.findByText(/hasta entonces puedes cancelarlo/iu);
  expect((await scheduled()).map(({ message }) => message)).toEqual([words]);
});
