/** What pages of evaluations work out: the sums under scores, the order of a team, and what is offered. */
import { expect, test } from 'vitest';
import { mayReopen } from '#schema/evaluations/cycles.rules.ts';
import { evaluationScore } from '#schema/evaluations/scores.ts';
import { agree, open } from '#schema/forms/asked.ts';
import { hundredths } from '#schema/kit/fraction.ts';
import { answerTerms } from '#src/evaluations/answerTerms.ts';
import { partsSum, questionsSum } from '#src/evaluations/scoreSums.ts';
import { byMissing } from '#src/evaluations/teamOrder.ts';

test('the sum of an evaluation says its weights, so that 5, 4, 3, 4 and 4.17 can be compared', () => {
  const questions = [
    ...[2, 2, 1, 1].map((weight, at) => agree(`${at}`, 'A', 'A', { weight })),
    open('text', 'B', 'B'),
    agree('secret', 'C', 'C', { leaderOnly: true }),
  ];
  const answers = [5, 4, 3, 4].map((number, at) => ({ questionId: `${at}`, number }));
  const all = [...answers, { questionId: 'text', text: 'Bien' }, { questionId: 'secret', number: 1 }];
  const score = (hundredths(evaluationScore(questions, all)) ?? 0) / 100;
  expect(questionsSum(answerTerms(questions, all), score, 'es')?.text).toBe(
    '(2 × 5 + 2 × 4 + 1 × 3 + 1 × 4) ÷ 6 = 4.17',
  );
});

test('a part without score or share is in no sum, and one part alone needs none', () => {
  const parts = [
    { weight: 10, score: 4.17 },
    { weight: 90, score: 4 },
    { weight: null, score: null },
  ];
  expect(partsSum(parts, 4.02, 'es')?.text).toBe('10\u{A0}% × 4.17 + 90\u{A0}% × 4 = 4.02');
  expect(partsSum(parts.slice(0, 1), 4.17, 'es')).toBeNull();
});

test('what is written is offered to be opened again in the phases for it, until the person has read the result', () => {
  const readAt = '2026-11-02T15:00:00.000Z';
  expect(mayReopen({ phase: 'sharing', readAt: null })).toBe(true);
  expect(mayReopen({ phase: 'sharing', readAt })).toBe(false);
  expect(mayReopen({ phase: 'closed', readAt: null })).toBe(false);
});

test('a leader reads those first who wait for a decision, then by what is not written, and leavers last', () => {
  const person = (id: string, completed: number, confirmed = true, left = false) => ({
    id,
    phase: 'confirming' as const,
    left,
    confirmed,
    nominations: [],
    evaluations: 5,
    completed,
  });
  const order = byMissing([
    person('left', 0, false, true),
    person('done', 5),
    person('late', 1),
    person('waits', 5, false),
    person('half', 3),
  ]);
  expect(order.map(({ id }) => id)).toEqual(['waits', 'late', 'half', 'done', 'left']);
});
