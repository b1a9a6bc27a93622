/** An anonymous survey and its threshold: before it opens, and when fewer people are left. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs, draft, openSurveyFixture, refusal, said, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

describe.each(storesOf(import.meta.url))('the threshold of a survey, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openSurveyFixture(kind, 8);
  });
  const refused = (route: string, body?: unknown) => refusal(fixture, route, body);

  it('an anonymous survey needs as many people as its threshold: when published, edited and changed', async () => {
    const four = ['ana', 'bruno', 'carla', 'elena'];
    const { id } = await fixture.done('POST /surveys/create', draft);
    const publish = (more: object) => refused('POST /org/survey', { survey_id: id, user_ids: four, ...more });
    const few = (people: number, threshold: number) => [409, said('survey_few', { people, threshold })];
    expect(await publish({})).toEqual(few(4, 5));
    expect(await publish({ user_ids: four.slice(1), threshold: 4 })).toEqual(few(3, 4));
    // A survey with names promises no threshold.
    await fixture.publish({ anonymous: false }, { user_ids: four.slice(1) });
    const starts_at = '2026-03-20';
    expect(await publish({ threshold: 4, starts_at })).toEqual([200]);
    expect(await refused(`PATCH /admin/surveys/${id}`, { user_ids: four.slice(1) })).toEqual(few(3, 4));
    expect(await refused(`PATCH /org/survey/${id}/schedule`, { threshold: 6 })).toEqual(few(4, 6));
    const named = await fixture.publish({ anonymous: false }, { user_ids: four, starts_at });
    expect(await refused(`PATCH /admin/surveys/${named}`, { anonymous: true })).toEqual(few(4, 5));
    expect(await refused(`PATCH /admin/surveys/${id}`, { user_ids: [...four, 'diego'] })).toEqual([200]);
  });

  /** Four people, some of whom leave and come back. */
  const four = ['ana', 'bruno', 'carla', 'elena'];
  const employ = (ids: readonly string[], active: boolean) =>
    fixture.change((store) => store.update(users, { id: { in: ids } }, { active }));
  const open = async (threshold: number): Promise<string> => {
    const { id } = await fixture.done('POST /surveys/create', draft);
    const starts_at = '2026-03-20';
    await fixture.done('POST /org/survey', { survey_id: id, user_ids: four, threshold, starts_at });
    return id;
  };
  const begin = async (): Promise<void> => {
    fixture.deployment.now = Date.parse('2026-03-20T18:00:00Z');
    await fixture.later(0);
  };
  const few = (people: number, threshold: number) => said('survey_few', { people, threshold });

  it('an anonymous survey whose people are fewer than its threshold on its day does not open, tells its maker once, and opens when they are enough', async () => {
    const id = await open(3);
    await employ(['carla', 'elena'], false);
    await begin();
    await fixture.later(dayMs);
    expect(await fixture.invited(id)).toEqual([]);
    expect((await fixture.call('ana', `GET /survey/${id}`)).status).toBe(404);
    const counts = { invited: 0, answers: 0, state: 'paused' };
    expect(await fixture.done(`GET /org/survey/${id}`)).toMatchObject(counts);
    expect(await fixture.done(`GET /all_surveys_users?survey_id=${id}`)).toMatchObject({
      items: [],
      groups: [],
    });
    const told = async () =>
      (await fixture.done('GET /user/notification')).items.filter(
        ({ kind }: { kind: string }) => kind === 'survey_few',
      );
    expect(await told()).toMatchObject([{ source_id: id, excerpt: few(2, 3) }]);
    expect(await fixture.noticesOf('ana')).toEqual([]);
    const resume = () => refused(`PATCH /org/survey/${id}/activate`, { active: true });
    expect(await resume()).toEqual([409, few(2, 3)]);
    await employ(['carla'], true);
    expect(await resume()).toEqual([200]);
    await fixture.later(0);
    expect(await fixture.invited(id)).toHaveLength(3);
    expect(await fixture.answer('ana', id)).toBe(200);
    expect(await told()).toMatchObject([{ excerpt: '' }]);
  });

  it('where the maker of a survey that cannot open has left, the other administrators are told', async () => {
    await open(3);
    await employ(['carla', 'elena', boss], false);
    await fixture.change((store) => store.update(users, { id: 'bruno' }, { userType: 'admin' }));
    await begin();
    expect([await fixture.noticesOf('bruno'), await fixture.noticesOf(boss)]).toEqual([['survey_few'], []]);
  });

  it('a threshold that rose stays within the people who were asked, and no group of them is smaller', async () => {
    await fixture.change(async (store) => {
      await store.update(users, { id: { in: crowd(8).slice(0, 4) } }, { departmentId: 'd1' });
      await store.update(users, { id: { in: crowd(8).slice(4) } }, { departmentId: 'd2' });
    });
    const id = await fixture.publish({}, { user_ids: crowd(8), threshold: 3 });
    await fixture.later(0);
    const groups = async () => (await fixture.done(`GET /all_surveys_users?survey_id=${id}`)).groups;
    expect(await groups()).toHaveLength(2);
    const raise = (threshold: number) => refused(`PATCH /org/survey/${id}/schedule`, { threshold });
    expect(await raise(9)).toEqual([409, few(8, 9)]);
    expect(await raise(8)).toEqual([200]);
    expect(await groups()).toEqual([]);
  });
});
