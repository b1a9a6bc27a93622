/** A step challenge in its fourth week of six, and a habit that has ended with a post of the people who kept it. */
import {
  challengeCategories,
  challengeEntries,
  challengePeople,
  challengeProofs,
  challenges,
} from '#backend/challenges/challenges.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { closesAfter } from '#schema/challenges/challenges.rules.ts';
import { scoreOf, type DayValue } from '#schema/challenges/scores.ts';
import { may } from '#schema/permissions.ts';
import { day, instant } from '../calendar.ts';
import { challengeTexts } from '../challengeTexts.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { joiningIn } from './joiningIn.ts';
import type { Occasion } from './occasions.ts';
import type { Person } from './users.seed.ts';

/** Members of each of the two departments. */
const teamSize = 7;
/** Of how many people one takes part for herself, and the days that such a person enters. */
const alone = { oneOf: 4, days: [0, 1, 2, 3, 4, 10, 15, 20, 23] } as const;
/** The first members of the first team: their proofs wait for a decision. */
const waiting = 2;
const stepsDays = { begun: -24, last: 17 } as const;
const waterDays = { begun: -70, last: -43 } as const;

/** People of the two departments who take part, in pairs with equal sums, and people of other departments. */
function teamsOf(
  plan: Plan,
  people: readonly Person[],
): { readonly teams: readonly (readonly Person[])[]; readonly others: readonly Person[] } {
  const { now } = plan.calendar;
  const hasJoined = joiningIn(plan, people);
  const fit = people.filter(
    ({ role, departmentId, until, since }) =>
      departmentId !== undefined &&
      may(role, 'challenges.join') &&
      until >= now &&
      since <= now + stepsDays.begun * day,
  );
  const employee = fit.find(({ role, isPersona }) => role === 'employee' && isPersona);
  const departments = [...Map.groupBy(fit, ({ departmentId }) => departmentId)]
    .toSorted(([one, ones], [other, others]) =>
      one === employee?.departmentId
        ? -1
        : other === employee?.departmentId
          ? 1
          : others.length - ones.length,
    )
    .map(([, team]) => team.toSorted((one, other) => Number(other.isPersona) - Number(one.isPersona)));
  return {
    teams: departments.slice(0, 2).map((team) => team.slice(0, teamSize)),
    others: departments
      .slice(2)
      .flat()
      .filter((person) => !person.isPersona && hasJoined(person, 1))
      .slice(0, Math.floor(people.length / alone.oneOf)),
  };
}

