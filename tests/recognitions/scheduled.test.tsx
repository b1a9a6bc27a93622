/** Scheduling from the box: the moment is chosen, the post waits, and cancelling brings the words back as a draft. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { toField } from '#src/lib/fieldMoment.ts';
import { listed } from '#src/feed/feed.cache.ts';
import { proposedMoments } from '#src/recognitions/schedule/moments.ts';
import { openFixture } from './fixture.tsx';
import { fill, words } from './writing.tsx';

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
