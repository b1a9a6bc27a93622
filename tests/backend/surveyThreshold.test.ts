/** An anonymous survey and its threshold: before it opens, and when fewer people are left. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draft, openSurveyFixture, refusal, said, type SurveyFixture } from './surveyFixture.ts';
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

  it('an anonymous survey that has fewer people than its threshold when it opens tells no counts of who was asked', async () => {
    const four = ['ana', 'bruno', 'carla', 'elena'];
    const { id } = await fixture.done('POST /surveys/create', draft);
    const starts_at = '2026-03-20';
    await fixture.done('POST /org/survey', { survey_id: id, user_ids: four, threshold: 3, starts_at });
    for (const gone of ['carla', 'elena']) await fixture.done('POST /user/admin/delete', { id: gone });
    fixture.deployment.now = Date.parse('2026-03-20T18:00:00Z');
    await fixture.later(0);
    expect(await fixture.invited(id)).toHaveLength(2);
    expect(await fixture.answer('ana', id)).toBe(200);
    const asked = await fixture.done(`GET /all_surveys_users?survey_id=${id}`);
    expect(asked).toMatchObject({ withheld: 'anonymous', items: [], groups: [] });
  });
});
