/** Creating a poll in a page over the real backend: the draft survives, and the poll is published once. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PollDraft } from '#src/surveys/pollDraft.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import { pollPlace, readPollDraft } from '#src/surveys/pollDraft.ts';
import { pollChange, pollReasons } from '#src/surveys/pollForm.ts';
import { PollFormDialog } from '#src/surveys/PollFormDialog.tsx';
import { pollQueries } from '#src/surveys/polls.queries.ts';
import { tokenStore } from '#src/api/token.ts';
import { openFixture, lost, reader, type WirePoll } from './fixture.tsx';

const fixture = openFixture();
const closed = vi.fn<() => void>();

const open = async (): Promise<void> => {
  closed.mockClear();
  await fixture.show(({ me }) => <PollFormDialog owner={me} onClose={closed} />);
  await screen.findByRole('textbox', { name: 'Pregunta' });
};
const write = async (name: string, text: string): Promise<void> =>
  fixture.user.type(screen.getByRole('textbox', { name }), text);
const press = async (name: string): Promise<void> =>
  fixture.user.click(await screen.findByRole('button', { name }));
const written = async (): Promise<void> => {
  await write('Pregunta', '¿Playa o montaña?');
  await write('Opción 1', 'Playa');
  await write('Opción 2', 'Montaña');
};
const value = (name: string): string => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
/** Number of the reader's polls in the feed. */
const asked = async (): Promise<number> => {
  const { items } = await fixture.call<{ items: readonly { message: string }[] }>('GET /post', reader);
  return items.filter(({ message }) => message === '¿Playa o montaña?').length;
};

describe('a new poll', () => {
  test('a published poll appears in the feed, and its draft is removed', async () => {
    await open();
    await written();
    await press('Publicar');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(await asked()).toBe(1);
    expect(readPollDraft(pollPlace(fixture.me))).toBeNull();
  });

  test('an unpublished poll survives a reload, and starting again clears it', async () => {
    await open();
    await written();
    await open();
    expect(value('Pregunta')).toBe('¿Playa o montaña?');
    expect(value('Opción 2')).toBe('Montaña');
    await press('Empezar de nuevo');
    expect(value('Pregunta')).toBe('');
    await open();
    expect(value('Pregunta')).toBe('');
  });

  test('a poll whose answer is lost is published once, even after a reload', async () => {
    await open();
    await written();
    fixture.faults.set('CreatePoll', lost);
    await press('Publicar');
    await screen.findByText(/no se publicó/iu, {}, { timeout: 20_000 });
    fixture.faults.clear();
    await open();
    await press('Publicar');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(new Set(fixture.keys.get('CreatePoll')).size).toBe(1);
    expect(await asked()).toBe(1);
  }, 30_000);

  test('a poll refused with an invalid session is kept, and can be published later', async () => {
    await open();
    await written();
    const token = tokenStore.read() ?? '';
    tokenStore.write(`${token.slice(0, -4)}AAAA`);
    await press('Publicar');
    await screen.findByText(/no se publicó/iu);
    tokenStore.write(token);
    await open();
    expect(value('Pregunta')).toBe('¿Playa o montaña?');
    await press('Publicar');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(await asked()).toBe(1);
  });

  test('an incomplete poll reports its faults at the fields and is not sent', async () => {
    await open();
    await write('Opción 1', 'Una');
    await write('Opción 2', 'una');
    await press('Publicar');
    await screen.findByText('La pregunta es requerida.', { selector: '[role=alert] *' });
    await screen.findByText('No puedes tener opciones duplicadas.');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Pregunta' }));
    await write('Opción 2', ' más');
    await waitFor(() => expect(screen.queryByText('No puedes tener opciones duplicadas.')).toBeNull());
    expect(fixture.keys.get('CreatePoll')).toBeUndefined();
  });
});

describe('the edit of a poll', () => {
  const edit = async (poll: WirePoll): Promise<void> => {
    closed.mockClear();
    await fixture.show(() => <span />);
    const seen = await fixture.cache.fetchQuery(pollQueries.one(poll.id));
    await fixture.show(({ me }) => <PollFormDialog owner={me} poll={seen} onClose={closed} />);
    await screen.findByRole('dialog');
  };

  test('editing a poll’s question updates the message of its post', async () => {
    const poll = await fixture.aPoll({}, reader);
    await edit(poll);
    await write('Pregunta', ' Para el lunes');
    await press('Guardar');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(await fixture.call(`GET /post/${poll.post_id}`, reader)).toMatchObject({
      message: '¿Té o café? Para el lunes',
    });
  });

  test('a poll with votes offers no field to edit its question', async () => {
    const poll = await fixture.aPoll({}, reader);
    await fixture.call(`PUT /poll/${poll.id}/vote`, reader, { option_ids: [poll.options[0]?.id] });
    await edit(poll);
    await screen.findByText(/ya hay votos/iu);
    expect(screen.queryByRole('textbox', { name: 'Pregunta' })).toBeNull();
  });
});

describe('the form of a poll', () => {
  const draft: PollDraft = {
    question: '¿Té o café?',
    options: [{ text: 'Té' }, { text: '' }, { text: 'Café' }],
    multiple: true,
    maxChoices: 2,
    anonymous: false,
    resultsShown: 'after_vote',
    endsAt: '',
  };
  const facts = { language: 'es', onlyEnd: false, endedAt: '' } as const;
  const codes = (change: Partial<PollDraft>): readonly string[] =>
    pollReasons({ ...draft, ...change }, facts).map(({ field, code }) => `${field} ${code}`);

  test('an empty option line of a poll is ignored', () => {
    expect(codes({})).toEqual([]);
  });

  test.each<[string, Partial<PollDraft>, string[]]>([
    ['one as the most of several', { maxChoices: 1 }, ['maxChoices too_small']],
    ['more than there are', { maxChoices: 3 }, ['maxChoices too_big']],
    ['an end that has passed', { endsAt: '2020-01-01T10:00' }, ['endsAt poll_end_past']],
    ['a most that counts for nothing', { multiple: false, maxChoices: 9 }, []],
  ])('the poll form has exactly the expected faults for %s', (_what, change, found) => {
    expect(codes(change)).toEqual(found);
  });

  test('the end of a poll is shown in the device’s time zone and read back to the minute', () => {
    const at = '2026-11-25T23:07:00.000Z';
    expect(fromField(toField(at))).toBe(at);
    expect(toField(null)).toBe('');
    expect(fromField('')).toBeNull();
    expect(fromField('soon')).toBeNull();
  });

  test('the patch of a poll holds only changed fields', () => {
    expect(pollChange(draft, { ...draft, anonymous: true })).toEqual({ anonymous: true });
    expect(pollChange(draft, { ...draft })).toEqual({});
  });
});
