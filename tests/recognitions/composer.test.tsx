/**
 * Writing and sending a recognition over the real backend: no input is lost, nothing is sent twice, and points move
 * once.
 */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draftPlace } from '#src/posts/draftPlace.ts';
import { listed } from '#src/feed/feed.cache.ts';
import { postQueries } from '#src/feed/posts.queries.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { users } from '#backend/people/users.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { writer, openFixture } from './fixture.tsx';
import { colleagues as colleaguesOf, fill as fillIn, published, send, words } from './writing.tsx';

const fixture = openFixture();
const colleagues = () => colleaguesOf(fixture);
const fill = () => fillIn(fixture);

const notSent = () => screen.findByText(/No se envió. Tu mensaje sigue aquí./u);

describe('sending a recognition', () => {
  test('a recognition of two colleagues debits the wallet, heads the feed and clears the draft', async () => {
    await fill();
    const before = await fixture.purse();
    expect(screen.getByText(/2 personas × 10/u)).toBeDefined();
    await fixture.press(send);
    await published();
    expect(await fixture.sent()).toBe(1);
    expect(await fixture.purse()).toBe(before - 20);
    await waitFor(() =>
      expect(fixture.cache.getQueryData(meQuery().queryKey)?.pointsToGive).toBe(before - 20),
    );
    const [top] = listed(fixture.cache.getQueryData(postQueries.feed({}).queryKey)?.pages ?? []);
    expect(top).toMatchObject({ message: words, amount: 20 });
    expect(
      Object.keys(localStorage).filter((key) => key.startsWith('draft:') || key.startsWith('intent:')),
    ).toEqual([]);
  });

  test('a double press on send sends one recognition', async () => {
    await fill();
    await fixture.user.dblClick(screen.getByRole('button', { name: send }));
    await published();
    expect(await fixture.sent()).toBe(1);
    expect(fixture.keys).toHaveLength(1);
  });

  test('retrying after a lost answer returns the same recognition and debits the wallet once', async () => {
    await fill();
    const before = await fixture.purse();
    fixture.fault = () => new Response('<html>lost</html>', { status: 500 });
    await fixture.press(send);
    await notSent();
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty('value', words);
    fixture.fault = undefined;
    await fixture.press(/reintentar/iu);
    await published();
    expect(await fixture.sent()).toBe(1);
    expect(await fixture.purse()).toBe(before - 20);
    expect(new Set(fixture.keys).size).toBe(1);
  });

  test('sending again after a reload in the middle of sending returns the same recognition', async () => {
    await fill();
    fixture.fault = () => new Promise<never>(() => undefined);
    await fixture.press(send);
    await waitFor(() => expect(fixture.keys).toHaveLength(1));
    fixture.fault = undefined;
    await fixture.open();
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty('value', words);
    await fixture.press(send);
    await published();
    expect(await fixture.sent()).toBe(1);
    expect(new Set(fixture.keys).size).toBe(1);
  });

  test('a recognition with other content is sent as a second recognition', async () => {
    await fill();
    await fixture.press(send);
    await published();
    await fixture.press(/reconocer a alguien más/iu);
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty('value', '');
    const [first] = await colleagues();
    await fixture.choose(first?.firstName ?? '');
    await fixture.press(/gracias/iu);
    await fixture.press(send);
    await published();
    expect(await fixture.sent()).toBe(2);
    expect(new Set(fixture.keys).size).toBe(2);
  });

  test('a wallet spent elsewhere meanwhile is reported at the amount, and the message stays', async () => {
    await fill();
    // Another tab spends the balance to give meanwhile; this page still shows the old number.
    const [, other] = await colleagues();
    const spent = await fixture.purse();
    await fixture.deployment.rest('POST /send_feedback', {
      as: writer,
      body: { reciever_emails: [other?.email], amount: spent - 5, post_types: [await firstType()] },
    });
    await fixture.press(send);
    await notSent();
    expect(screen.getByText(/Tienes 5 puntos para dar y esto cuesta 20/u)).toBeDefined();
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty('value', words);
    expect(await fixture.sent()).toBe(1);
  });

  test('a recognition refused with 401 keeps its message', async () => {
    await fill();
    fixture.fault = () =>
      new Response(JSON.stringify({ code: 'unauthorized' }), {
        status: 401,
        headers: { 'content-type': 'application/json' },
      });
    await fixture.press(send);
    await notSent();
    fixture.fault = undefined;
    await fixture.open();
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty('value', words);
  });
});

