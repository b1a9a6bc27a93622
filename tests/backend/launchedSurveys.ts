/** Launched surveys in the organisation of the poll fixture, written as the launch leaves them. */
import { copyQuestions, writeQuestions } from '#backend/forms/questions.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import {
  surveyAnswers,
  surveyCells,
  surveyInvitations,
  surveyResponses,
  surveys,
  surveyTallies,
  surveyTexts,
} from '#backend/surveys/surveys.tables.ts';
import { stageNames } from '#schema/kit/privacy/tallies.ts';
import { QuestionInput } from '#schema/forms/questions.shapes.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openPollFixture, crowd, type PollFixture } from './pollFixture.ts';
import type { Answer } from './postFixture.ts';

type SurveyRow = Row<typeof surveys>;

/** A question of each kind; the text is asked after a No. */
export const sixKinds: readonly QuestionInput[] = [
  { kind: 'single', question: '¿Todo bien?', options: [{ text: 'Sí' }, { text: 'No' }] },
  { kind: 'text', question: '¿Qué falta?', condition: { question: 0, options: [1] } },
  {
    kind: 'multiple',
    question: '¿Qué usas?',
    required: false,
    options: ['A', 'B', 'C'].map((text) => ({ text })),
  },
  { kind: 'scale', question: '¿Nos recomiendas?', enps: true, scale: { from: 0, to: 10 } },
  { kind: 'number', question: '¿Cuántas horas?', required: false },
  { kind: 'date', question: '¿Desde cuándo?', required: false },
];

/** A question on the wire, with the fields that tests read. */
export interface WireQuestion {
  readonly id: string;
  readonly kind: string;
  readonly options: readonly { readonly id: string }[];
}
export interface WireSurvey {
  readonly id: string;
  readonly questions: readonly WireQuestion[];
}

/** Everything that is kept of a survey. */
export async function keptOf(store: Store, surveyId: string) {
  const where = { surveyId };
  return {
    invitations: (await store.list(surveyInvitations, { where })).rows,
    tallies: (await store.list(surveyTallies, { where })).rows,
    texts: (await store.list(surveyTexts, { where })).rows,
    responses: (await store.list(surveyResponses, { where })).rows,
    answers: (await store.list(surveyAnswers, { where })).rows,
  };
}

/** How often a value was given, in all stages. */
export const sumOfStages = (row: Row<typeof surveyTallies>): number =>
  stageNames.reduce((sum, stage) => sum + row[stage], 0);

/** An answer on the wire. */
export type WireAnswer = Readonly<Record<string, unknown>>;
export const answersTo = (
  { questions }: WireSurvey,
  said: {
    readonly option?: 0 | 1;
    readonly text?: string;
    readonly uses?: readonly number[];
    readonly score?: number;
    readonly hours?: number;
    readonly day?: string;
  },
): readonly WireAnswer[] => {
  const [single, text, multiple, scale, number, date] = questions;
  const option = said.option ?? 0;
  return [
    { question_id: single?.id, option_ids: [single?.options[option]?.id] },
    ...(option === 1 ? [{ question_id: text?.id, text: said.text ?? 'Tiempo' }] : []),
    ...(said.uses === undefined
      ? []
      : [{ question_id: multiple?.id, option_ids: said.uses.map((use) => multiple?.options[use]?.id) }]),
    { question_id: scale?.id, number: said.score ?? 9 },
    ...(said.hours === undefined ? [] : [{ question_id: number?.id, number: said.hours }]),
    ...(said.day === undefined ? [] : [{ question_id: date?.id, date: said.day }]),
  ];
};

export interface LaunchedFixture extends PollFixture {
  /** A launched survey to everybody of the crowd and these, half of them in each of two cells. */
  launched(own?: Partial<SurveyRow>, questions?: readonly QuestionInput[]): Promise<WireSurvey>;
  submit(
    who: string,
    survey: { readonly id: string },
    answers: readonly WireAnswer[],
    key?: string,
  ): Promise<Answer>;
}

/** The fields of the reasons of a refusal. */
export const fieldsOf = ({ said }: Answer): readonly string[] =>
  (said.reasons as { field: string }[]).map(({ field }) => field);

/** The fixture with this many people besides the five of the organisation. */
export async function openLaunchedFixture(kind: StoreKind, people = 0): Promise<LaunchedFixture> {
  const polls = await openPollFixture(kind, people);
  const asked = ['ana', 'bruno', 'elena', 'carla', 'diego', ...crowd(people)];
  let made = 0;
  return {
    ...polls,
    async launched(own = {}, questions = sixKinds) {
      const at = new Date(polls.deployment.now - 60_000).toISOString();
      made += 1;
      const id = `survey-${made}`;
      await polls.change(async (store) => {
        await store.insert(surveys, [
          defaultSurvey({
            id,
            kind: 'survey',
            title: 'Clima',
            createdBy: 'diego',
            createdAt: at,
            publishedAt: at,
            launchedAt: at,
            active: true,
            threshold: 3,
            textThreshold: 3,
            points: 20,
            ...own,
          }),
        ]);
        let next = 0;
        const writing = { store, newId: () => `${id}-q${next++}` };
        if (own.formId) await copyQuestions(writing, own.formId, id);
        else
          await writeQuestions(
            writing,
            id,
            questions.map((question) => QuestionInput.parse(question)),
          );
        const cells = ['sales', 'works'].map((department, position) => ({
          id: `${id}-${department}`,
          surveyId: id,
          position,
          covers: { department: [department], tenure: [''] },
          invited: asked.filter((_one, index) => index % 2 === position).length,
        }));
        await store.insert(surveyCells, cells);
        await store.insert(
          surveyInvitations,
          asked.map((userId, index) => ({
            id: `${id}-${userId}`,
            surveyId: id,
            userId,
            departmentId: index % 2 === 0 ? 'sales' : 'works',
            tenure: null,
            cellId: cells[index % 2]?.id ?? null,
            answered: false,
            paid: false,
            wave: 0,
            createdAt: at,
          })),
        );
      });
      const { status, said, text } = await polls.call('ana', `GET /survey/${id}`);
      if (status !== 200) throw new Error(text);
      return said as WireSurvey;
    },
    submit: (who, { id }, answers, key) =>
      polls.call(who, `POST /survey/${id}/submit`, { answers }, key === undefined ? {} : { key }),
  };
}
