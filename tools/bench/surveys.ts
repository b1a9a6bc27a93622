/** Results of a survey to 10,000 people and an answer to it, with each store. */
import * as z from 'zod/mini';
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Database } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { defaultQuestion, defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import { surveyCells, surveyInvitations, surveys, surveyTallies } from '#backend/surveys/surveys.tables.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { overBothStores, worldWith } from './world.ts';
import { cpuInTurns, type Figure } from './figures.ts';

const people = 10_000;
const groups = 20;
const runs = 20;
const [surveyId, shortId, shortQuestion] = ['bench-survey', 'bench-short', 'bench-short-question'];
const at = '2026-03-02T12:00:00.000Z';
const now = Date.parse(at) + 3_600_000;
const scale = { from: 0, to: 10, fromLabel: '', fromLabelEn: null, toLabel: '', toLabelEn: null };
const questionIds = Array.from({ length: 10 }, (_, question) => `bench-question-${question}`);

/** What a person answers. */
const valueOf = (person: number, question: number): number => (person * 7 + question * 3) % (scale.to + 1);
const groupOf = (person: number): number => person % groups;

/** The answers counted by group, question and value in a plain loop: the baseline. */
function counted(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let person = 0; person < people; person++)
    for (let question = 0; question < questionIds.length; question++) {
      const key = `${groupOf(person)} ${question} ${valueOf(person, question)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

const tally = (group: number, questionId: string, value: string, released: number) => ({
  id: `bench-tally-${group}-${questionId}-${value}`,
  surveyId,
  cellId: `bench-cell-${group}`,
  questionId,
  value,
  collecting: 0,
  waiting: 0,
  pending: 0,
  holding: 0,
  released,
});

/** The rows of the survey, as launch and submissions leave them. */
function surveyRows(employeeId: string): OrgSeed['rows'] {
  const cells: Row<typeof surveyCells>[] = Array.from({ length: groups }, (_, group) => ({
    id: `bench-cell-${group}`,
    surveyId,
    position: group,
    covers: { department: [`group-${group}`], tenure: [''] },
    invited: people / groups,
  }));
  const invitations: Row<typeof surveyInvitations>[] = Array.from({ length: people }, (_, person) => ({
    id: `bench-invitation-${person}`,
    surveyId,
    userId: person === 0 ? employeeId : `bench-person-${person}`,
    departmentId: `group-${groupOf(person)}`,
    tenure: null,
    cellId: `bench-cell-${groupOf(person)}`,
    answered: person !== 0,
    paid: false,
    wave: 0,
    createdAt: at,
  }));
  const made = defaultSurvey({
    id: surveyId,
    kind: 'survey',
    title: 'Bench',
    createdBy: employeeId,
    createdAt: at,
    publishedAt: at,
    launchedAt: at,
    active: true,
    multiResponse: true,
    threshold: 5,
    textThreshold: 10,
  });
  const question = { kind: 'scale', scale } as const;
  const tallies: Row<typeof surveyTallies>[] = [
    ...[...counted()].map(([key, count]) => {
      const [group, question, value = ''] = key.split(' ');
      return tally(Number(group), questionIds[Number(question)] ?? '', value, count);
    }),
    ...cells.flatMap(({ position, invited }) =>
      ['', ...questionIds].map((questionId) => tally(position, questionId, '', invited)),
    ),
  ];
  return {
    [surveys.name]: [made, { ...made, id: shortId }],
    [surveyQuestions.name]: [
      ...questionIds.map((id, position) =>
        defaultQuestion({ ...question, id, ownerId: surveyId, question: id, position, enps: position === 0 }),
      ),
      defaultQuestion({ ...question, id: shortQuestion, ownerId: shortId, question: '', position: 0 }),
    ],
    [surveyCells.name]: [
      ...cells,
      ...cells.map((cell) => ({ ...cell, id: `short-${cell.id}`, surveyId: shortId })),
    ],
    [surveyInvitations.name]: [
      ...invitations,
      ...invitations.map((one) => ({
        ...one,
        id: `short-${one.id}`,
        surveyId: shortId,
        cellId: `short-${one.cellId}`,
      })),
    ],
    [surveyTallies.name]: tallies,
  };
}

/** CPU of results and of an answer over one store, and of the plain loop in the same turns. */
async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const db = await open();
  await seedDatabase(db, worldWith(now, surveyRows));
  const { ask } = await benchBackend(db, now);
  let turn = 0;
  const { id: pollId } = z.parse(
    z.object({ id: z.string() }),
    await ask('employee', 'POST /poll', {
      question: 'Bench?',
      options: ['One', 'Two'],
      results_shown: 'always',
    }),
  );
  const { options } = z.parse(
    z.object({ options: z.array(z.object({ id: z.string() })) }),
    await ask('employee', `GET /poll/${pollId}/results`),
  );
  const [results = 0, plain = 0, submit = 0, short = 0, vote = 0] = await cpuInTurns(
    [
      () => ask('admin', `GET /org/survey/${surveyId}/results`),
      async () => void counted(),
      () =>
        ask('employee', `POST /survey/${surveyId}/submit`, {
          answers: questionIds.map((id) => ({ question_id: id, number: turn++ % (scale.to + 1) })),
        }),
      () =>
        ask('employee', `POST /survey/${shortId}/submit`, {
          answers: [{ question_id: shortQuestion, number: turn++ % (scale.to + 1) }],
        }),
      () => ask('employee', `PUT /poll/${pollId}/vote`, { option_ids: [options[turn % 2]?.id] }),
    ],
    runs,
  );
  return [
    {
      what: `results of 10,000 people × 10 questions, CPU of the call, ${store}`,
      value: results,
      unit: 'ms',
      baseline: { what: 'a plain loop over the answers', value: plain },
      aim: '≤ 2 ×',
    },
    {
      what: `answering its 10 questions, CPU of the call, ${store}`,
      value: submit,
      unit: 'ms',
      baseline: { what: 'answering one question', value: short },
      aim: '≤ 2.5 ×',
    },
    {
      what: `answering one question among 10,000 people, CPU of the call, ${store}`,
      value: short,
      unit: 'ms',
      baseline: { what: 'a vote in a poll', value: vote },
      aim: '≤ 1.5 ×',
    },
  ];
}

/** Both stores. */
export const surveyFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
