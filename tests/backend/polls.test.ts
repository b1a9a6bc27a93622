/** Polls: their rules, and who may change them until when (spec §5). */
import { afterEach, describe, expect, it } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import {
  asked,
  openPollFixture,
  heardBy,
  keptVotes,
  type PollFixture,
  type WirePoll,
} from './pollFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: PollFixture;
afterEach(() => fixture.deployment.close());

const minute = 60_000;
const inMs = (ms: number): string => new Date(fixture.deployment.now + ms).toISOString();
const edit = (who: string, { id }: WirePoll, change: Record<string, unknown>) =>
  fixture.call(who, `PATCH /poll/${id}`, change);
const sentences = (said: { reasons: { field: string; message: string }[] }) =>
  said.reasons.map(({ field, message }) => [field, message]);
const long = 'x'.repeat(251);
const wrongPolls: readonly [
  string,
  Record<string, unknown>,
  readonly (readonly [field: string, es: string, en: string])[],
][] = [
  ['no question', { question: '' }, [['question', 'La pregunta es requerida.', 'The question is required.']]],
  [
    'a blank question',
    { question: '   ' },
    [
      [
        'question',
        'La pregunta no puede contener solo espacios en blanco.',
        'The question cannot contain only blank spaces.',
      ],
    ],
  ],
  [
    'a question of 251 characters',
    { question: long },
    [
      [
        'question',
        'La pregunta no puede exceder 250 caracteres.',
        'The question cannot exceed 250 characters.',
      ],
    ],
  ],
  [
    'one option',
    { options: ['Uno', ''] },
    [['options', 'Debes agregar al menos 2 opciones válidas.', 'You must add at least 2 valid options.']],
  ],
  [
    'an option of 251 characters',
    { options: ['Uno', long, 'Dos'] },
    [
      [
        'options.1',
        'Algunas opciones exceden el límite de 250 caracteres.',
        'Some options exceed the limit of 250 characters.',
      ],
    ],
  ],
  [
    'an option twice',
    { options: ['Uno', 'Dos', ' uno '] },
    [['options.2', 'No puedes tener opciones duplicadas.', 'You cannot have duplicate options.']],
  ],
  [
    'a blank option',
    { options: ['Uno', '  ', 'Dos'] },
    [
      [
        'options.1',
        'Las opciones no pueden contener solo espacios en blanco.',
        'Options cannot contain only blank spaces.',
      ],
    ],
  ],
  [
    'more to choose than there is',
    { multiple: true, max_choices: 4 },
    [['max_choices', 'Debe ser 3 o menos.', 'It must be 3 or less.']],
  ],
  [
    'an end in less than a minute',
    { ends_at: '2026-03-18T18:00:59Z' },
    [['ends_at', 'La fecha de cierre debe estar en el futuro.', 'The closing date must be in the future.']],
  ],
  [
    'everything wrong at once',
    { question: ' ', options: ['  ', 'Uno'], ends_at: '2020-01-01T00:00:00Z' },
    [
      [
        'question',
        'La pregunta no puede contener solo espacios en blanco.',
        'The question cannot contain only blank spaces.',
      ],
      ['options', 'Debes agregar al menos 2 opciones válidas.', 'You must add at least 2 valid options.'],
      [
        'options.0',
        'Las opciones no pueden contener solo espacios en blanco.',
        'Options cannot contain only blank spaces.',
      ],
      ['ends_at', 'La fecha de cierre debe estar en el futuro.', 'The closing date must be in the future.'],
    ],
  ],
];
const camel = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const inCamel = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [camel(name), value]));

