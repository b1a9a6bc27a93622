/** Random answers to surveys: sums that equal a recount. */
import { expect, it } from 'vitest';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { diceOf } from '../support/seededRandom.ts';
import type { StoreKind } from '../support/deployment.ts';
import { seed, trials } from '../support/trials.ts';
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

it.each([
  ['tab', 400],
  ['sql', 120],
] satisfies [StoreKind, number][])(
  `sums of surveys equal a recount of the last answers, %s store, %i acts, seed ${seed}`,
  async (kind, acts) => {
    const { whole: dice } = diceOf(seed);
    const people = crowd(25);
    const fixture = await openLaunchedFixture(kind, people.length);
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
        isOpen: true,
      });
    for (let act = 0; act < trials(acts); act++) {
      const one = made[dice(0, made.length - 1)];
      if (one === undefined) continue;
      const { own, survey, book } = one;
      if (dice(0, 19) === 0) {
        one.isOpen = !one.isOpen;
        await fixture.change((store) => store.update(surveys, { id: survey.id }, { active: one.isOpen }));
        continue;
      }
      const who = people[dice(0, people.length - 1)] ?? '';
      const answers = answersTo(survey, {
        option: dice(0, 1) === 0 ? 0 : 1,
        text: `${act}`,
        score: dice(0, 10),
        ...(dice(0, 1) === 0 ? { uses: [dice(0, 2)] } : {}),
        ...(dice(0, 1) === 0 ? { hours: dice(-500, 500) / 100 } : {}),
        ...(dice(0, 1) === 0 ? { day: `2026-0${dice(1, 9)}-15` } : {}),
      });
      const { status } = await fixture.submit(who, survey, answers);
      const isAccepted = one.isOpen && (!book.has(who) || (own.multiResponse && !own.anonymous));
      expect([act, status]).toEqual([act, isAccepted ? 200 : 409]);
      if (isAccepted) book.set(who, answers);
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
