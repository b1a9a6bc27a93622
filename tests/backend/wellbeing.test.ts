/** The rules of wellbeing over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { departments, users } from '#backend/people/users.tables.ts';
import { moods, moodShares, moodSums, moodWeeks, patientCodes } from '#backend/wellbeing/wellbeing.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { everything } from './peopleFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const people = crowd(8);
const [one = '', two = '', three = ''] = people;
/** A Wednesday, 12:00 in the organisation. */
const wednesday = Date.parse('2026-03-18T18:00:00.000Z');

async function open(kind: StoreKind, count = 3): Promise<void> {
  fixture = await openSurveyFixture(kind, count);
  fixture.deployment.now = wednesday;
}
const note = (who: string, moodId: string, more: object = {}) =>
  fixture.call(who, 'POST /moods', { mood_id: moodId, ...more });
const history = async (who: string): Promise<readonly string[]> =>
  (await fixture.call(who, 'GET /users/moods/history')).said.map(
    ({ date, mood_id, note: words, open: isOpen }: Record<string, string | boolean | null>) =>
      [date, mood_id, words, isOpen].join(' ').trim(),
  );
const at = (text: string): string => new Date(text).toISOString();

describe.each(storesOf(import.meta.url))('moods, %s store', (kind) => {
  it('a mood is one a day, changes until the day ends in the person’s zone, and is then history', async () => {
    await open(kind);
    await fixture.change((store) => store.update(users, { id: one }, { timezone: 'Asia/Tokyo' }));
    await note(one, 'good', { note: 'Buen día' });
    // In Tokyo it is Thursday, 3:00.
    expect(await history(one)).toEqual(['2026-03-19 good Buen día true']);
    await note(one, 'low');
    expect(await history(one)).toEqual(['2026-03-19 low Buen día true']);
    await note(one, 'low', { note: null });
    fixture.deployment.now += 22 * 3_600_000;
    await note(one, 'great');
    expect(await history(one)).toEqual(['2026-03-19 low  false', '2026-03-20 great  true']);
    const late = await note(one, 'good', { date: '2026-03-19' });
    expect([late.status, late.said.reasons[0]]).toMatchObject([
      409,
      { field: 'date', code: 'mood_day_over' },
    ]);
    expect(await history(two)).toEqual([]);
  });

  it('moods chosen without a network belong to the days on which they were chosen, and the latest choice of a day wins', async () => {
    await open(kind);
    for (const [day, mood] of [
      ['16', 'low'],
      ['17', 'okay'],
    ])
      expect((await note(one, mood ?? '', { chosen_at: at(`2026-03-${day}T15:00:00Z`) })).status).toBe(200);
    await note(one, 'great', { chosen_at: at('2026-03-17T20:00:00Z') });
    // The other device was earlier.
    expect((await note(one, 'awful', { chosen_at: at('2026-03-17T16:00:00Z') })).said.mood_id).toBe('great');
    // A clock that is ahead chose now.
    await note(one, 'good', { chosen_at: at('2026-03-25T16:00:00Z') });
    expect(await history(one)).toEqual([
      '2026-03-16 low  false',
      '2026-03-17 great  false',
      '2026-03-18 good  true',
    ]);
  });

  it('a mood that waits while its day ends in the person’s zone belongs to the day on which it was chosen, and cannot change the next one', async () => {
    await open(kind);
    await fixture.change((store) => store.update(users, { id: one }, { timezone: 'Asia/Tokyo' }));
    // Tokyo's 18 March ends at 15:00 UTC.
    fixture.deployment.now = Date.parse('2026-03-18T15:20:00.000Z');
    await note(one, 'great', { chosen_at: at('2026-03-18T15:00:00Z') });
    await note(one, 'low', { chosen_at: at('2026-03-18T14:59:59Z'), note: 'Antes de dormir' });
    expect(await history(one)).toEqual(['2026-03-18 low Antes de dormir false', '2026-03-19 great  true']);
  });

  it('a mood recorded twice under one key is one, and its note is kept with the mood only', async () => {
    await open(kind);
    const body = { mood_id: 'good', note: 'canario', chosen_at: at('2026-03-18T17:00:00Z') };
    const token = await fixture.deployment.tokenOf(`${one}@taller.example`);
    const send = () =>
      fixture.deployment.rest('POST /moods', { token, body, headers: { 'idempotency-key': 'una' } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await fixture.look((store) => store.list(moods))).rows).toHaveLength(1);
    const kept = await fixture.look(everything);
    expect([...kept].flatMap(([name, rows]) => (rows.includes('canario') ? [name] : []))).toEqual(['moods']);
  });

  it.each([
    ['of tomorrow', { date: '2026-03-19' }, 422, 'date', 'mood_future'],
    ['of somebody else', { user_id: two }, 422, 'user_id', 'mood_other'],
    ['of last month', { chosen_at: '2026-02-10T12:00:00.000Z' }, 422, 'chosen_at', 'mood_old'],
    ['that is none', { mood_id: 'fine' }, 422, 'mood_id', 'option'],
  ])('a mood %s is refused by name and changes nothing', async (_, body, status, field, code) => {
    await open(kind);
    const answer = await note(one, 'good', body);
    expect([answer.status, answer.said.reasons[0]]).toMatchObject([status, { field, code }]);
    expect(await history(one)).toEqual([]);
  });

  it('weeks appear once they are over, from five people, and removing a person changes no week that was shown', async () => {
    await open(kind, 8);
    await fixture.change(async (store) => {
      const row = { active: true, parentId: null, managerId: null, createdAt: at('2026-01-01') };
      await store.insert(departments, [
        { id: 'big', name: 'Grande', ...row },
        { id: 'small', name: 'Pequeño', ...row },
      ]);
      for (const [index, id] of people.entries())
        await store.update(users, { id }, { departmentId: index < 6 ? 'big' : 'small' });
    });
    for (const [index, who] of people.entries()) await note(who, index < 4 ? 'good' : 'low');
    await note(one, 'great');
    const weeks = async (who: string, search = '') =>
      (await fixture.call(who, `GET /moods/weeks${search}`)).said;
    expect((await weeks(boss)).weeks).toEqual([]);
    fixture.deployment.now = Date.parse('2026-03-23T11:59:00.000Z');
    await fixture.later(0);
    expect((await weeks(boss)).weeks).toEqual([]);
    await fixture.later(60_000);
    const shown = { week: '2026-03-16', people: 8, counts: [0, 4, 0, 3, 1], mean: 3.1, withheld: null };
    expect((await weeks(boss)).weeks).toEqual([shown]);
    expect((await weeks(three)).departments.map(({ name }: { name: string }) => name)).toEqual(['Grande']);
    // Two people cannot be shown, and the six beside them would tell their sum.
    for (const id of ['big', 'small'])
      expect((await weeks(boss, `?department_id=${id}`)).weeks[0]).toMatchObject({
        people: null,
        counts: [],
        withheld: 'joined',
      });
    expect((await fixture.call(three, 'GET /moods/weeks?department_id=small')).status).toBe(404);
    // The screen opens with the own department, also when that is closed.
    await fixture.change((store) => store.update(departments, { id: 'big' }, { active: false }));
    expect((await weeks(three, '?department_id=big')).weeks).toHaveLength(1);
    await fixture.change((store) => store.update(departments, { id: 'big' }, { active: true }));
    const left = await fixture.look(async (store) => [
      ...(await store.list(moodShares)).rows,
      ...(await store.list(moodSums)).rows,
    ]);
    expect(left).toEqual([]);
    // A mood that arrives now is only the person's own.
    await note(three, 'awful', { chosen_at: at('2026-03-20T16:00:00Z') });
    await fixture.later(dayMs);
    expect((await weeks(boss)).weeks).toEqual([shown]);
  });

  it('a person counts once a week by the rounded mean of their days, and is taken out when nothing was shown yet', async () => {
    await open(kind);
    await note(one, 'great', { chosen_at: at('2026-03-16T15:00:00Z') });
    await note(one, 'low', { chosen_at: at('2026-03-17T15:00:00Z') });
    const sums = () =>
      fixture.look(async (store) =>
        (await store.list(moodSums)).rows
          .flatMap(({ mood, people: count }) => (count === 0 ? [] : [`${mood} ${count}`]))
          .toSorted(),
      );
    expect(await sums()).toEqual(['good 1']);
    await note(one, 'low');
    expect(await sums()).toEqual(['okay 1']);
    await note(two, 'low');
    expect(await sums()).toEqual(['low 1', 'okay 1']);
    expect((await fixture.look((store) => store.list(moods))).rows).toHaveLength(4);
    expect((await fixture.look((store) => store.list(moodWeeks))).rows).toEqual([]);
  });
});

