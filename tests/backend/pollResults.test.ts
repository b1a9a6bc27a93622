/** Results: hidden until the stated moment in every answer, and read by any number of voters (spec §5). */
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { aPollRoom, crowd, votesOf, type PollRoom, type WirePoll } from './pollRoom.ts';

let room: PollRoom;
afterEach(() => room.deployment.close());

const withdraw = (who: string, { id }: WirePoll) => room.call(who, `DELETE /poll/${id}/vote`);
const close = (who: string, { id }: WirePoll) => room.call(who, `PATCH /poll/${id}`, { closed: true });

describe.each(['tab', 'sql'] satisfies StoreKind[])('results, %s store', (kind) => {
  it.each([
    ['always', ['open', 'voted', 'withdrawn', 'closed']],
    ['after_vote', ['voted', 'closed']],
    ['after_close', ['closed']],
  ] as const)('shown %s stand in no answer before', async (resultsShown, shownIn) => {
    room = await aPollRoom(kind);
    const poll = await room.poll({ results_shown: resultsShown });
    await room.vote('carla', poll, 'En línea');
    await room.call('carla', 'POST /comment', { post_id: poll.post_id, message: 'Ya voté' });
    const moments: readonly (readonly [string, () => Promise<{ said: WirePoll }>])[] = [
      ['open', () => room.call('bruno', `GET /poll/${poll.id}/results`)],
      ['voted', () => room.vote('bruno', poll, 'En el parque')],
      ['withdrawn', () => withdraw('bruno', poll)],
      ['closed', () => close('ana', poll)],
    ];
    for (const [moment, act] of moments) {
      const isShown = shownIn.some((one) => one === moment);
      const { said } = await act();
      const seen = await room.see('bruno', poll);
      for (const one of [said, seen])
        expect(
          Object.values(votesOf(one)).every((votes) => (votes === null) !== isShown),
          moment,
        ).toBe(true);
      expect(seen.ballots, moment).toBe(moment === 'voted' ? 2 : 1);
      const voters = await room.call('bruno', `GET /poll/${poll.id}/voters`);
      expect(voters.status, moment).toBe(isShown ? 200 : 403);
      expect(seen.may.includes('see_voters'), moment).toBe(isShown);
      const facade = await room.ask(
        'bruno',
        'query ($id: ID!) { poll(id: $id) { options { votes } } pollVoters(id: $id) { items { optionIds } } }',
        { id: poll.id },
      );
      if (isShown) expect(facade.poll.options[2].votes, moment).toBe(1);
      else expect([facade.code ?? null, facade.status], moment).toEqual(['forbidden', 403]);
      // Neither the feed, nor the post, nor what the author was told carries anything of it.
      for (const [who, route] of [
        ['bruno', 'GET /post?page=1'],
        ['bruno', `GET /post/${poll.post_id}`],
        ['ana', 'GET /user/notification'],
      ] as const) {
        const { text } = await room.call(who, route);
        expect(text).not.toMatch(/votes|ballots|option/);
        for (const option of poll.options) expect(text).not.toContain(option.id);
      }
    }
  });

  it('wait for the author as for everybody', async () => {
    room = await aPollRoom(kind);
    const poll = await room.poll();
    await room.vote('bruno', poll, 'En línea');
    expect(Object.values(votesOf(await room.see('ana', poll)))).toEqual([null, null, null]);
    expect(Object.values(votesOf(await room.see('diego', poll)))).toEqual([null, null, null]);
  });

  it('of 500 voters are read in pages of people, whole or by option, in a few reads', async () => {
    room = await aPollRoom(kind, 500);
    const poll = await room.poll({ multiple: true, results_shown: 'always' });
    const voters = crowd(500);
    for (const [at, who] of voters.entries())
      await room.vote(who, poll, ...(at % 5 === 0 ? ['En línea', 'En el parque'] : ['En la terraza']));
    const now = await room.see('ana', poll);
    expect([now.ballots, votesOf(now)]).toEqual([
      500,
      { 'En la terraza': 400, 'En el parque': 100, 'En línea': 100 },
    ]);
    const found: string[] = [];
    for (let page = 1; page <= 25; page++) {
      const { said } = await room.call('ana', `GET /poll/${poll.id}/voters?page=${page}`);
      expect(said.pagination).toEqual({ page, per_page: 20, total: 500, total_pages: 25 });
      for (const { user, option_ids } of said.items as { user: { id: string }; option_ids: string[] }[]) {
        found.push(user.id);
        expect(option_ids).toHaveLength(voters.indexOf(user.id) % 5 === 0 ? 2 : 1);
      }
    }
    expect(found.toSorted()).toEqual(voters);
    const line = poll.options[2]?.id ?? '';
    const { said } = await room.call('ana', `GET /poll/${poll.id}/voters?option_id=${line}&page=5`);
    expect([said.pagination.total, said.items.length]).toEqual([100, 20]);
    expect((await room.call('ana', `GET /poll/${poll.id}/voters?option_id=unknown`)).status).toBe(422);
  }, 60_000);
});
