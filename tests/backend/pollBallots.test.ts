/** Ballots: one per person, changed and withdrawn until the poll closes, over REST and GraphQL (spec §5). */
import { afterEach, describe, expect, it } from 'vitest';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import type { StoreKind } from '../support/deployment.ts';
import {
  openPollFixture,
  crowd,
  keptVotes,
  votesOf,
  type PollFixture,
  type WirePoll,
} from './pollFixture.ts';

let fixture: PollFixture;
afterEach(() => fixture.deployment.close());

const inMs = (ms: number): string => new Date(fixture.deployment.now + ms).toISOString();
const withdraw = (who: string, { id }: WirePoll) => fixture.call(who, `DELETE /poll/${id}/vote`);
const close = (who: string, { id }: WirePoll) => fixture.call(who, `PATCH /poll/${id}`, { closed: true });
const messages = (said: { reasons: { message: string }[] }) => said.reasons.map(({ message }) => message);

describe.each(['tab', 'sql'] satisfies StoreKind[])('votes in a poll, %s store', (kind) => {
  it('a person has one vote in a poll, can change and withdraw it, the author included', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    expect(votesOf((await fixture.vote('ana', poll, 'En línea')).said)).toMatchObject({ 'En línea': 1 });
    await fixture.vote('bruno', poll, 'En el parque');
    const changed = (await fixture.vote('bruno', poll, 'En línea')).said as WirePoll;
    expect([changed.ballots, votesOf(changed)]).toEqual([
      2,
      { 'En la terraza': 0, 'En el parque': 0, 'En línea': 2 },
    ]);
    expect(changed.my_option_ids).toEqual([poll.options[2]?.id]);
    expect(changed.may).toEqual(['vote', 'withdraw', 'see_voters']);
    const left = (await withdraw('bruno', poll)).said as WirePoll;
    expect([left.ballots, left.my_option_ids, left.may]).toEqual([1, [], ['vote']]);
    // A repeat finds no ballot to withdraw.
    expect((await withdraw('bruno', poll)).status).toBe(200);
    expect((await fixture.look(keptVotes)).ballots.map(({ userId }) => userId)).toEqual(['ana']);
  });

  it('repeating the same vote in a poll changes nothing and sends no stream event', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    const heard: StreamedMessage[] = [];
    fixture.deployment.dependencies.eventBus.subscribe('taller', 'carla', (message) => heard.push(message));
    await fixture.vote('bruno', poll, 'En línea');
    await fixture.vote('bruno', poll, 'En línea');
    expect(heard.map(({ kind: what, postId }) => [what, postId])).toEqual([['post.changed', poll.post_id]]);
    await withdraw('bruno', poll);
    await withdraw('bruno', poll);
    expect(heard).toHaveLength(2);
  });

  it.each([
    [
      'nothing',
      { multiple: false },
      [],
      ['Debes seleccionar al menos una opción.'],
      ['You must select at least one option.'],
    ],
    [
      'two of a single choice',
      { multiple: false },
      [0, 1],
      ['Solo puedes seleccionar una opción.'],
      ['You can only select one option.'],
    ],
    [
      'more than there are',
      { multiple: true },
      [0, 1, 2, 'unknown'],
      [
        'Has seleccionado más opciones de las disponibles.',
        'Eso ya no existe en tu organización. Elige otra opción.',
      ],
      [
        'You have selected more options than there are.',
        'That no longer exists in your organisation. Choose something else.',
      ],
    ],
    [
      'more than allowed',
      { multiple: true, max_choices: 2 },
      [0, 1, 2],
      ['Puedes seleccionar 2 opciones como máximo.'],
      ['You can select 2 options at most.'],
    ],
    [
      'an option of another poll',
      { multiple: false },
      ['unknown'],
      ['Eso ya no existe en tu organización. Elige otra opción.'],
      ['That no longer exists in your organisation. Choose something else.'],
    ],
  ] as const)(
    'a poll vote for %s is refused in both languages, by every way of voting',
    async (_what, own, chosen, es, en) => {
      fixture = await openPollFixture(kind);
      const poll = await fixture.poll(own);
      const optionIds = chosen.map((one) => (typeof one === 'number' ? (poll.options[one]?.id ?? '') : one));
      for (const [language, expected] of [
        ['es', es],
        ['en', en],
      ] as const) {
        const put = await fixture.call(
          'bruno',
          `PUT /poll/${poll.id}/vote`,
          { option_ids: optionIds },
          { language },
        );
        expect([put.status, put.said.reasons[0].field, messages(put.said)]).toEqual([
          422,
          'option_ids',
          expected,
        ]);
        const answers = [{ question_id: poll.question_id, option_ids: optionIds }];
        const submitted = await fixture.call(
          'bruno',
          `POST /survey/${poll.id}/submit`,
          { answers },
          { language },
        );
        expect([submitted.status, submitted.said.reasons[0].field, messages(submitted.said)]).toEqual([
          422,
          'answers.0.option_ids',
          expected,
        ]);
        const facade = await fixture.ask(
          'bruno',
          'mutation ($id: ID!, $optionIds: [ID!]!) { vote(id: $id, optionIds: $optionIds) { id } }',
          { id: poll.id, optionIds },
          language,
        );
        expect([facade.status, messages(facade)]).toEqual([422, expected]);
      }
      expect((await fixture.look(keptVotes)).ballots).toEqual([]);
    },
  );

  it('a poll vote may be submitted as the answer of a survey with exactly this question', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll({ multiple: true });
    const option_ids = [poll.options[0]?.id, poll.options[2]?.id];
    const submit = (answers: unknown) => fixture.call('bruno', `POST /survey/${poll.id}/submit`, { answers });
    const right = { question_id: poll.question_id, option_ids };
    for (const [answers, field] of [
      [[], 'answers'],
      [[right, right], 'answers'],
      [[{ ...right, question_id: 'unknown' }], 'answers.0.question_id'],
    ] as const) {
      const { status, said } = await submit(answers);
      expect([status, said.reasons.map((one: { field: string }) => one.field)]).toEqual([422, [field]]);
    }
    const { status, said } = await submit([right]);
    const { ballots } = await fixture.look(keptVotes);
    expect([status, said]).toEqual([
      200,
      { id: ballots[0]?.id, survey_id: poll.id, points_awarded: 0, created_at: inMs(0) },
    ]);
    expect((await fixture.see('bruno', poll)).my_option_ids).toEqual(option_ids);
    const facade = await fixture.ask(
      'carla',
      'mutation ($id: ID!, $input: SurveyAnswers!) { submitSurvey(id: $id, input: $input) { surveyId } }',
      { id: poll.id, input: { answers: [{ questionId: poll.question_id, optionIds: [option_ids[0]] }] } },
    );
    expect(facade.submitSurvey.surveyId).toBe(poll.id);
  });

  it('a poll vote concurrent with closing either counts completely or is refused', async () => {
    fixture = await openPollFixture(kind, 20);
    const poll = await fixture.poll({ results_shown: 'after_close' });
    const vote = (text: string) => (who: string) => fixture.vote(who, poll, text);
    const voters = crowd(20);
    const all = await Promise.all([
      ...voters.slice(0, 10).map(vote('En línea')),
      close('ana', poll),
      ...voters.slice(10).map(vote('En el parque')),
    ]);
    const refused = all.filter(({ status }) => status === 409);
    expect(refused.every(({ said }) => said.reasons[0].code === 'poll_closed')).toBe(true);
    const counted = all.filter(({ status }) => status === 200).length - 1;
    expect(counted + refused.length).toBe(20);
    const now = await fixture.see('ana', poll);
    expect([now.state, now.ballots]).toEqual(['closed', counted]);
    const { ballots, answers } = await fixture.look(keptVotes);
    expect([ballots.length, answers.length]).toEqual([counted, counted]);
  });
});
