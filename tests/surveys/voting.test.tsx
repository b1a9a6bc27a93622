/**
 * Voting in a page over the real backend: the choice stays, a sent vote counts once, and only real results are shown.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { errorOf } from '#schema/errors.ts';
import { createStore } from '#src/lib/store.ts';
import { answerPosts } from '#src/posts/posts.live.ts';
import { postQuery } from '#src/feed/post.queries.ts';
import { PollCard } from '#src/surveys/PollCard.tsx';
import { openFixture, asker, lost, reader, type WirePoll } from './fixture.tsx';

const fixture = openFixture();

const open = async (poll: WirePoll): Promise<void> => {
  await fixture.show(({ me }) => <PollCard id={poll.id} owner={me.id} />);
  await screen.findByText(/personas? vot|nadie ha votado/iu);
};
const choose = async (name: RegExp): Promise<void> =>
  fixture.user.click(
    screen.getByRole(screen.queryAllByRole('radio').length > 0 ? 'radio' : 'checkbox', { name }),
  );
const press = async (name: string): Promise<void> =>
  fixture.user.click(await screen.findByRole('button', { name }));
const first = ({ options }: WirePoll, at = 0): string => options[at]?.id ?? '';

/** Sends the page the stream event for a changed poll. */
const told = async ({ post_id: postId }: WirePoll): Promise<void> => {
  await fixture.cache.fetchQuery(postQuery(postId));
  await answerPosts(fixture.cache, [
    { id: 'm', kind: 'post.changed', postId, at: new Date(fixture.deployment.now).toISOString() } as never, // the fields that posts read
  ]);
};

describe('a vote in a poll', () => {
  test('a vote counts once, and the results appear after it', async () => {
    const poll = await fixture.aPoll();
    await open(poll);
    expect(screen.queryByText(/%/u)).toBeNull();
    await choose(/café/iu);
    await press('Votar');
    await screen.findByText('Tu voto está guardado.');
    expect(screen.getByText('1 persona votó')).toBeTruthy();
    expect(screen.getByText(/100/u)).toBeTruthy();
    expect(await fixture.poll(poll.id)).toMatchObject({ ballots: 1, my_option_ids: [first(poll, 1)] });
  });

  test('a vote shows no results before the end if they are shown only after closing', async () => {
    const poll = await fixture.aPoll({ resultsShown: 'after_close' });
    await open(poll);
    await choose(/té/iu);
    await press('Votar');
    await screen.findByText(/los resultados se verán cuando cierre\.$/iu);
    expect(screen.queryByText(/%/u)).toBeNull();
  });

  test('a vote whose answer is lost is sent again with the same key and counts once', async () => {
    const poll = await fixture.aPoll();
    await open(poll);
    fixture.faults.set('CastVote', lost);
    await choose(/té/iu);
    await press('Votar');
    await screen.findByText(/tu voto no se guardó/iu, {}, { timeout: 20_000 });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /té/iu }).checked).toBe(true);
    fixture.faults.clear();
    await press('Reintentar');
    await screen.findByText('Tu voto está guardado.');
    expect(new Set(fixture.keys.get('CastVote')).size).toBe(1);
    expect(await fixture.poll(poll.id)).toMatchObject({ ballots: 1 });
  }, 30_000);

  test('a vote after the poll was closed does not count and says so', async () => {
    const poll = await fixture.aPoll();
    await open(poll);
    await choose(/mate/iu);
    await fixture.call(`PATCH /poll/${poll.id}`, asker, { closed: true });
    await press('Votar');
    await screen.findByText('La votación cerró antes de que tu voto se contara.');
    await screen.findByText(/^cerró el/iu);
    expect(await fixture.poll(poll.id)).toMatchObject({ ballots: 0, my_option_ids: [] });
  });

  test('a vote can be changed and withdrawn', async () => {
    const poll = await fixture.aPoll({ multiple: true });
    await open(poll);
    await choose(/té/iu);
    await choose(/mate/iu);
    await press('Votar');
    await press('Cambiar voto');
    await choose(/té/iu);
    await press('Guardar cambio');
    await screen.findByText('Tu voto está guardado.');
    expect(await fixture.poll(poll.id)).toMatchObject({ ballots: 1, my_option_ids: [first(poll, 2)] });
    await press('Retirar voto');
    await screen.findByRole('button', { name: 'Votar' });
    expect(screen.getByText('Nadie ha votado todavía')).toBeTruthy();
    expect(await fixture.poll(poll.id)).toMatchObject({ ballots: 0 });
  });

  test('a vote with more options than the maximum is not sent', async () => {
    const poll = await fixture.aPoll({ multiple: true, maxChoices: 2 });
    await open(poll);
    for (const name of [/té/iu, /café/iu, /mate/iu]) await choose(name);
    await press('Votar');
    await screen.findByText('Puedes seleccionar 2 opciones como máximo.');
    expect(fixture.keys.get('CastVote')).toBeUndefined();
  });
});

