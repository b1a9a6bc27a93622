/** Challenges over the fixture of surveys: an administrator, a crowd, a budget, and days that pass. */
import { challengePeople } from '#backend/challenges/challenges.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

export interface ChallengeFixture extends SurveyFixture {
  /** The day of Greenwich so many days from now. */
  day(days?: number): string;
  /** Makes a challenge and returns its id. By default: a sum of 10 km within a week, for 20 points. */
  challenge(more?: object): Promise<string>;
  join(who: string, id: string, choices?: object): Promise<number>;
  enter(who: string, id: string, on: string, value: number): Promise<number>;
  placeOf(who: string, id: string): Promise<Row<typeof challengePeople> | undefined>;
  /** Kinds of a person's notifications about challenges, oldest first. */
  toldOf(who: string): Promise<readonly string[]>;
}

export async function openChallengeFixture(kind: StoreKind, people = 0): Promise<ChallengeFixture> {
  const surveys = await openSurveyFixture(kind, people);
  const { call, done, look, deployment } = surveys;
  const day = (days = 0): string => dayAfter(new Date(deployment.now).toISOString().slice(0, 10), days);
  return {
    ...surveys,
    day,
    challenge: async (more = {}) =>
      (
        await done('POST /org/challenge/create', {
          name: 'Diez kilómetros',
          type_id: 'cycling',
          way: 'target',
          target: 10,
          unit: 'km',
          points: 20,
          starts_on: day(-3),
          ends_on: day(3),
          ...more,
        })
      ).id,
    join: async (who, id, choices = {}) => (await call(who, `POST /challenge/${id}/join`, choices)).status,
    enter: async (who, id, on, value) =>
      (await call(who, `POST /challenge/${id}/entry`, { on, value })).status,
    placeOf: (userId, challengeId) =>
      look(async (store) => (await store.list(challengePeople, { where: { userId, challengeId } })).rows[0]),
    toldOf: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(notifications, {
          where: { userId },
          order: [['createdAt', 'asc']],
        });
        return rows.flatMap((row) => (row.kind.startsWith('challenge') ? [row.kind] : []));
      }),
  };
}
