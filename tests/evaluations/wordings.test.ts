/** What each kind of writer of an evaluation is asked. */
import { expect, test } from 'vitest';
import { askedOf } from '#schema/evaluations/wordings.ts';
import { evaluationTemplates } from '#schema/forms/evaluationTemplates.ts';
import { open } from '#schema/forms/asked.ts';
import type { Condition } from '#schema/forms/questions.shapes.ts';

const condition = (question: number): { readonly condition: Condition } => ({
  condition: { question, from: 4 },
});

test('without what is for the leader only, conditions name the same questions at their new places', () => {
  const questions = [
    open('secret', 'A', 'A', { leaderOnly: true }),
    open('follows', 'B', 'B', condition(0)),
    open('shown', 'C', 'C'),
    open('after', 'D', 'D', condition(2)),
  ];
  const places = (kind: 'self' | 'peer') =>
    askedOf(questions, kind).map((one) => [one.id, one.condition?.question ?? null]);
  expect(places('self')).toEqual([
    ['shown', null],
    ['after', 0],
  ]);
  expect(places('peer')).toEqual([
    ['secret', null],
    ['follows', 0],
    ['shown', null],
    ['after', 2],
  ]);
});

test('templates ask the person about themself in own words, in both languages', () => {
  for (const { questions } of evaluationTemplates) {
    const [plain, own] = [askedOf(questions, 'peer'), askedOf(questions, 'self')];
    expect(own.some(({ leaderOnly }) => leaderOnly)).toBe(false);
    for (const { id, question, questionEn } of own) {
      const other = plain.find((one) => one.id === id);
      expect([question, questionEn], id).not.toContain(other?.question);
      expect([question, questionEn], id).not.toContain(other?.questionEn);
    }
  }
});