/** How often the list was drawn; 0 removes the card. */
const list = createStore({ context: 1, on: { drawn: (_, { count }: { count: number }) => count } });
const draw = (count: number): void => act(() => list.trigger.drawn({ count }));
function List({ id, owner }: { readonly id: string; readonly owner: string }): ReactElement | null {
  const count = useSelector(list, ({ context }) => context);
  return count === 0 ? null : <PollCard key={count} id={id} owner={owner} />;
}
const openInList = async (poll: WirePoll): Promise<void> => {
  list.trigger.drawn({ count: 1 });
  await fixture.show(({ me }) => <List id={poll.id} owner={me.id} />);
  await screen.findByText(/personas? vot|nadie ha votado/iu);
};
/** Delays the answers of an operation until the returned function is called. */
const holdsBack = (operation: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  fixture.faults.set(operation, async (answer) => {
    await promise;
    return answer;
  });
  return resolve;
};
const isBusy = (): boolean => screen.getByRole('button', { name: /vot/iu }).ariaBusy === 'true';

describe('a poll card in a redrawn list', () => {
  test('a redrawn poll card shows that its vote is being sent, and then that it is saved', async () => {
    const poll = await fixture.aPoll();
    await openInList(poll);
    const answer = holdsBack('CastVote');
    await choose(/café/iu);
    await press('Votar');
    await waitFor(() => expect(fixture.keys.get('CastVote')).toHaveLength(1));
    draw(2);
    expect(isBusy()).toBe(true);
    answer();
    await screen.findByText('Tu voto está guardado.');
    expect(fixture.keys.get('CastVote')).toHaveLength(1);
    expect(await fixture.poll(poll.id)).toMatchObject({ ballots: 1, my_option_ids: [first(poll, 1)] });
  });

  test('a redrawn poll card shows a vote that failed without a card, and keeps its choice', async () => {
    const poll = await fixture.aPoll();
    await openInList(poll);
    const { promise, resolve } = Promise.withResolvers<void>();
    fixture.faults.set('CastVote', async () => {
      await promise;
      return Response.json({ errors: [{ message: 'no', extensions: errorOf('internal', 'es').facts() }] });
    });
    await choose(/mate/iu);
    await press('Votar');
    await waitFor(() => expect(fixture.keys.get('CastVote')).toHaveLength(1));
    draw(0);
    resolve();
    await waitFor(() => expect(fixture.cache.isMutating() + fixture.cache.isFetching()).toBe(0));
    draw(2);
    await screen.findByText(/tu voto no se guardó/iu, {}, { timeout: 20_000 });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /mate/iu }).checked).toBe(true);
    fixture.faults.clear();
    await press('Reintentar');
    await screen.findByText('Tu voto está guardado.');
  }, 30_000);

  test('a redrawn poll card still shows the fault of an empty vote', async () => {
    await openInList(await fixture.aPoll());
    await press('Votar');
    await screen.findByText('Debes seleccionar al menos una opción.');
    draw(2);
    screen.getByText('Debes seleccionar al menos una opción.');
  });

  test('a redrawn poll card continues a vote change, even after a time without a card', async () => {
    const poll = await fixture.aPoll();
    await fixture.call(`PUT /poll/${poll.id}/vote`, reader, { option_ids: [first(poll)] });
    await openInList(poll);
    await press('Cambiar voto');
    draw(2);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    draw(0);
    await act(async () => undefined);
    draw(3);
    await choose(/café/iu);
    await press('Guardar cambio');
    await screen.findByText('Tu voto está guardado.');
    expect(await fixture.poll(poll.id)).toMatchObject({ my_option_ids: [first(poll, 1)] });
  });
});

