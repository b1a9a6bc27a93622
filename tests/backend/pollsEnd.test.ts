/** The end of polls: by hand, by time or with their post; and the users who cannot see a poll at all. */
import { afterEach, describe, expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import {
  asked,
  openPollFixture,
  heardBy,
  keptVotes,
  votesOf,
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
const noticesOf = async (userId: string) =>
  (await fixture.look((store) => store.list(notifications, { where: { userId } }))).rows.map(
    ({ kind, actorId, postId }) => ({ kind, actorId, postId }),
  );

describe.each(storesOf(import.meta.url))('end of a poll, %s store', (kind) => {
  it('a poll closes at its end, and its author is notified once', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll({ ends_at: inMs(minute), results_shown: 'after_close' });
    await fixture.vote('bruno', poll, 'En línea');
    fixture.deployment.now += minute;
    // Before any job has run.
    const over = await fixture.vote('carla', poll, 'En línea');
    expect([over.status, over.said.reasons[0].message]).toEqual([409, 'La votación ya está cerrada.']);
    expect(await fixture.see('carla', poll)).toMatchObject({ state: 'closed', may: ['see_voters'] });
    const heard = await heardBy(fixture, 'ana', () =>
      Promise.all([fixture.deployment.tick(), fixture.deployment.tick()]),
    );
    expect(heard).toEqual(['notification.added', 'post.changed']);
    await Promise.all([fixture.deployment.tick(), fixture.deployment.tick()]);
    expect(await noticesOf('ana')).toEqual([{ kind: 'poll', actorId: null, postId: poll.post_id }]);
    const now = await fixture.see('carla', poll);
    expect([now.closed_at, votesOf(now)['En línea']]).toEqual([poll.ends_at, 1]);
    expect((await edit('ana', poll, { ends_at: inMs(2 * minute) })).status).toBe(409);
    expect((await edit('ana', poll, { closed: true })).status).toBe(409);
  });

  it('a poll is closed by its author, or by an administrator with a notification to the author', async () => {
    fixture = await openPollFixture(kind);
    const [mine, theirs] = [await fixture.poll(), await fixture.poll()];
    expect((await edit('bruno', mine, { closed: true })).status).toBe(403);
    expect((await edit('ana', mine, { closed: true })).said).toMatchObject({
      state: 'closed',
      closed_at: inMs(0),
    });
    expect(await noticesOf('ana')).toEqual([]);
    const through = await fixture.ask(
      'diego',
      'mutation ($id: ID!) { editPoll(id: $id, input: { closed: true }) { state } }',
      { id: theirs.id },
    );
    expect(through.editPoll.state).toBe('closed');
    expect(await noticesOf('ana')).toEqual([{ kind: 'poll', actorId: 'diego', postId: theirs.post_id }]);
    const refused = await fixture.call('bruno', `DELETE /poll/${mine.id}/vote`);
    expect([refused.status, refused.said.reasons[0].code]).toEqual([409, 'poll_closed']);
  });

  it('removing the post of a poll ends the poll without notifications or podium scores', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll({ ends_at: inMs(minute) });
    await fixture.vote('bruno', poll, 'En línea');
    expect((await fixture.call('diego', `DELETE /post/${poll.post_id}`)).status).toBe(200);
    const [row] = (await fixture.look((store) => store.list(surveys))).rows;
    expect(row?.active).toBe(false);
    for (const who of ['bruno', 'carla']) {
      expect((await fixture.call(who, `GET /poll/${poll.id}/results`)).status).toBe(404);
      expect((await fixture.vote(who, poll, 'En línea')).status).toBe(404);
    }
    expect(await fixture.see('ana', poll)).toMatchObject({ state: 'closed', may: ['see_voters'] });
    fixture.deployment.now += minute;
    await fixture.deployment.tick();
    expect(await noticesOf('ana')).toEqual([]);
    expect((await fixture.look((store) => store.list(podiumScores))).rows).toEqual([]);
  });

  it('a poll whose post is hidden by reports refuses votes and allows withdrawing them', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    await fixture.vote('ana', poll, 'En línea');
    await fixture.change((store) =>
      store.update(posts, { id: poll.post_id }, { hidden: true, listed: false }),
    );
    expect((await fixture.see('ana', poll)).may).toEqual(['withdraw', 'reschedule', 'close', 'see_voters']);
    expect((await fixture.vote('ana', poll, 'En el parque')).status).toBe(403);
    expect((await fixture.call('bruno', `GET /poll/${poll.id}/results`)).status).toBe(404);
    expect((await fixture.call('ana', `DELETE /poll/${poll.id}/vote`)).said.ballots).toBe(0);
  });

  it('a poll is forbidden to external people, unknown to other organisations, and closed to deactivated people', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    const [option] = poll.options;
    const calls = [
      ['GET', `/poll/${poll.id}/results`],
      ['GET', `/poll/${poll.id}/voters`],
      ['PUT', `/poll/${poll.id}/vote`, { option_ids: [option?.id] }],
      ['DELETE', `/poll/${poll.id}/vote`],
      ['PATCH', `/poll/${poll.id}`, { closed: true }],
      [
        'POST',
        `/survey/${poll.id}/submit`,
        { answers: [{ question_id: poll.question_id, option_ids: [option?.id] }] },
      ],
    ] as const;
    for (const [verb, path, body] of calls) {
      expect((await fixture.call('xavi', `${verb} ${path}`, body)).status, path).toBe(403);
      expect((await fixture.call('olga@otro.example', `${verb} ${path}`, body)).status, path).toBe(404);
    }
    expect((await fixture.call('xavi', 'POST /poll', asked)).status).toBe(403);
    await expect(fixture.call('ines', 'POST /poll', asked)).rejects.toThrow('cannot sign in');
    expect((await fixture.look(keptVotes)).ballots).toEqual([]);
  });

  it('a poll is hidden while its module is off, ends silently, and reappears closed with its votes', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll({ ends_at: inMs(minute) });
    await fixture.vote('bruno', poll, 'En línea');
    await fixture.turn('surveys', false);
    expect((await fixture.vote('carla', poll, 'En línea')).said.code).toBe('module_off');
    expect((await fixture.call('carla', `GET /post/${poll.post_id}`)).status).toBe(404);
    expect((await fixture.call('carla', 'GET /post?page=1')).said.items).toEqual([]);
    const facade = await fixture.ask(
      'carla',
      '{ posts(page: 1) { items { id } } counts { pendingSurveys } }',
    );
    expect(facade).toEqual({ posts: { items: [] }, counts: { pendingSurveys: 0 } });
    // The end also passes with the module off, without a notification.
    fixture.deployment.now += minute;
    await fixture.deployment.tick();
    expect(await noticesOf('ana')).toEqual([]);
    await fixture.turn('surveys', true);
    expect(await fixture.see('carla', poll)).toMatchObject({ state: 'closed', ballots: 1 });
  });
});
