/** Rewards for answering surveys: points from the budget and private recognitions, each once. */
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { recognitionTypes } from '#backend/program/program.tables.ts';
import { dayMs, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
const hourMs = 3_600_000;

describe.each(storesOf(import.meta.url))('rewards for answering, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  const open = async (voters: number) => {
    fixture = await openSurveyFixture(kind, voters);
  };

  it('rewards of an anonymous survey are paid at the next day to at least the threshold, each once', async () => {
    await open(3);
    await fixture.fill(450);
    const id = await fixture.publish({}, { points: 10, threshold: 3, ends_at: '2026-03-30' });
    await fixture.later(0);
    await fixture.answer('ana', id);
    await fixture.answer('bruno', id);
    await fixture.later(dayMs);
    expect(await fixture.paid()).toEqual([]);
    await fixture.answer('elena', id);
    await fixture.later(hourMs);
    expect(await fixture.paid()).toEqual([]);
    await fixture.later(dayMs);
    expect(await fixture.paid()).toEqual(['ana 10', 'bruno 10', 'elena 10']);
    await fixture.answer('carla', id);
    for (const turned of [1, -2, 2, 1].map((days) => days * dayMs)) await fixture.later(turned);
    expect(await fixture.paid()).toHaveLength(3);
    await fixture.later(10 * dayMs);
    await fixture.later(dayMs);
    expect(await fixture.paid()).toEqual(['ana 10', 'bruno 10', 'carla 10', 'elena 10']);
    expect(await fixture.row(id)).toMatchObject({ endTold: true, active: false });
  });

  it('people without points do not count in the threshold of people who are paid together', async () => {
    await open(1);
    await fixture.fill(100);
    const id = await fixture.publish({}, { points: 10, threshold: 3 });
    await fixture.later(0);
    for (const name of ['ana', 'bruno', 'carla', 'elena']) await fixture.answer(name, id);
    await fixture.change(async (store) => {
      await store.update(users, { id: 'carla' }, { takesPoints: false });
      await store.update(users, { id: 'elena' }, { active: false });
    });
    await fixture.later(dayMs);
    expect(await fixture.paid()).toEqual([]);
    await fixture.answer('voter001', id);
    await fixture.later(dayMs);
    expect(await fixture.paid()).toEqual(['ana 10', 'bruno 10', 'voter001 10']);
  });

  it('with an empty budget the reward for answering waits visibly, and is paid once when it is filled', async () => {
    await open(0);
    const id = await fixture.publish({ anonymous: false }, { points: 10 });
    await fixture.later(0);
    await fixture.answer('ana', id);
    await fixture.answer('bruno', id);
    await fixture.later(dayMs);
    await fixture.fill(15);
    await fixture.later(hourMs);
    const seen = async () => fixture.done(`PATCH /admin/surveys/${id}`, {});
    expect(await fixture.paid()).toEqual([]);
    expect(await seen()).toMatchObject({ unpaid: 20 });
    await fixture.fill(5);
    await fixture.later(hourMs);
    await fixture.later(dayMs);
    expect(await fixture.paid()).toEqual(['ana 10', 'bruno 10']);
    expect(await seen()).toMatchObject({ unpaid: 0 });
  });

  it('people without points are not paid for answering, and the others are', async () => {
    await open(0);
    await fixture.fill(100);
    const id = await fixture.publish({ anonymous: false }, { points: 10 });
    await fixture.later(0);
    for (const name of ['ana', 'bruno', 'elena']) await fixture.answer(name, id);
    await fixture.change(async (store) => {
      await store.update(users, { id: 'ana' }, { takesPoints: false });
      await store.update(users, { id: 'bruno' }, { active: false });
    });
    await fixture.later(dayMs);
    expect(await fixture.paid()).toEqual(['elena 10']);
  });

  it('the recognition for answering is private and names no survey', async () => {
    await open(0);
    const { rows } = await fixture.look((store) => store.list(recognitionTypes, { limit: 1 }));
    const id = await fixture.publish({}, { threshold: 3 });
    await fixture.done(`PATCH /org/survey/${id}/recognition`, { recognition_type_id: rows[0]?.id });
    await fixture.later(0);
    for (const name of ['ana', 'bruno', 'elena']) await fixture.answer(name, id);
    await fixture.later(dayMs);
    const given = await fixture.look((store) => store.list(posts, { where: { kind: 'recognition' } }));
    expect(given.rows).toHaveLength(3);
    for (const post of given.rows) {
      expect(post).toMatchObject({ isPrivate: true, senderId: null, state: 'published', amount: 0 });
      expect(JSON.stringify(post)).not.toContain(id);
    }
  });
});
