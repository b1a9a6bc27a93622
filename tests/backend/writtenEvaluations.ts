/** A cycle of evaluations in the organisation of the poll fixture, written as the job leaves it. */
import type { EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { defaultCycle, defaultEvaluation, defaultPlace } from '#backend/evaluations/evaluations.defaults.ts';
import { evaluationCycles, evaluationPeople, evaluations } from '#backend/evaluations/evaluations.tables.ts';
import type { CycleRow, EvaluationRow, PersonRow } from '#backend/evaluations/evaluations.views.ts';
import { writeQuestions } from '#backend/forms/questions.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { QuestionInput } from '#schema/forms/questions.shapes.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openPollFixture, type PollFixture } from './pollFixture.ts';
import type { Answer } from './postFixture.ts';

export const cycleId = 'cycle';
const questions: readonly QuestionInput[] = [
  {
    kind: 'scale',
    question: '¿Cómo trabaja?',
    scale: { from: 1, to: 5 },
    wordings: [{ kind: 'self', question: '¿Cómo trabajas?', questionEn: 'How do you work?' }],
  },
  { kind: 'text', question: '¿Qué hace bien?', required: false },
  { kind: 'text', question: '¿Qué debe cambiar?', required: false },
  { kind: 'text', question: '¿Qué debe saber su líder?', required: false, leaderOnly: true },
  {
    kind: 'scale',
    question: '¿Está en riesgo de irse?',
    required: false,
    leaderOnly: true,
    scale: { from: 1, to: 5 },
  },
  { kind: 'text', question: '¿Por qué?', required: false, condition: { question: 4, from: 4 } },
];

/** The place of a person, and the evaluation of one person by another. */
export const placeOf = (who: string): string => `place-${who}`;
export const evaluationOf = (kind: EvaluationKind, about: string, by: string): string =>
  `${kind}-${about}-${by}`;

/** What is written; a text is sent where it is given. */
export interface Said {
  readonly score?: number;
  readonly text?: string;
  readonly more?: string;
  /** For the leader only, with the score and the text that follows from it. */
  readonly secret?: string;
}

export interface WrittenFixture extends PollFixture {
  /** The questions in their order. */
  readonly questionIds: readonly string[];
  /** People who are evaluated, with their leaders. */
  place(who: string, leader: string | null, own?: Partial<PersonRow>): Promise<void>;
  /** An evaluation to write. */
  assign(kind: EvaluationKind, about: string, by: string, own?: Partial<EvaluationRow>): Promise<string>;
  /** Assigns and writes an evaluation, and returns its id. */
  written(kind: EvaluationKind, about: string, by: string, said?: Said): Promise<string>;
  submit(by: string, evaluationId: string, said?: Said, key?: string): Promise<Answer>;
  cycle(change: Partial<Omit<CycleRow, 'id'>>): Promise<void>;
  placeRow(who: string): Promise<PersonRow>;
  /** A change of the place of a person. */
  patch(who: string, about: string, what: string, body?: object): Promise<Answer>;
  openResult(who: string, about?: string): Promise<Answer>;
  record(who: string, about: string): Promise<Answer>;
  share(body?: object, who?: string): Promise<Answer>;
  /** People with a shared result. */
  sharedTo(): Promise<readonly string[]>;
  /** Kinds of the notifications of a person. */
  noticesOf(who: string): Promise<readonly string[]>;
}

/** The fixture with a cycle in the phase of writing, and with this many people beside the five of the organisation. */
export async function openWrittenEvaluations(
  kind: StoreKind,
  people = 0,
  own: Partial<CycleRow> = {},
): Promise<WrittenFixture> {
  const polls = await openPollFixture(kind, people);
  const { change, look, call } = polls;
  const at = new Date(polls.deployment.now - 60_000).toISOString();
  const questionIds = questions.map((_one, index) => `question-${index}`);
  await change(async (store) => {
    await store.insert(surveys, [
      defaultSurvey({
        id: cycleId,
        kind: 'evaluation',
        title: 'Evaluación anual',
        createdBy: 'diego',
        createdAt: at,
        publishedAt: at,
        active: true,
      }),
    ]);
    let next = 0;
    await writeQuestions(
      { store, newId: () => `question-${next++}` },
      cycleId,
      questions.map((question) => QuestionInput.parse(question)),
    );
    await store.insert(evaluationCycles, [
      defaultCycle({
        id: cycleId,
        phase: 'writing',
        parts: (['self', 'leader', 'peer', 'team'] as const).map((part) => ({ kind: part, weight: 25 })),
        phaseOn: at.slice(0, 10),
        ready: true,
        createdAt: at,
        ...own,
      }),
    ]);
  });
  const answersTo = ({ score = 3, text, more, secret }: Said) => [
    { question_id: questionIds[0], number: score },
    ...(text === undefined ? [] : [{ question_id: questionIds[1], text }]),
    ...(more === undefined ? [] : [{ question_id: questionIds[2], text: more }]),
    ...(secret === undefined
      ? []
      : [
          { question_id: questionIds[3], text: secret },
          { question_id: questionIds[4], number: 5 },
          { question_id: questionIds[5], text: secret },
        ]),
  ];
  const fixture: WrittenFixture = {
    ...polls,
    questionIds,
    async place(who, leaderId, more = {}) {
      await change((store) =>
        store.insert(evaluationPeople, [
          defaultPlace({
            id: placeOf(who),
            cycleId,
            userId: who,
            leaderId,
            departmentId: null,
            assigned: true,
            createdAt: at,
            ...more,
          }),
        ]),
      );
    },
    async assign(part, about, by, more = {}) {
      const id = evaluationOf(part, about, by);
      const personId = placeOf(about);
      const row = { id, cycleId, personId, evaluatedId: about, evaluatorId: by, kind: part, createdAt: at };
      await change((store) => store.insert(evaluations, [defaultEvaluation({ ...row, wave: 0, ...more })]));
      return id;
    },
    async written(part, about, by, said) {
      const id = await fixture.assign(part, about, by);
      const { status, text } = await fixture.submit(by, id, said);
      if (status !== 200) throw new Error(text);
      return id;
    },
    submit: (by, id, said = {}, key) =>
      call(
        by,
        `POST /evaluation/${id}/submit`,
        { answers: answersTo(said) },
        key === undefined ? {} : { key },
      ),
    async cycle(changed) {
      await change((store) => store.update(evaluationCycles, { id: cycleId }, changed));
    },
    placeRow: (who) =>
      look(async (store) => {
        const {
          rows: [row],
        } = await store.list(evaluationPeople, { where: { id: placeOf(who) } });
        if (row === undefined) throw new Error(`${who} has no place`);
        return row;
      }),
    patch: (who, about, what, body = {}) =>
      call(who, `PATCH /evaluation_person/${placeOf(about)}/${what}`, body),
    openResult: (who, about = who) => call(who, `POST /evaluation_person/${placeOf(about)}/open`),
    record: (who, about) => call(who, `GET /evaluation_person/${placeOf(about)}`),
    share: (body = {}, who = 'diego') => call(who, `POST /org/evaluation_cycles/${cycleId}/share`, body),
    sharedTo: () =>
      look(async (store) =>
        (await store.list(evaluationPeople, { where: { sharedAt: { ne: null } } })).rows.map(
          (row) => row.userId,
        ),
      ),
    noticesOf: (userId) =>
      look(async (store) =>
        (await store.list(notifications, { where: { userId } })).rows.map((row) => row.kind),
      ),
  };
  return fixture;
}

/** Status and messages' codes of an answer. */
export const refusal = ({ status, said }: Answer): readonly unknown[] => [
  status,
  ...((said.reasons ?? []) as { code: string }[]).map(({ code }) => code),
];
