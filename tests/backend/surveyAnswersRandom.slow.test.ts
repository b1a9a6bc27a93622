/** Random answers, changes, closings and departures: sums of surveys equal a recount. */
import { expect, it } from 'vitest';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { diceOf } from '../support/seededRandom.ts';
import type { StoreKind } from '../support/deployment.ts';
import { isWhole, seed, trials } from '../support/trials.ts';
import { crowd } from './pollFixture.ts';
import {
  answersTo,
  keptOf,
  openLaunchedFixture,
  sumOfStages,
  type WireAnswer,
  type WireSurvey,
} from './launchedSurveys.ts';

/** Sums of answers, recounted from what people last sent; zero sums are left out. */
function recount(
  survey: WireSurvey,
  books: Iterable<readonly [string, readonly WireAnswer[]]>,
  places: ReadonlyMap<string, string>,
) {
  const sums = new Map<string, number>();
  for (const [who, answers] of books) {
    const add =
      (...path: readonly unknown[]) =>
      (by = 1) => {
        const key = [places.get(who), ...path].join('|');
        sums.set(key, (sums.get(key) ?? 0) + by);
      };
    add('', '')();
    for (const answer of answers) {
      const { question_id: id, option_ids: options, number, date } = answer;
      const kind = survey.questions.find((question) => question.id === id)?.kind;
      add(id, '')();
      for (const option of Array.isArray(options) ? options : []) add(id, option)();
      if (typeof date === 'string') add(id, date.slice(0, 7))();
      if (typeof number !== 'number') continue;
      if (kind === 'number') add(id, 'sum')(Math.round(number * 100));
      else add(id, number)();
    }
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

const actsOf = 200;
/** Walks with a number each: 10,000 acts on each store in a release. */
const walks = (kind: StoreKind, usual: number) =>
  Array.from({ length: isWhole ? 50 : trials(usual) }, (_, walk) => [kind, walk] as const);

it.each([...walks('tab', 2), ...walks('sql', 1)])(
  `sums of surveys equal a recount of the last answers after ${actsOf} random acts, %s store, walk %i, seed ${seed}`,
  async (kind, walk) => {
    const { whole: dice } = diceOf(seed + walk);
    const people = crowd(25);
    const fixture = await openLaunchedFixture(kind, people.length);
    for (const who of people) await fixture.deployment.tokenOf(`${who}@taller.example`);
    const made = [];
    for (const own of [
      {},
      { multiResponse: true },
      { anonymous: true },
      { anonymous: true, threshold: 5, textThreshold: 10 },
    ])
      made.push({
        own: { anonymous: false, multiResponse: false, ...own },
        survey: await fixture.launched(own),
        book: new Map<string, readonly WireAnswer[]>(),
        active: true,
        isClosed: false,
      });
    const gone = new Set<string>();
    for (let act = 0; act < actsOf; act++) {
      const one = made[dice(0, made.length - 1)];
      const who = people[dice(0, people.length - 1)] ?? '';
      if (one === undefined) continue;
      const { own, survey, book } = one;
      if (dice(0, 19) === 0 && !one.isClosed) {
        one.isClosed = dice(0, 3) === 0;
        one.active = !one.active && !one.isClosed;
        const closedAt = one.isClosed ? new Date(fixture.deployment.now).toISOString() : null;
        await fixture.change((store) =>
          store.update(surveys, { id: survey.id }, { active: one.active, closedAt }),
        );
        continue;
      }
      if (dice(0, 39) === 0) {
        const { status } = await fixture.call('diego', 'POST /user/admin/delete', { id: who, reason: '' });
        expect([act, status]).toEqual([act, gone.has(who) ? 404 : 200]);
        gone.add(who);
        continue;
      }
      const answers = answersTo(survey, {
        option: dice(0, 1) === 0 ? 0 : 1,
        text: `${act}`,
        score: dice(0, 10),
        ...(dice(0, 1) === 0 ? { uses: [dice(0, 2)] } : {}),
        ...(dice(0, 1) === 0 ? { hours: dice(-500, 500) / 100 } : {}),
        ...(dice(0, 1) === 0 ? { day: `2026-0${dice(1, 9)}-15` } : {}),
      });
      const { status } = await fixture.submit(who, survey, answers);
      const isAccepted = one.active && (!book.has(who) || (own.multiResponse && !own.anonymous));
      expect([act, status]).toEqual([act, gone.has(who) ? 401 : isAccepted ? 200 : 409]);
      if (status === 200) book.set(who, answers);
    }
    for (const { own, survey, book } of made) {
      const { tallies, texts, answers, responses, invitations } = await fixture.look((store) =>
        keptOf(store, survey.id),
      );
      const places = new Map(invitations.map(({ userId, cellId }) => [userId, cellId ?? '']));
      const kept = tallies.map(
        (row) => [[row.cellId, row.questionId, row.value].join('|'), sumOfStages(row)] as const,
      );
      expect(new Map(kept.filter(([, sum]) => sum !== 0))).toEqual(recount(survey, book, places));
      const said = [...book.values()].flatMap((sent) =>
        sent.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])),
      );
      const stored = own.anonymous ? texts : answers;
      expect(stored.flatMap(({ text }) => text ?? []).toSorted()).toEqual(said.toSorted());
      expect(responses.length).toBe(own.anonymous ? 0 : book.size);
      expect(
        invitations
          .filter(({ answered }) => answered)
          .map(({ userId }) => userId)
          .toSorted(),
      ).toEqual([...book.keys()].toSorted());
    }
    fixture.deployment.close();
  },
);
