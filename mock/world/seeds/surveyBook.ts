/** What a survey keeps of its answers, cell by cell, in the steps of the privacy rule. */
import type { Row } from '#backend/store/table.ts';
import type { surveyTallies, surveyTexts } from '#backend/surveys/surveys.tables.ts';
import {
  collected,
  emptyStages,
  advanceOf,
  byStage,
  movesOf,
  moved,
  sumOf,
  tallyOf,
  type Stages,
  type Tally,
} from '#schema/kit/privacy/tallies.ts';
import { textThreshold } from '#schema/kit/privacy/threshold.ts';

import type { NewId } from '../ids.ts';

type TextRow = Row<typeof surveyTexts>;

/** Takes answers one after the other. */
export class SurveyBook {
  readonly #k: number;
  readonly #newId: NewId;
  readonly #surveyId: string;
  readonly #texts = new Set<string>();
  readonly #cells = new Map<string, { readonly stages: Map<string, Stages>; texts: TextRow[] }>();

  constructor({
    surveyId,
    k,
    newId,
  }: {
    readonly surveyId: string;
    readonly k: number;
    readonly newId: NewId;
  }) {
    this.#surveyId = surveyId;
    this.#k = k;
    this.#newId = newId;
  }

  /** A response of a person in a cell: the values of each answered question, or its text. */
  take(
    cellId: string,
    answers: readonly {
      readonly questionId: string;
      readonly values: readonly string[];
      readonly text?: string;
    }[],
  ): void {
    const cell = this.#cells.get(cellId) ?? { stages: new Map<string, Stages>(), texts: [] };
    this.#cells.set(cellId, cell);
    const add = (questionId: string, values: readonly string[]): void => {
      const tally = { ...tallyOf(values), n: 1 };
      cell.stages.set(questionId, collected(cell.stages.get(questionId) ?? emptyStages, tally));
    };
    add('', []);
    for (const { questionId, values, text } of answers) {
      add(questionId, values);
      if (text === undefined) continue;
      this.#texts.add(questionId);
      cell.texts.push({
        id: this.#newId('survey_texts'),
        surveyId: this.#surveyId,
        questionId,
        cellId,
        text,
        stage: 'collecting',
      });
    }
    this.#advance(cell);
  }

  #advance(cell: { readonly stages: Map<string, Stages>; texts: TextRow[] }): void {
    const advance = advanceOf(cell.stages.get('') ?? emptyStages, this.#k);
    if (advance === 'none') return;
    for (const [id, stages] of cell.stages) {
      const isText = this.#texts.has(id);
      const moves = movesOf(stages, advance, isText ? textThreshold(this.#k) : this.#k, !isText);
      cell.stages.set(id, moved(stages, moves));
      for (const { from, to } of moves)
        cell.texts = cell.texts.map((text) =>
          text.questionId === id && text.stage === from ? { ...text, stage: to } : text,
        );
    }
  }

  /** How often each value of a question was given. */
  countsOf(questionId: string): Readonly<Record<string, number>> {
    return sumOf(
      [...this.#cells.values()].flatMap(({ stages }) => Object.values(stages.get(questionId) ?? {})),
    ).counts;
  }

  texts(): readonly TextRow[] {
    return [...this.#cells.values()].flatMap(({ texts }) => texts);
  }

  tallies(): readonly Row<typeof surveyTallies>[] {
    return [...this.#cells].flatMap(([cellId, { stages }]) =>
      [...stages].flatMap(([questionId, own]) => {
        const row = (value: string, of: (tally: Tally) => number) => ({
          id: this.#newId('survey_tallies'),
          surveyId: this.#surveyId,
          cellId,
          questionId,
          value,
          ...byStage((stage) => of(own[stage])),
        });
        const values = Object.keys(sumOf(Object.values(own)).counts);
        return [
          row('', ({ n }) => n),
          ...values.map((value) => row(value, ({ counts }) => counts[value] ?? 0)),
        ];
      }),
    );
  }
}
