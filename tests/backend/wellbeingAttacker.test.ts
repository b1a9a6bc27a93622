/**
 * The linear attacker of surveys on the calls of wellbeing: administrators, managers and colleagues ask for every week of every
 * department after each day, while people join, move and leave. Each person and week is one unknown.
 */
import { afterEach, expect, it } from 'vitest';
import { departments, users } from '#backend/people/users.tables.ts';
import { moodWeeks } from '#backend/wellbeing/wellbeing.tables.ts';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { moodCodes, weekMood, weekOf, type MoodCode } from '#schema/wellbeing/moods.rules.ts';
import type { MoodBlock } from '#schema/wellbeing/moodWeeks.rules.ts';
import { seed, trials } from '../support/trials.ts';
import { Knowledge } from '../privacy/knowledge.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const k = 5;
const weeks = 3;
const monday = Date.parse('2026-03-02T18:00:00.000Z');

interface Shown {
  readonly weeks: readonly {
    readonly week: string;
    readonly people: number | null;
    readonly counts: readonly number[];
    readonly mean: number | null;
  }[];
}
/** Whom a week counts, in which department and as which mood. */
type Counted = Map<string, { readonly home: string; readonly days: MoodCode[] }>;

/** Each department alone, as a rule that is switched off would show it. */
function alone(counted: Counted): readonly MoodBlock[] {
  const homes = new Set([...counted.values()].map(({ home }) => home));
  return [...homes].map((home) => {
    const inside = [...counted.values()].filter((one) => one.home === home);
    const counts: Record<string, number> = {};
    for (const { days } of inside) {
      const mood = weekMood(days) ?? 'okay';
      counts[mood] = (counts[mood] ?? 0) + 1;
    }
    return { departmentIds: [home], isShown: true, tally: { n: inside.length, counts } };
  });
}