/** Id of the first type that may be sent. */
async function firstType(): Promise<string> {
  const answered = await fixture.deployment.rest('GET /post_type', { as: writer });
  const [first] = (await answered.json()) as { id: string }[];
  return first?.id ?? '';
}

describe('the saved draft', () => {
  test('a draft survives a reload with its people and points', async () => {
    const [first, second] = await fill();
    await fixture.open();
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty('value', words);
    for (const one of [first, second])
      expect(
        screen.getByRole('button', { name: new RegExp(`quitar a ${one?.firstName ?? ''}`, 'iu') }),
      ).toBeDefined();
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '10');
  });

  test('a draft drops a person whose account was deactivated, and names that person', async () => {
    const [first, second] = await fill();
    await fixture.deployment.db.tx(organizationIds.aurora, (store) =>
      store.update(users, { id: second?.id ?? '' }, { active: false }),
    );
    await fixture.open();
    expect(
      await screen.findByText(
        new RegExp(`Quitamos a ${second?.firstName ?? ''}.*ya no tiene la cuenta activa`, 'u'),
      ),
    ).toBeDefined();
    expect(
      screen.queryByRole('button', { name: new RegExp(`quitar a ${second?.firstName ?? ''}`, 'iu') }),
    ).toBeNull();
    expect(
      screen.getByRole('button', { name: new RegExp(`quitar a ${first?.firstName ?? ''}`, 'iu') }),
    ).toBeDefined();
  });

  test('an unreadable draft opens an empty composer', async () => {
    await fixture.open();
    const me = await fixture.cache.fetchQuery(meQuery());
    if (me === null) throw new Error('somebody is signed in');
    localStorage.setItem(draftPlace(me), '{"receivers":"everyone"');
    await fixture.open();
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty('value', '');
  });
});

describe('writing a recognition', () => {
  test('an incomplete recognition is not sent, and the composer names the missing fields', async () => {
    await fixture.open();
    await fixture.press(send);
    await waitFor(() =>
      expect(screen.getAllByText('Elige al menos a una persona.', { ignore: false })).toHaveLength(2),
    );
    expect(screen.getByText('Elige qué destacas.')).toBeDefined();
    expect(fixture.keys).toEqual([]);
  });

  test('pasted addresses become receivers, and addresses that cannot be thanked are named', async () => {
    await fixture.open();
    const me = await fixture.cache.fetchQuery(meQuery());
    const [first, second] = await colleagues();
    await fixture.user.click(screen.getByRole('combobox'));
    await fixture.user.paste(
      `${first?.email ?? ''}\n${second?.email ?? ''}\n${me?.email ?? ''}\nnadie@aurora.example`,
    );
    expect(await screen.findByText(/No puedes reconocerte a ti/u)).toBeDefined();
    expect(screen.getByText(/Quitamos a nadie@aurora.example: no está en tu organización/u)).toBeDefined();
    expect(screen.getAllByRole('button', { name: /quitar a/iu })).toHaveLength(2);
  });

  test('typing @ adds a colleague as receiver, and typing +25 sets the points', async () => {
    await fixture.open();
    const [first] = await colleagues();
    await fixture.write(`Gracias @${first?.firstName ?? ''}`);
    await fixture.user.click(
      await screen.findByRole('option', { name: new RegExp(first?.firstName ?? '', 'u') }),
    );
    await fixture.write('por todo +25 siempre');
    expect(
      screen.getByRole('button', { name: new RegExp(`quitar a ${first?.firstName ?? ''}`, 'iu') }),
    ).toBeDefined();
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '25');
    expect(screen.getByRole('textbox', { name: /por qué/iu })).toHaveProperty(
      'value',
      `Gracias ${first?.firstName ?? ''} por todo siempre`,
    );
  });
});
