/** Anonymous polls: neither rows nor answers show who chose what. Open votes are counted for them too (spec §3, §5). */
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSign } from '#backend/http/sign.ts';
import { idempotencyKeys } from '#backend/http/idempotency.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { surveyAnswers } from '#backend/surveys/surveys.tables.ts';
import { tables } from '#backend/tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openPollFixture, crowd, keptVotes, type PollFixture, type WirePoll } from './pollFixture.ts';

let fixture: PollFixture;
afterEach(() => fixture.deployment.close());

const minute = 60_000;
const inMs = (ms: number): string => new Date(fixture.deployment.now + ms).toISOString();
const withdraw = (who: string, { id }: WirePoll) => fixture.call(who, `DELETE /poll/${id}/vote`);
const close = (who: string, { id }: WirePoll) => fixture.call(who, `PATCH /poll/${id}`, { closed: true });

describe.each(['tab', 'sql'] satisfies StoreKind[])('anonymous poll, %s store', (kind) => {
  it('an anonymous poll links no person to a choice in rows, answers, order of ballots or idempotency keys', async () => {
    fixture = await openPollFixture(kind, 12);
    const poll = await fixture.poll({ anonymous: true, results_shown: 'always' });
    const voters = crowd(12);
    const said: string[] = [];
    for (const [at, who] of voters.entries()) {
      fixture.deployment.now += 1000;
      const option = poll.options[at % 3]?.text ?? '';
      said.push(
        (
          await fixture.call(
            who,
            `PUT /poll/${poll.id}/vote`,
            { option_ids: [poll.options[at % 3]?.id] },
            { key: `key-${who}` },
          )
        ).text,
      );
      expect((await fixture.see(who, poll)).my_option_ids, option).toEqual([poll.options[at % 3]?.id]);
    }
    const [second] = poll.options.slice(1);
    const submitted = await fixture.call(
      'voter001',
      `POST /survey/${poll.id}/submit`,
      { answers: [{ question_id: poll.question_id, option_ids: [second?.id] }] },
      { key: 'key-submit' },
    );
    expect(submitted.said.created_at).toBe((await fixture.look(keptVotes)).polls[0]?.createdAt);
    await fixture.call('voter002', `DELETE /poll/${poll.id}/vote`, undefined, { key: 'key-withdraw' });
    await fixture.call(
      'voter002',
      `PUT /poll/${poll.id}/vote`,
      { option_ids: [second?.id] },
      { key: 'key-again' },
    );

    const { ballots, answers, polls } = await fixture.look(keptVotes);
    expect([ballots.length, answers.length]).toEqual([12, 12]);
    // Ballots differ in their signature only, and the signature gives the order of the rows.
    expect(new Set(ballots.map(({ userId, createdAt }) => `${userId} ${createdAt}`))).toEqual(
      new Set([`null ${polls[0]?.createdAt}`]),
    );
    expect(ballots.map(({ id }) => id)).toEqual(ballots.map(({ voter }) => voter));
    expect(ballots.map(({ id }) => id)).toEqual(ballots.map(({ id }) => id).toSorted());
    expect(answers.map(({ id }) => id)).toEqual(ballots.map(({ id }) => `${id}-0`).toSorted());
    // No row of the store holds a ballot or a chosen option together with a person.
    const secrets = [...ballots.map(({ id }) => id), ...poll.options.map(({ id }) => id)];
    for (const table of tables) {
      const { rows } = await fixture.look((store) => store.list(table));
      for (const row of rows) {
        const text = JSON.stringify(row);
        if (secrets.some((secret) => text.includes(secret)))
          expect(['survey_options', 'survey_responses', 'survey_answers'], table.name).toContain(table.name);
      }
    }
    expect(
      (await fixture.look((store) => store.list(idempotencyKeys))).rows.filter(({ key }) =>
        key.startsWith('key-'),
      ),
    ).toEqual([]);
    // No answer names a voter, and no one may list them, not even administrators.
    for (const text of said) expect(text).not.toMatch(/voter\d/);
    await close('ana', poll);
    for (const who of ['ana', 'diego', 'voter001']) {
      expect((await fixture.see(who, poll)).may).toEqual([]);
      expect((await fixture.call(who, `GET /poll/${poll.id}/voters`)).status).toBe(403);
    }
  });

  it('an anonymous poll signs the same voter differently in every poll', async () => {
    fixture = await openPollFixture(kind);
    const [one, other] = [await fixture.poll({ anonymous: true }), await fixture.poll({ anonymous: true })];
    await fixture.vote('bruno', one, 'En línea');
    await fixture.vote('bruno', other, 'En línea');
    const { ballots } = await fixture.look(keptVotes);
    expect(new Set(ballots.map(({ voter }) => voter)).size).toBe(2);
    expect(ballots.every(({ voter }) => /^[\w-]{43}$/.test(voter))).toBe(true);
  });

  it('an anonymous poll signs the same voter differently under another secret, so that ids alone tell nothing', async () => {
    const signed: string[] = [];
    for (const word of ['one', 'another']) {
      const sign = createSign(new TextEncoder().encode(`${word} secret for tests that is long enough`));
      fixture = await openPollFixture(kind, 0, { sign });
      const poll = await fixture.poll({ anonymous: true });
      await fixture.vote('bruno', poll, 'En línea');
      const { ballots } = await fixture.look(keptVotes);
      signed.push(`${poll.id} bruno ${ballots[0]?.voter}`);
      if (signed.length === 1) fixture.deployment.close();
    }
    const [one, other] = signed.map((text) => text.split(' '));
    // The ids are equal, so only the secret makes the signatures differ.
    expect(one?.slice(0, 2)).toEqual(other?.slice(0, 2));
    expect(one?.[2]).not.toBe(other?.[2]);
  });

  it('the log of votes in an anonymous poll names no voter, option or ballot, not even where a vote fails', async () => {
    const logged: string[] = [];
    fixture = await openPollFixture(kind, 0, {
      log: (line, error) => void logged.push(`${line} ${inspect(error, { depth: null })}`),
    });
    const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const poll = await fixture.poll({ anonymous: true, results_shown: 'always' });
    const [option] = poll.options;
    expect((await fixture.vote('carla', poll, option?.id ?? '')).status).toBe(200);
    expect(logged).toEqual([]);
    const { db } = fixture.deployment;
    const tx = db.tx.bind(db);
    db.tx = (org, work) =>
      tx(org, (store) =>
        work({
          ...store,
          insert: async (table, rows) => {
            if (table.name === surveyAnswers.name) throw new Error('the disk is full');
            return store.insert(table, rows);
          },
        }),
      );
    expect((await fixture.vote('bruno', poll, option?.id ?? '')).status).toBe(500);
    expect(logged).toHaveLength(1);
    const ballots = await Promise.all(
      ['bruno', 'carla'].map((who) => fixture.deployment.dependencies.sign(`ballot:${poll.id}:${who}`)),
    );
    for (const secret of ['bruno', 'carla', option?.id ?? '', ...ballots])
      expect(logged.join('\n')).not.toContain(secret);
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('pending polls, %s store', (kind) => {
  it('the count of pending polls holds open visible polls of other people without an own vote', async () => {
    fixture = await openPollFixture(kind);
    const pending = async (who: string): Promise<number> => {
      const rest = (await fixture.call(who, 'GET /user/notification_count')).said.pending_surveys as number;
      const { counts } = await fixture.ask(who, '{ counts { pendingSurveys } }');
      expect(counts.pendingSurveys).toBe(rest);
      return rest;
    };
    expect(await pending('bruno')).toBe(0);
    const named = await fixture.poll();
    const anonymous = await fixture.poll({ anonymous: true });
    const ending = await fixture.poll({ ends_at: inMs(minute) });
    expect([await pending('bruno'), await pending('ana'), await pending('xavi')]).toEqual([3, 0, 0]);
    await fixture.vote('bruno', named, 'En línea');
    await fixture.vote('bruno', anonymous, 'En línea');
    expect(await pending('bruno')).toBe(1);
    await withdraw('bruno', anonymous);
    expect([await pending('bruno'), await pending('carla')]).toEqual([2, 3]);
    fixture.deployment.now += minute;
    expect([ending.state, await pending('bruno')]).toEqual(['open', 1]);
    await close('ana', anonymous);
    expect([await pending('bruno'), await pending('carla')]).toEqual([0, 1]);
    await fixture.call('ana', `DELETE /post/${named.post_id}`);
    expect(await pending('carla')).toBe(0);
    const { post_id: id } = await fixture.poll();
    expect(await pending('carla')).toBe(1);
    // A filed post, or a post hidden by reports, requests no vote.
    await fixture.change((store) => store.update(posts, { id }, { filed: true, listed: false }));
    expect(await pending('carla')).toBe(0);
    await fixture.change((store) => store.update(posts, { id }, { filed: false, listed: true }));
    expect(await pending('carla')).toBe(1);
    await fixture.turn('surveys', false);
    expect(await pending('carla')).toBe(0);
  });
});
