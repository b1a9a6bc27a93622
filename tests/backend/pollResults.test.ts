/** Results: hidden in every answer until the agreed moment, and readable for any number of voters (spec §5). */
import { afterEach, describe, expect, it } from 'vitest';
import { counting } from '../support/counting.ts';
import { openPollFixture, crowd, votesOf, type PollFixture, type WirePoll } from './pollFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: PollFixture;
afterEach(() => fixture.deployment.close());

const withdraw = (who: string, { id }: WirePoll) => fixture.call(who, `DELETE /poll/${id}/vote`);
const close = (who: string, { id }: WirePoll) => fixture.call(who, `PATCH /poll/${id}`, { closed: true });

describe.each(storesOf(import.meta.url))('poll results, %s store', (kind) => {
  it.each([
    ['always', ['open', 'voted', 'withdrawn', 'closed']],
    ['after_vote', ['voted', 'closed']],
    ['after_close', ['closed']],
  ] as const)('poll results shown %s are hidden before that moment', async (resultsShown, shownIn) => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll({ results_shown: resultsShown });
    await fixture.vote('carla', poll, 'En línea');
    await fixture.call('carla', 'POST /comment', { post_id: poll.post_id, message: 'Ya voté' });
    const moments: readonly (readonly [string, () => Promise<{ said: WirePoll }>])[] = [
      ['open', () => fixture.call('bruno', `GET /poll/${poll.id}/results`)],
      ['voted', () => fixture.vote('bruno', poll, 'En el parque')],
      ['withdrawn', () => withdraw('bruno', poll)],
      ['closed', () => close('ana', poll)],
    ];
    for (const [moment, act] of moments) {
      const isShown = shownIn.some((one) => one === moment);
      const { said } = await act();
      const seen = await fixture.see('bruno', poll);
      for (const one of [said, seen])
        expect(
          Object.values(votesOf(one)).every((votes) => (votes === null) !== isShown),
          moment,
        ).toBe(true);
      expect(seen.ballots, moment).toBe(moment === 'voted' ? 2 : 1);
      const voters = await fixture.call('bruno', `GET /poll/${poll.id}/voters`);
      expect(voters.status, moment).toBe(isShown ? 200 : 403);
      expect(seen.may.includes('see_voters'), moment).toBe(isShown);
      const facade = await fixture.ask(
        'bruno',
        'query ($id: ID!) { poll(id: $id) { options { votes } } pollVoters(id: $id) { items { optionIds } } }',
        { id: poll.id },
      );
      if (isShown) expect(facade.poll.options[2].votes, moment).toBe(1);
      else expect([facade.code ?? null, facade.status], moment).toEqual(['forbidden', 403]);
      // The feed, the post and the author's notifications contain no results either.
      for (const [who, route] of [
        ['bruno', 'GET /post?page=1'],
        ['bruno', `GET /post/${poll.post_id}`],
        ['ana', 'GET /user/notification'],
      ] as const) {
        const { text } = await fixture.call(who, route);
        expect(text).not.toMatch(/votes|ballots|option/);
        for (const option of poll.options) expect(text).not.toContain(option.id);
      }
    }
  });

  it('poll results are hidden from author and administrators until they are shown', async () => {
    fixture = await openPollFixture(kind);
    const poll = await fixture.poll();
    await fixture.vote('bruno', poll, 'En línea');
    expect(Object.values(votesOf(await fixture.see('ana', poll)))).toEqual([null, null, null]);
    expect(Object.values(votesOf(await fixture.see('diego', poll)))).toEqual([null, null, null]);
  });

  it('poll results of 500 voters are read in pages of people, whole or by option, with at most one read more than those of one', async () => {
    fixture = await openPollFixture(kind, 500);
    const poll = await fixture.poll({ multiple: true, results_shown: 'always' });
    const line = poll.options[2]?.id ?? '';
    const voters = crowd(500);
    const vote = async (from: number, to: number): Promise<void> => {
      for (const [at, who] of voters.entries())
        if (at >= from && at < to)
          await fixture.vote(who, poll, ...(at % 5 === 0 ? ['En línea', 'En el parque'] : ['En la terraza']));
    };
    let reads = 0;
    const { db } = fixture.deployment;
    const read = db.read.bind(db);
    db.read = (org, work) => read(org, (store) => work(counting(store, () => reads++)));
    const costs = async (): Promise<readonly number[]> => {
      const all: number[] = [];
      for (const route of ['results', 'voters', `voters?option_id=${line}`]) {
        reads = 0;
        expect((await fixture.call('ana', `GET /poll/${poll.id}/${route}`)).status).toBe(200);
        all.push(reads);
      }
      return all;
    };
    await vote(0, 1);
    const ofOne = await costs();
    await vote(1, 500);
    // The total is only counted if it does not fit on the page.
    const more = (await costs()).map((cost, at) => cost - (ofOne[at] ?? 0));
    expect(Math.max(...more)).toBeLessThanOrEqual(1);
    const now = await fixture.see('ana', poll);
    expect([now.ballots, votesOf(now)]).toEqual([
      500,
      { 'En la terraza': 400, 'En el parque': 100, 'En línea': 100 },
    ]);
    const found: string[] = [];
    for (let page = 1; page <= 25; page++) {
      const { said } = await fixture.call('ana', `GET /poll/${poll.id}/voters?page=${page}`);
      expect(said.pagination).toEqual({ page, per_page: 20, total: 500, total_pages: 25 });
      for (const { user, option_ids } of said.items as { user: { id: string }; option_ids: string[] }[]) {
        found.push(user.id);
        expect(option_ids).toHaveLength(voters.indexOf(user.id) % 5 === 0 ? 2 : 1);
      }
    }
    expect(found.toSorted()).toEqual(voters);
    const { said } = await fixture.call('ana', `GET /poll/${poll.id}/voters?option_id=${line}&page=5`);
    expect([said.pagination.total, said.items.length]).toEqual([100, 20]);
    expect((await fixture.call('ana', `GET /poll/${poll.id}/voters?option_id=unknown`)).status).toBe(422);
  }, 60_000);
});