/** What was found about fewer people than the threshold; `isOff`: the rule is switched off. */
async function attacked(random: SeededRandom, isOff = false): Promise<readonly string[]> {
  const size = random.whole(12, 26);
  const people = crowd(size);
  fixture = await openSurveyFixture('tab', size);
  const { deployment, call, change, look } = fixture;
  deployment.now = monday;
  const homes = new Map(people.map((id) => [id, `area ${Math.floor(random.next() * random.next() * 6)}`]));
  const areas = [...new Set(homes.values())];
  const leaders = areas.map((area) => people.find((id) => homes.get(id) === area) ?? '');
  // Some join later, into a small team.
  const toJoin = new Set(people.filter((id) => !leaders.includes(id) && random.chance(0.2)));
  const here = new Set(people.filter((id) => !toJoin.has(id)));
  await change(async (store) => {
    await store.insert(
      departments,
      areas.map((id, at) => ({
        id,
        name: id,
        active: true,
        parentId: null,
        managerId: leaders[at] ?? null,
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    );
    for (const id of people) {
      const userType = leaders.includes(id) ? 'manager' : 'employee';
      await store.update(
        users,
        { id },
        { departmentId: homes.get(id) ?? null, userType, active: here.has(id) },
      );
    }
  });

  const truth = new Map<string, Counted>();
  const knowledge = new Knowledge(size * weeks);
  const unknownOf = (week: string, id: string): number =>
    [...truth.keys()].indexOf(week) * size + people.indexOf(id);
  const learn = async (who: string, area: string | null): Promise<void> => {
    const search = area === null ? '' : `&department_id=${encodeURIComponent(area)}`;
    const { status, said } = await call(who, `GET /moods/weeks?weeks=53${search}`);
    if (status === 404) return;
    const kept = await look(async (store) => (await store.list(moodWeeks)).rows);
    for (const { week, people: n, counts, mean } of (said as Shown).weeks) {
      // Nothing is shown of a week that is not over.
      expect(Date.parse(week) + 7 * dayMs).toBeLessThan(deployment.now);
      if (n === null) expect([counts, mean]).toEqual([[], null]);
      if (n === null || n === 0) continue;
      const blocks = kept.find((row) => row.week === week)?.blocks ?? [];
      const inside = blocks
        .filter(({ isShown, departmentIds }) => isShown && (area === null || departmentIds.includes(area)))
        .flatMap(({ departmentIds }) => departmentIds);
      const about = [...(truth.get(week) ?? [])].filter(([, { home }]) => inside.includes(home));
      // The figures are about exactly these people.
      const expected = moodCodes.map(
        (code) => about.filter(([, { days }]) => weekMood(days) === code).length,
      );
      expect(counts).toEqual(expected);
      knowledge.learn(about.map(([id]) => unknownOf(week, id)));
    }
  };
  const readEverything = async (): Promise<void> => {
    for (const area of [null, ...areas]) await learn(boss, area);
    for (const leader of leaders.filter((id) => here.has(id)))
      for (const area of [null, homes.get(leader) ?? null]) await learn(leader, area);
    const colleague = random.pick([...here]);
    for (const area of [null, homes.get(colleague) ?? null]) await learn(colleague, area);
  };

  for (let week = 0; week < weeks; week += 1) {
    const start = weekOf(new Date(deployment.now).toISOString().slice(0, 10));
    const counted: Counted = new Map();
    truth.set(start, counted);
    for (let day = 0; day < 5; day += 1) {
      for (const id of random.shuffle([...here])) {
        if (!random.chance(0.35)) continue;
        const mood = random.pick(moodCodes);
        expect((await call(id, 'POST /moods', { mood_id: mood })).status).toBe(200);
        const known = counted.get(id) ?? { home: homes.get(id) ?? '', days: [] };
        counted.set(id, known);
        known.days.push(mood);
      }
      const [mover, leaver, joiner] = [random.pick(people), random.pick(people), [...toJoin][0]];
      if (random.chance(0.4)) {
        homes.set(mover, random.pick(areas));
        await change((store) =>
          store.update(users, { id: mover }, { departmentId: homes.get(mover) ?? null }),
        );
      }
      if (joiner !== undefined && random.chance(0.4)) {
        toJoin.delete(joiner);
        here.add(joiner);
        await change((store) => store.update(users, { id: joiner }, { active: true }));
      }
      if (random.chance(0.15) && here.has(leaver) && !leaders.includes(leaver)) {
        here.delete(leaver);
        await fixture.done('POST /user/admin/delete', { id: leaver });
        counted.delete(leaver);
      }
      await fixture.later(dayMs);
      if (day % 2 === 0) await readEverything();
    }
    await fixture.later(2 * dayMs);
    if (isOff) await change((store) => store.update(moodWeeks, { week: start }, { blocks: alone(counted) }));
    await readEverything();
  }
  const found = knowledge.exposed(k);
  return found === null ? [] : [`${found.length} people`];
}

it('nothing that anybody can ask of weeks of moods is about fewer than five people, whoever joins, moves or leaves', async () => {
  for (let number = 0; number < trials(1); number += 1) {
    expect([number, await attacked(seededRandom(`mood calls ${seed} ${number}`))]).toEqual([number, []]);
    fixture.deployment.close();
  }
});

it('the attacker on the calls succeeds where the rule is switched off', async () => {
  expect(await attacked(seededRandom('a small team alone'), true)).not.toEqual([]);
});

it('nobody reads a value of a body without a consent that stands and a reason, whatever they ask', async () => {
  const people = crowd(12);
  fixture = await openSurveyFixture('tab', people.length);
  const { call, change } = fixture;
  const random = seededRandom(`bodies ${seed}`);
  /** A weight that is nobody else's. */
  const weightOf = (id: string): number => 301.3 + people.indexOf(id);
  const agreed = new Set<string>();
  const active = new Set(people);
  for (const id of people)
    expect((await call(id, 'POST /user/body_metrics', { weight_kg: weightOf(id) })).status).toBe(200);
  for (let step = 0; step < trials(12); step += 1) {
    const id = random.pick([...active]);
    const consents = random.chance(0.5);
    await call(id, 'PATCH /user/body_metrics/consent', { purpose: 'insurance', agreed: consents });
    if (consents) agreed.add(id);
    else agreed.delete(id);
    const other = random.pick(people);
    const isActive = active.size < 6 || random.chance(0.6);
    await change((store) => store.update(users, { id: other }, { active: isActive }));
    if (isActive) active.add(other);
    else active.delete(other);

    const listed = await call(boss, 'GET /user/body_metrics/all_with_users?page=1&per_page=50');
    const ids = listed.said.items.map(({ user }: { user: { id: string } }) => user.id);
    expect(new Set(ids)).toEqual(new Set([...agreed].filter((one) => active.has(one))));
    const looks = await Promise.all(
      people.map(async (userId) => ({
        userId,
        ...(await call(boss, 'POST /user/body_metrics/look', {
          user_id: userId,
          purpose: 'insurance',
          reason: 'Un trámite del seguro',
        })),
      })),
    );
    for (const { userId, status, said, text } of looks)
      if (agreed.has(userId) && active.has(userId)) expect(said.weight_kg).toBe(weightOf(userId));
      else {
        expect(status).toBe(404);
        expect(text).not.toMatch(/3[01]\d\.3/u);
      }
    const colleague = random.pick([...active]);
    const own = await call(colleague, 'GET /user/body_metrics');
    const refused = await call(colleague, 'GET /user/body_metrics/all_with_users?page=1');
    expect(refused.status).toBe(403);
    const seen = [listed.text, refused.text, own.text.replaceAll(String(weightOf(colleague)), '')].join();
    expect(seen).not.toMatch(/3[01]\d\.3/u);
  }
});