describe.each(storesOf(import.meta.url))('polls, %s store', (kind) => {
  it.each(wrongPolls)(
    'a poll with %s is refused in both languages, over REST and GraphQL',
    async (_what, wrong, said) => {
      fixture = await openPollFixture(kind);
      const poll = await fixture.poll();
      for (const language of ['es', 'en'] as const) {
        const expected = said.map(([field, es, en]) => [field, language === 'es' ? es : en]);
        const sent = await fixture.call('ana', 'POST /poll', { ...asked, ...wrong }, { language });
        expect([sent.status, sentences(sent.said)]).toEqual([422, expected]);
        const changed = await fixture.call('ana', `PATCH /poll/${poll.id}`, wrong, { language });
        expect([changed.status, sentences(changed.said)]).toEqual([422, expected]);
        const input = inCamel({ ...asked, ...wrong });
        const facade = await fixture.ask(
          'ana',
          'mutation ($input: PollInput!) { createPoll(input: $input) { id } }',
          { input },
          language,
        );
        // The facade uses our spelling.
        expect([facade.status, sentences(facade)]).toEqual([
          422,
          expected.map(([field = '', sentence]) => [camel(field), sentence]),
        ]);
      }
      expect((await fixture.look(keptVotes)).polls).toHaveLength(1);
      expect(await fixture.see('ana', poll)).toMatchObject({ options: poll.options });
    },
  );

  it('a poll appears at once in the feed as a post whose message is its question', async () => {
    fixture = await openPollFixture(kind);
    let poll = await fixture.poll({ ends_at: inMs(10 * minute) });
    fixture.deployment.now += 1000;
    const heard = await heardBy(fixture, 'bruno', async () => {
      poll = await fixture.poll({ options: [' Uno ', '', 'Dos'], question: ' ¿Cuál? ', max_choices: 2 });
    });
    expect(heard).toEqual(['post.published']);
    const { said } = await fixture.call('bruno', 'GET /post?page=1');
    expect(said.items[0]).toMatchObject({
      id: poll.post_id,
      kind: 'poll',
      poll_id: poll.id,
      message: '¿Cuál?',
      receivers: [],
      amount: 0,
      sender: { id: 'ana' },
      may: ['report', 'comment', 'react'],
    });
    expect(await fixture.see('bruno', poll)).toMatchObject({
      question: '¿Cuál?',
      options: [
        { text: 'Uno', votes: null },
        { text: 'Dos', votes: null },
      ],
      multiple: false,
      max_choices: null,
      anonymous: false,
      results_shown: 'after_vote',
      state: 'open',
      ballots: 0,
      my_option_ids: [],
      may: ['vote'],
    });
    expect(poll.may).toEqual(['vote', 'edit', 'reschedule', 'close']);
    const reacted = await fixture.call('bruno', 'POST /like', { post_id: poll.post_id, reaction: 'wow' });
    expect(reacted.status).toBe(200);
    const boosted = await fixture.call('bruno', 'POST /boost', { post_id: poll.post_id, amount: 1 });
    expect(boosted.status).toBe(422);
    // The texts of a poll change only with the poll itself.
    expect((await fixture.call('ana', 'GET /post?page=1')).said.items[0].may).not.toContain('edit');
  });

  it('the polls of the feed can be read alone, and wait for nobody while the feed is off', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    const celebration = { id: 'day', kind: 'birthday', createdAt: inMs(1) } as const;
    await fixture.change(async (store) => {
      const { rows } = await store.list(posts, { where: { id: poll.post_id } });
      await store.insert(
        posts,
        rows.map((row) => ({ ...row, ...celebration, pollId: null })),
      );
    });
    const ids = async (query: string): Promise<readonly string[]> =>
      (await fixture.call('bruno', `GET /post?${query}`)).said.items.map(({ id }: { id: string }) => id);
    expect(await ids('page=1')).toHaveLength(2);
    expect(await ids('polls=true')).toEqual([poll.post_id]);
    const narrowed = await fixture.call('bruno', 'GET /post?polls=true&post_type=thanks');
    expect([narrowed.status, narrowed.said.reasons[0].code]).toEqual([422, 'polls_alone']);
    const waiting = async () =>
      (await fixture.call('bruno', 'GET /user/notification_count')).said.pending_surveys;
    expect(await waiting()).toBe(1);
    await fixture.turn('recognitions', false);
    expect(await waiting()).toBe(0);
  });

  it('a poll is edited by its author until the first vote, and a vote for a replaced option is refused', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    expect((await edit('bruno', poll, { question: '¿Otra?' })).status).toBe(403);
    expect((await edit('diego', poll, { question: '¿Otra?' })).status).toBe(403);
    const heard = await heardBy(fixture, 'bruno', () =>
      edit('ana', poll, {
        question: '¿Cuándo?',
        options: ['Hoy', 'Mañana'],
        anonymous: true,
        multiple: true,
      }),
    );
    expect(heard).toEqual(['post.changed']);
    const now = await fixture.see('ana', poll);
    expect(now).toMatchObject({ question: '¿Cuándo?', anonymous: true, multiple: true });
    expect((await fixture.call('bruno', `GET /post/${poll.post_id}`)).said.message).toBe('¿Cuándo?');
    const late = await fixture.vote('bruno', poll, 'En línea');
    expect([late.status, late.said.reasons[0].field]).toEqual([422, 'option_ids']);
    expect((await fixture.vote('bruno', now, 'Hoy')).status).toBe(200);
    for (const change of [
      { question: '¿Ya?' },
      { options: ['A', 'B'] },
      { anonymous: false },
      { multiple: false },
    ]) {
      const refused = await edit('ana', now, change);
      expect([refused.status, refused.said.code]).toEqual([409, 'conflict']);
      expect(refused.said.reasons.map(({ code }: { code: string }) => code)).toEqual(['poll_voted']);
    }
    expect((await fixture.see('ana', poll)).may).toEqual(['vote', 'reschedule', 'close']);
    await fixture.call('bruno', `DELETE /poll/${poll.id}/vote`);
    expect((await edit('ana', now, { question: '¿Ya?' })).status).toBe(200);
  });

  it('the author changes or removes the end of an open poll at any time', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    await fixture.vote('bruno', poll, 'En línea');
    const later = await edit('ana', poll, { ends_at: '2026-03-18T19:00:00Z' });
    expect([later.status, later.said.ends_at]).toEqual([200, '2026-03-18T19:00:00.000Z']);
    expect((await edit('diego', poll, { ends_at: inMs(2 * minute) })).status).toBe(403);
    expect((await edit('ana', poll, { ends_at: inMs(30_000) })).status).toBe(422);
    expect((await edit('ana', poll, { ends_at: null })).said.ends_at).toBeNull();
    const through = await fixture.ask(
      'ana',
      'mutation ($id: ID!, $input: PollChange!) { editPoll(id: $id, input: $input) { endsAt may } }',
      { id: poll.id, input: { endsAt: inMs(5 * minute) } },
    );
    expect(through.editPoll).toEqual({ endsAt: inMs(5 * minute), may: ['vote', 'reschedule', 'close'] });
  });
});