/** The rows, and the post of those who completed the habit; empty while the module is off, and in a new company. */
export function challengesOf(
  plan: Plan,
  people: readonly Person[],
): { readonly won: readonly Occasion[]; readonly rows: RowsByTable } {
  const { profile, calendar, newId, size } = plan;
  const author = people.find(({ role }) => role === 'admin');
  if (!profile.modules.has('admin_retos') || size.scene === 'newCompany' || author === undefined)
    return { won: [], rows: {} };
  const dice = plan.dice('challenges');
  const text = challengeTexts[profile.words];
  const { teams, others } = teamsOf(plan, people);
  const categoryId = newId('challenge_categories');
  const made = {
    challenges: [] as Row<typeof challenges>[],
    people: [] as Row<typeof challengePeople>[],
    entries: [] as Row<typeof challengeEntries>[],
    proofs: [] as Row<typeof challengeProofs>[],
    won: [] as Occasion[],
  };

  const add = (
    { begun, last }: { readonly begun: number; readonly last: number },
    given: Pick<
      Row<typeof challenges>,
      | 'name'
      | 'nameEn'
      | 'description'
      | 'descriptionEn'
      | 'typeId'
      | 'picture'
      | 'way'
      | 'target'
      | 'unit'
      | 'perWeek'
      | 'weeks'
      | 'cap'
      | 'points'
    >,
    daysOf: (pair: number, team: number) => readonly DayValue[],
    sides: readonly (readonly Person[])[] = teams,
  ): void => {
    const id = newId('challenges');
    const isOver = last < -3;
    const closesAt = closesAfter(calendar.date(last));
    const row: Row<typeof challenges> = {
      id,
      ...given,
      categoryId,
      proof: true,
      audience: {
        everyone: true,
        departmentIds: [],
        groupIds: [],
        userIds: [],
        tenureFrom: null,
        tenureTo: null,
      },
      startsOn: calendar.date(begun),
      endsOn: calendar.date(last),
      closesAt,
      closedAt: isOver ? closesAt : null,
      active: true,
      archived: false,
      entered: true,
      postId: isOver ? newId('posts') : null,
      createdBy: author.id,
      createdAt: instant(calendar.now + (begun - 7) * day),
    };
    made.challenges.push(row);
    const winners: Person[] = [];
    sides.forEach((team, side) =>
      team.forEach((person, pair) => {
        // People who came later were in no earlier challenge.
        if (person.since > calendar.now + begun * day) return;
        const personId = newId('challenge_people');
        const entries = daysOf(pair, side);
        const { score, completed, ...counted } = scoreOf(row, entries);
        made.people.push({
          id: personId,
          challengeId: id,
          userId: person.id,
          departmentId: person.departmentId ?? null,
          joinedAt: instant(calendar.now + (begun - 2) * day),
          leftAt: null,
          ranked: true,
          named: completed && (!isOver || !person.isPersona),
          standing: score !== null,
          total: counted.total,
          score: score ?? 0,
          hasScore: score !== null,
          baseline: counted.baseline,
          weeks: counted.weeks,
          streak: counted.streak,
          completedAt: completed ? instant(calendar.now + (isOver ? last : -1) * day) : null,
          reward: 'none',
          told: 2,
        });
        if (isOver && completed && !person.isPersona) winners.push(person);
        const isWaiting = !isOver && pair < waiting;
        if (completed && (isOver || (side === 0 && pair <= waiting)))
          made.proofs.push({
            id: newId('challenge_proofs'),
            challengeId: id,
            personId,
            userId: person.id,
            message: isOver ? text.waterProof : text.stepsProof,
            fileKeys: [],
            status: isWaiting ? 'submitted' : 'approved',
            reason: null,
            decidedBy: isWaiting ? null : author.id,
            decidedAt: isWaiting ? null : isOver ? closesAt : instant(calendar.now - day / 2),
            createdAt: instant(calendar.now + (isOver ? last : -1) * day),
          });
        made.entries.push(
          ...entries.map(({ on, value }) => ({
            id: newId('challenge_entries'),
            personId,
            userId: person.id,
            on,
            value,
            enteredAt: `${on}T23:00:00.000Z`,
            corrected: false,
          })),
        );
      }),
    );
    if (row.postId !== null)
      made.won.push({
        kind: 'challenge',
        postId: row.postId,
        at: Date.parse(closesAt),
        sender: undefined,
        receivers: winners,
        types: [],
        message: row.name,
        messageEn: row.nameEn,
        pollId: null,
        years: null,
      });
  };

  // Both members of a pair have the same sum, so that the departments are close; only one of them grows.
  const noise = Array.from({ length: teamSize }, () =>
    Array.from({ length: -stepsDays.begun }, () => 0.95 + dice.next() / 10),
  );
  const leader = 4;
  const outside = teams.length;
  add(
    stepsDays,
    {
      name: text.steps,
      nameEn: challengeTexts.en.steps,
      description: text.stepsText,
      descriptionEn: challengeTexts.en.stepsText,
      typeId: 'steps',
      picture: 'steps',
      way: 'own_beginning',
      target: 1_000,
      unit: text.stepsUnit,
      perWeek: null,
      weeks: null,
      cap: 2_000_000,
      points: 50,
    },
    (pair, team) => {
      if (team === outside)
        return alone.days.map((index) => ({
          on: calendar.date(stepsDays.begun + index),
          value: 100 * Math.round((4_000 + (pair % 9) * 700) * (0.95 + dice.next() / 10 + index / 300)),
        }));
      const level = pair === leader ? 4_200 : 6_000 + pair * 900;
      // The first ones have reached the target.
      const growth =
        pair === leader && team === 1 ? 0.7 : team === 0 ? (pair <= waiting ? 0.4 : 0.1) : 0.02 * pair;
      return (noise[pair] ?? []).map((factor, index) => ({
        on: calendar.date(stepsDays.begun + index),
        value:
          100 *
          Math.round(
            ((level * factor * (1 + (growth * index) / -stepsDays.begun)) / (1 + growth / 2)) *
              (team === 0 ? 1 : 0.992),
          ),
      }));
    },
    [...teams, others],
  );
  add(
    waterDays,
    {
      name: text.water,
      nameEn: challengeTexts.en.water,
      description: text.waterText,
      descriptionEn: challengeTexts.en.waterText,
      typeId: 'water',
      picture: 'water',
      way: 'habit',
      target: 800,
      unit: text.waterUnit,
      perWeek: 5,
      weeks: 4,
      cap: null,
      points: 0,
    },
    (pair) =>
      Array.from({ length: waterDays.last - waterDays.begun + 1 }, (_, index) => index)
        .filter((index) => index % 7 < (pair % 3 === 2 ? 4 : 6))
        .map((index) => ({ on: calendar.date(waterDays.begun + index), value: 800 })),
  );
  return {
    won: made.won,
    rows: {
      ...rowsOf(challengeCategories, [
        { id: categoryId, name: challengeTexts.es.category, nameEn: challengeTexts.en.category, icon: null },
      ]),
      ...rowsOf(challenges, made.challenges),
      ...rowsOf(challengePeople, made.people),
      ...rowsOf(challengeEntries, made.entries),
      ...rowsOf(challengeProofs, made.proofs),
    },
  };
}