describe('an unsent choice in a poll', () => {
  test('an unsent choice stays when the votes of others arrive by the stream', async () => {
    const poll = await fixture.aPoll({ resultsShown: 'always' });
    await open(poll);
    await choose(/té/iu);
    await fixture.call(`PUT /poll/${poll.id}/vote`, asker, { option_ids: [first(poll, 2)] });
    await told(poll);
    await screen.findByText('1 persona votó');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /té/iu }).checked).toBe(true);
  });

  test('an unsent choice survives a reload, and is removed once the vote was sent', async () => {
    const poll = await fixture.aPoll();
    await open(poll);
    await choose(/café/iu);
    await open(poll);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /café/iu }).checked).toBe(true);
    await press('Votar');
    await screen.findByText('Tu voto está guardado.');
    await fixture.call(`DELETE /poll/${poll.id}/vote`, reader);
    await open(poll);
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3));
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
  });
});

const nameOf = async (email: string): Promise<string> => {
  const person = await fixture.call<Record<'first_name' | 'last_name', string>>('GET /user', email);
  return `${person.first_name} ${person.last_name}`;
};

describe('the voters of a poll', () => {
  test('the number of voters opens a dialog that names them with their options, or those of one option', async () => {
    const poll = await fixture.aPoll();
    await fixture.call(`PUT /poll/${poll.id}/vote`, asker, { option_ids: [first(poll)] });
    await fixture.call(`PUT /poll/${poll.id}/vote`, reader, { option_ids: [first(poll, 1)] });
    await open(poll);
    await press('2 personas votaron');
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiénes votaron' }));
    await dialog.findByText('2 personas');
    const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    const [readerName = '', askerName = ''] = await Promise.all([reader, asker].map(nameOf));
    const askerRow = expect.stringMatching(new RegExp(`${askerName}.*Té`, 'u')) as unknown;
    const readerRow = expect.stringMatching(new RegExp(`${readerName}.*Café`, 'u')) as unknown;
    expect(rows()).toHaveLength(2);
    expect(rows()).toEqual(expect.arrayContaining([askerRow, readerRow]));
    await fixture.user.click(dialog.getByRole('button', { name: /Opción/u }));
    await fixture.user.click(await screen.findByRole('option', { name: /Café/u }));
    await dialog.findByText('1 persona');
    expect(rows()).toEqual([expect.stringContaining(readerName)]);
  });

  test('an anonymous poll does not offer the list of voters', async () => {
    const poll = await fixture.aPoll({ anonymous: true });
    await fixture.call(`PUT /poll/${poll.id}/vote`, reader, { option_ids: [first(poll, 1)] });
    await open(poll);
    await screen.findByText(/anónima/iu);
    expect(screen.queryByRole('button', { name: /persona votó/iu })).toBeNull();
  });
});

test('a deleted poll says so on its card', async () => {
  const poll = await fixture.aPoll();
  await fixture.call(`DELETE /post/${poll.post_id}`, asker);
  await fixture.show(({ me }) => <PollCard id={poll.id} owner={me.id} />);
  await screen.findByText('Esta encuesta ya no está.', {}, { timeout: 20_000 });
}, 30_000);
