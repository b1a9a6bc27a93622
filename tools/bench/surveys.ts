/** Results of a survey to 10,000 people and an answer to it, with each store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Database } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { defaultQuestion, defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import { surveyCells, surveyInvitations, surveys, surveyTallies } from '#backend/surveys/surveys.tables.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';

const people = 10_000;
const groups = 20;
const runs = 20;
const surveyId = 'bench-survey';
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
    [surveys.name]: [
      defaultSurvey({
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
      }),
    ],
    [surveyQuestions.name]: questionIds.map((id, position) =>
      defaultQuestion({
        id,
        ownerId: surveyId,
        kind: 'scale',
        question: id,
        position,
        scale,
        enps: position === 0,
      }),
    ),
    [surveyCells.name]: cells,
    [surveyInvitations.name]: invitations,
    [surveyTallies.name]: tallies,
  };
}

/** The small world with the survey in its first organisation. */
function worldWithSurvey(): readonly OrgSeed[] {
  const [first, ...others] = smallWorld({ now, passwordHash: 'x' });
  if (first === undefined) throw new Error('the small world has an organisation');
  const rows = { ...first.rows };
  const employee = (rows[users.name] ?? []).find(({ email }) => email === 'employee@aurora.example');
  for (const [name, added] of Object.entries(surveyRows(String(employee?.['id']))))
    rows[name] = [...(rows[name] ?? []), ...added];
  return [{ ...first, rows }, ...others];
}

/** CPU of results and of an answer over one store, and of the plain loop in the same turns. */
async function figuresOf(db: Database, store: string): Promise<readonly Figure[]> {
  await seedDatabase(db, worldWithSurvey());
  const { backend, headers, headersOf } = await benchBackend(db, now);
  const people = { employee: headers, admin: await headersOf('admin') };
  let drawn = 0;
  const ask = async (who: keyof typeof people, route: string, body?: unknown): Promise<unknown> => {
    const [method = '', address = ''] = route.split(' ');
    drawn += 1;
    const answer = await backend.fetch(
      new Request(`http://bench.test/rest${address}`, {
        method,
        headers: { ...people[who], 'content-type': 'application/json', 'idempotency-key': `bench-${drawn}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (!answer.ok) throw new Error(`${route}: ${await answer.text()}`);
    const said: unknown = await answer.json();
    return said;
  };
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
  const [results = 0, plain = 0, submit = 0, vote = 0] = await cpuInTurns(
    [
      () => ask('admin', `GET /org/survey/${surveyId}/results`),
      async () => void counted(),
      () =>
        ask('employee', `POST /survey/${surveyId}/submit`, {
          answers: questionIds.map((id) => ({ question_id: id, number: drawn % (scale.to + 1) })),
        }),
      () => ask('employee', `PUT /poll/${pollId}/vote`, { option_ids: [options[drawn % 2]?.id] }),
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
      baseline: { what: 'a vote in a poll', value: vote },
      aim: '≤ 1.5 ×',
    },
  ];
}

/** Both stores. */
export async function surveyFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-surveys-'));
  const sql = openSqlDatabase({
    file: path.join(folder, 'bench.sqlite'),
    tables,
    migrations: migrationsFolder,
  });
  try {
    return [
      ...(await figuresOf(await createTabDatabase({ tables }), 'memory store')),
      ...(await figuresOf(sql, 'SQLite')),
    ];
  } finally {
    await sql.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
