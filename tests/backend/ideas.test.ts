/** The rules of ideas over REST, with the real backend. */
import { afterEach, describe, expect, it } from 'vitest';
import { ideaLimits } from '#schema/feedback/ideas.rules.ts';
import { storesOf } from '../support/trials.ts';
import { openIdeaFixture, type IdeaFixture } from './ideaFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: IdeaFixture;
afterEach(() => fixture.deployment.close());

const [author = '', one = '', two = ''] = crowd(3);
const titles = (said: { items: readonly { title: string }[] }) => said.items.map(({ title }) => title);

describe.each(storesOf(import.meta.url))('ideas, %s store', (kind) => {
  it('an idea begins with the vote of its author, and each person counts once however often they vote', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { vote, voters, wrong, call } = fixture;
    const id = await fixture.idea(author);
    for (const who of [one, one, two, one]) expect((await vote(who, id)).said.voted).toBe(true);
    expect(await voters(id)).toEqual([author, one, two].toSorted());
    expect((await vote(two, id, false)).said).toMatchObject({ votes: 2, voted: false });
    expect((await vote(two, id, false)).said.votes).toBe(2);
    expect((await call(author, `GET /ideas/${id}`)).said).toMatchObject({
      mine: true,
      voted: true,
      votes: 2,
    });
    expect(await wrong()).toEqual([]);
  });

  it('a merged idea gives its voters to its target once, its author too, and takes part in nothing any more', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { vote, merge, voters, wrong, call, told } = fixture;
    const [into, id] = [await fixture.idea(author, 'Bicicletas'), await fixture.idea(one, 'Aparcar bicis')];
    for (const who of [author, two]) await vote(who, id);
    await vote(one, id, false);
    const { status, said } = await merge(id, into);
    expect([status, said.id, said.votes]).toEqual([200, into, 3]);
    expect(said.merged).toEqual([{ id, title: 'Aparcar bicis' }]);
    expect(await voters(into)).toEqual([author, one, two].toSorted());
    expect(await told(one)).toEqual(['idea_merged']);
    expect((await call(two, `GET /ideas/${id}`)).said).toMatchObject({
      merged_into: { id: into, title: 'Bicicletas' },
      votes: 0,
    });
    for (const refused of [
      await vote(two, id),
      await call(two, `POST /ideas/${id}/comment`, { text: 'Sí' }),
      await fixture.decide(id, 'done'),
      await merge(id, into),
    ]) {
      expect(refused.status).toBe(409);
      expect(refused.said.reasons).toMatchObject([{ code: 'idea_merged' }]);
    }
    expect(titles((await call(two, 'GET /ideas')).said)).toEqual(['Bicicletas']);
    expect(await wrong()).toEqual([]);
  });

  it('merges make no circle, and a chain leads to its end', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { merge, call, wrong } = fixture;
    const [a, b, c] = [
      await fixture.idea(author, 'A'),
      await fixture.idea(one, 'B'),
      await fixture.idea(two, 'C'),
    ];
    expect((await merge(a, a)).said.reasons).toMatchObject([{ code: 'idea_circle' }]);
    await merge(a, b);
    expect((await merge(b, a)).said.reasons).toMatchObject([{ code: 'idea_circle' }]);
    expect((await merge(b, c)).said.votes).toBe(3);
    expect((await call(one, `GET /ideas/${a}`)).said.merged_into.id).toBe(c);
    expect((await merge(c, 'none')).status).toBe(404);
    expect(await wrong()).toEqual([]);
  });

  it('a decision is told to the author and to everybody who wants the idea, those of merged ones too; a refusal says why', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { decide, merge, vote, told, call } = fixture;
    const [into, id] = [await fixture.idea(author), await fixture.idea(one, 'Otra')];
    await vote(two, id);
    await merge(id, into);
    expect((await decide(into, 'refused', '  ')).said.reasons).toMatchObject([
      { field: 'reason', code: 'idea_reason' },
    ]);
    expect((await decide(into, 'done', 'Ya están en la entrada')).said).toMatchObject({
      status: 'done',
      reason: 'Ya están en la entrada',
    });
    await decide(into, 'done', 'Y en el patio');
    expect(await told(author)).toEqual(['idea_decided']);
    expect(await told(one)).toEqual(['idea_merged', 'idea_decided']);
    expect(await told(two)).toEqual(['idea_decided']);
    expect(await told(boss)).toEqual([]);
    expect((await call(two, 'GET /ideas?status=done')).said.items).toHaveLength(1);
    expect((await vote('carla', into)).said.votes).toBe(4);
  });

  it('an administrator who merges and decides on the own idea is not told of it', async () => {
    fixture = await openIdeaFixture(kind, 1);
    const [into, id] = [await fixture.idea(author), await fixture.idea(boss)];
    await fixture.merge(id, into);
    await fixture.decide(into, 'accepted');
    expect(await fixture.told(boss)).toEqual([]);
    expect(await fixture.told(author)).toEqual(['idea_decided']);
  });

  it('similar ideas have words of the title, the most alike first; the words of a merged one lead to its target', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { call, merge } = fixture;
    const alike = async (title: string) =>
      (await call(one, `GET /ideas/similar?title=${encodeURIComponent(title)}`)).said.map(
        (idea: { title: string }) => idea.title,
      );
    const stand = await fixture.idea(author, 'Bicicletas en la entrada');
    await fixture.idea(author, 'Café para todos');
    const park = await fixture.idea(two, 'Aparcamiento cubierto para bicicletas');
    expect(await alike('aparcar la bicicleta cubierta')).toEqual([
      'Aparcamiento cubierto para bicicletas',
      'Bicicletas en la entrada',
    ]);
    expect(await alike('para la de')).toEqual([]);
    await merge(park, stand);
    expect(await alike('Algo cubierto')).toEqual(['Bicicletas en la entrada']);
    for (let more = 0; more < 7; more++) await fixture.idea(two, `Bicicletas ${more}`);
    expect(await alike('bicicletas')).toHaveLength(ideaLimits.similar);
  });

  it('a removed person leaves ideas and comments without a name, and takes the votes along, of merged ones too', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { call, vote, merge, voters, wrong, deployment } = fixture;
    const [into, id] = [await fixture.idea(author, 'Bicicletas'), await fixture.idea(one, 'Bicis')];
    await vote(one, into);
    await call(one, `POST /ideas/${into}/comment`, { text: 'La mía' });
    await merge(id, into);
    const { status, text } = await call(boss, 'POST /user/admin/delete', { id: one, reason: '' });
    expect(status, text).toBe(200);
    await deployment.tick();
    const { said } = await call(two, `GET /ideas/${into}`);
    expect(said).toMatchObject({ votes: 1, comments: 1, thread: [{ user: null, text: 'La mía' }] });
    expect((await call(two, `GET /ideas/${id}`)).said).toMatchObject({
      author: null,
      merged_into: { id: into },
    });
    expect(await voters(into)).toEqual([author]);
    expect(await wrong()).toEqual([]);
    // Whose author is gone is merged all the same.
    const third = await fixture.idea(two, 'Otra');
    expect((await merge(into, third)).said).toMatchObject({ votes: 2, merged: [{ id: into }, { id }] });
    expect(await wrong()).toEqual([]);
  });

  it('bad input is refused by name, and only administrators decide and merge', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { call, turn } = fixture;
    const id = await fixture.idea(author);
    const long = (count: number): string => 'a'.repeat(count);
    for (const [route, body, field] of [
      ['POST /ideas', { title: '   ' }, 'title'],
      ['POST /ideas', { title: long(ideaLimits.title + 1) }, 'title'],
      ['POST /ideas', { title: 'A', text: long(ideaLimits.text + 1) }, 'text'],
      ['POST /ideas', { title: 'A', category: 'money' }, 'category'],
      [`POST /ideas/${id}/comment`, { text: ' ' }, 'text'],
      [`POST /ideas/${id}/comment`, { text: long(ideaLimits.comment + 1) }, 'text'],
      [`POST /ideas/${id}/vote`, { vote: 'yes' }, 'vote'],
      ['GET /ideas?status=lost', undefined, 'status'],
    ] as const) {
      const { status, said } = await call(one, route, body);
      expect([status, said.reasons[0].field], route).toEqual([422, field]);
    }
    for (const [route, body] of [
      [`PATCH /ideas/${id}`, { status: 'done' }],
      [`POST /ideas/${id}/merge`, { into_id: id }],
    ] as const)
      expect((await call(one, route, body)).status).toBe(403);
    for (const route of ['GET /ideas/none', 'POST /ideas/none/vote'])
      expect((await call(one, route, route.startsWith('P') ? { vote: true } : undefined)).status).toBe(404);
    await turn('complaints', false);
    expect((await call(one, 'GET /ideas')).status).toBe(403);
  });

  it('the list is ordered by age or by votes and found by words without accents', async () => {
    fixture = await openIdeaFixture(kind, 3);
    const { call, vote, deployment } = fixture;
    const first = await fixture.idea(author, 'Más café', 'En la planta baja');
    deployment.now += 1_000;
    await fixture.idea(one, 'Plantas');
    await vote(two, first);
    expect(titles((await call(one, 'GET /ideas')).said)).toEqual(['Plantas', 'Más café']);
    expect(titles((await call(one, 'GET /ideas?order=votes')).said)).toEqual(['Más café', 'Plantas']);
    expect(titles((await call(one, 'GET /ideas?keywords=cafe')).said)).toEqual(['Más café']);
  });
});
