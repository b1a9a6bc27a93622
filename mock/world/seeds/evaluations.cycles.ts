/** The cycles of evaluations of the demo, and their questions. */
import type { Row } from '#backend/store/table.ts';
import type { surveyQuestions } from '#backend/forms/forms.tables.ts';
import { defaultQuestion } from '#backend/surveys/surveys.defaults.ts';
import type { CyclePart } from '#schema/evaluations/evaluations.shapes.ts';
import { evaluationKinds } from '#schema/evaluations/cycles.rules.ts';
import {
  evaluationQuestions,
  evaluationStatements,
  evaluationTexts,
  type Worded,
} from '../evaluationTexts.ts';
import type { Plan } from '../plan.ts';
import type { Both } from '../surveyTexts.ts';

type Question = Row<typeof surveyQuestions>;

/** A cycle of the demo: days relative to today. */
export interface Cycle {
  readonly words: Both;
  readonly begun: number;
  readonly writing: number;
  readonly until: number;
  readonly parts: readonly CyclePart[];
  /** Percent of the evaluations that are written, and whether the results were shared. */
  readonly written: number;
  readonly isOver: boolean;
}

export const cycles: readonly Cycle[] = [
  {
    words: evaluationTexts.past,
    begun: -196,
    writing: -189,
    until: -168,
    parts: [
      { kind: 'self', weight: 10 },
      { kind: 'leader', weight: 60 },
      { kind: 'peer', weight: 30 },
    ],
    written: 100,
    isOver: true,
  },
  {
    words: evaluationTexts.present,
    begun: -16,
    writing: -9,
    until: 8,
    parts: [
      { kind: 'self', weight: 10 },
      { kind: 'leader', weight: 50 },
      { kind: 'peer', weight: 25 },
      { kind: 'team', weight: 15 },
    ],
    written: 45,
    isOver: false,
  },
];
/** The questions of a cycle: statements, what is seen by the person, and a note for the leader. */
export function questionsFor(ownerId: string, newId: Plan['newId']): readonly Question[] {
  const { low, high } = evaluationTexts;
  const { well, grow, leaderOnly } = evaluationQuestions;
  const ask = (words: Worded, more: Pick<Question, 'kind' | 'section'> & Partial<Question>): Question =>
    defaultQuestion({
      id: newId('survey_questions'),
      ownerId,
      question: words.es,
      questionEn: words.en,
      wordings: evaluationKinds.flatMap((kind) => {
        const own = words[kind];
        return own === undefined ? [] : [{ kind, question: own.es, questionEn: own.en }];
      }),
      ...more,
    });
  const scale = {
    from: 1,
    to: 5,
    fromLabel: low.es,
    fromLabelEn: low.en,
    toLabel: high.es,
    toLabelEn: high.en,
  };
  return [
    ...evaluationStatements.map((words) =>
      ask(words, { kind: 'scale', section: 0, scale, weight: words.weight }),
    ),
    ask(well, { kind: 'text', section: 1 }),
    ask(grow, { kind: 'text', section: 1, required: false }),
    ask(leaderOnly, { kind: 'text', section: 1, required: false, leaderOnly: true }),
  ].map((question, position) => ({ ...question, position }));
}