describe.each(storesOf(import.meta.url))('the patient code, %s store', (kind) => {
  const ask = (who: string) => fixture.call(who, 'GET /get-patient-otp');

  it('the patient code stays the same within its life, and after three codes in ten minutes only time helps', async () => {
    await open(kind);
    const codes: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const first = await ask(one);
      fixture.deployment.now += 60_000;
      const again = await ask(one);
      expect([again.said.code, again.said.valid_for_ms]).toEqual([first.said.code, 120_000]);
      codes.push(first.said.code);
      fixture.deployment.now += 120_000;
    }
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^\d{4}-\d{4}$/u);
    const refused = await ask(one);
    expect([refused.status, refused.said.retryable]).toEqual([429, false]);
    expect(refused.said.retryAfter).toBe(60);
    // Another person is not held back.
    expect((await ask(two)).status).toBe(200);
    fixture.deployment.now += 60_000;
    expect((await ask(one)).status).toBe(200);
  });

  it('asked three times at once, the patient code is one', async () => {
    await open(kind);
    const answers = await Promise.all([ask(one), ask(one), ask(one)]);
    expect(new Set(answers.map(({ said }) => said.code)).size).toBe(1);
    expect((await fixture.look((store) => store.list(patientCodes))).rows).toHaveLength(1);
  });
});

describe('the page of wellbeing', () => {
  it('the page shows help to everybody, and answers of wellbeing are never stored on the way', async () => {
    await open('sql');
    await fixture.done('PATCH /org/wellbeing', {
      help: [{ name: 'Línea de apoyo', phone: '800 555 0101', note: 'Siempre' }],
      provider_url: 'https://medicos.example/entrar',
    });
    expect((await fixture.call(one, 'GET /wellbeing')).said).toMatchObject({
      help: [{ name: 'Línea de apoyo', phone: '800 555 0101', note: 'Siempre' }],
      provider_url: 'https://medicos.example/entrar',
    });
    for (const url of ['http://medicos.example', 'data:text/html,x'])
      expect((await fixture.call(boss, 'PATCH /org/wellbeing', { provider_url: url })).status).toBe(422);
    expect((await fixture.call(one, 'PATCH /org/wellbeing', { help: [] })).status).toBe(403);
    const token = await fixture.deployment.dependencies.tokens.sign(
      { userId: one, org: 'taller', epoch: 0 },
      fixture.deployment.now,
    );
    for (const route of [
      'GET /wellbeing',
      'GET /get-patient-otp',
      'GET /users/moods/history',
      'GET /user/body_metrics',
    ])
      expect((await fixture.deployment.rest(route, { token })).headers.get('cache-control')).toBe('no-store');
  });
});
