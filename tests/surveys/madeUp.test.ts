/** The made-up results of "Ver lo que verán" keep the rules of the real ones; a value of a scale is told with its words. */
import { describe, expect, it } from 'vitest';
import { openSurvey } from '#machines/surveyAnswering.samples.ts';
import type { Question } from '#schema/forms/questions.shapes.ts';
import type { SurveyGroup } from '#schema/surveys/surveys.shapes.ts';
import { scaleWords } from '#src/forms/scaleWords.ts';
import { madeUpResults, madeUpShares } from '#src/surveys/answering/madeUp.ts';
import { ledGroup } from '#src/surveys/answering/Readers.tsx';

const names = { others: 'Otros', few: 'Pocas' };

describe('made-up results', () => {
  it('a leader gets the own department with its real size, and nothing of the organisation', () => {
    const results = madeUpResults(openSurvey, 'leader', names);
    expect([results.invited, results.segments.map((one) => one.names), results.segmentId]).toEqual([
      43,
      [['Operaciones']],
      'department:Operaciones',
    ]);
    expect(results.questions.every(({ organization }) => organization === null)).toBe(true);
  });

  it('the administration gets all groups, and one with fewer answers than the threshold is withheld', () => {
    const { segments, questions } = madeUpResults(openSurvey, 'administration', names);
    expect(segments.filter(({ dimension }) => dimension === 'tenure')).toHaveLength(5);
    const few = segments.find((one) => one.names[0] === names.few);
    expect(few?.answered).toBeLessThan(openSurvey.threshold);
    const figure = questions[0]?.bySegment.find(({ segmentId }) => segmentId === few?.id)?.figure;
    expect([figure?.withheld, figure?.n]).toEqual(['few', null]);
  });

  it('each figure counts everybody who answered', () => {
    const { questions, answered } = madeUpResults(openSurvey, 'administration', names);
    for (const { figure, question } of questions) {
      expect(figure.n).toBe(answered);
      const sum = figure.counts.reduce((total, { count }) => total + count, 0);
      expect(sum, question.kind).toBe(question.kind === 'text' ? 0 : answered);
    }
    expect(madeUpShares(5, 23).reduce((total, count) => total + count, 0)).toBe(23);
  });
});

describe('the department that leaders read', () => {
  const department: SurveyGroup = { dimension: 'department', names: ['Ventas'], people: 9, merged: false };
  it('is the own one, unless results are not shared, it is joined with others, or there is none', () => {
    const led = (own: Partial<SurveyGroup>, shared = true) =>
      ledGroup({ sharedWithLeaders: shared, groups: [{ ...department, ...own }] })?.names;
    expect(led({})).toEqual(['Ventas']);
    expect(led({}, false)).toBeUndefined();
    expect(led({ names: ['Finanzas', 'Ventas'], merged: true })).toBeUndefined();
    expect(led({ names: [''] })).toBeUndefined();
  });
});

it('a value of a scale is told with the words of its end, between the ends with both', () => {
  const scale: Question['scale'] = {
    from: 1,
    to: 5,
    fromLabel: 'Nada de acuerdo',
    fromLabelEn: 'Not at all',
    toLabel: 'Muy de acuerdo',
    toLabelEn: null,
  };
  expect(scaleWords({ scale }, 5, 'es')).toBe('5 · Muy de acuerdo');
  expect(scaleWords({ scale }, 1, 'en')).toBe('1 · Not at all');
  expect(scaleWords({ scale }, 4, 'es')).toBe('4 · Nada de acuerdo (1) – Muy de acuerdo (5)');
  expect(scaleWords({ scale: { ...scale, fromLabel: '', toLabel: '' } }, 4, 'es')).toBe('4');
});
