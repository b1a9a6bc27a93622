/** The launch of a survey to 10,000 people: how long other calls wait for one of its pieces, with each store. */
import { surveyQuestions } from '#backend/forms/forms.tables.ts';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { everyone } from '#backend/departments/audience.ts';
import { defaultQuestion, defaultSurvey } from '#backend/surveys/surveys.defaults.ts';
import { surveyInvitations, surveys } from '#backend/surveys/surveys.tables.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, median, type Figure } from './figures.ts';
import { overBothStores, withPeople, worldWith } from './world.ts';

const people = 10_000;
const runs = 50;
const at = '2026-03-02T12:00:00.000Z';
const now = Date.parse(at);
const before = now - 60_000;
const surveyId = 'bench-launch';
const scale = { from: 0, to: 10, fromLabel: '', fromLabelEn: null, toLabel: '', toLabelEn: null };

/** A published survey that nobody was invited to yet. */
const surveyRows = (employeeId: string): OrgSeed['rows'] => ({
  [surveys.name]: [
    defaultSurvey({
      id: surveyId,
      kind: 'survey',
      title: 'Bench',
      createdBy: employeeId,
      createdAt: at,
      publishedAt: at,
      active: true,
      anonymous: true,
      audience: everyone,
      threshold: 5,
      textThreshold: 10,
    }),
  ],
  [surveyQuestions.name]: [
    defaultQuestion({ kind: 'scale', scale, id: 'bench-q', ownerId: surveyId, question: '', position: 0 }),
  ],
});

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const db = await open();
  await seedDatabase(db, withPeople(worldWith(now, surveyRows), people));
  const pieces: number[] = [];
  let [time, begun] = [before, cpuNow()];
  const { backend, ask } = await benchBackend(
    db,
    () => time,
    undefined,
    async () => {
      pieces.push(cpuNow() - begun);
      begun = cpuNow();
    },
  );
  // What is due in a new world, such as the points of everybody, is no part of the launch.
  while ((await backend.tick('jobs')) > 0);
  pieces.length = 0;
  time = now;
  const page = () => ask('employee', 'GET /post');
  const [alone = 0] = await cpuInTurns([page], runs);
  const whole = cpuNow();
  begun = cpuNow();
  // Each tick does a bounded number of pieces.
  for (let tick = 0; tick < 10; tick++) await backend.tick('jobs');
  const launch = cpuNow() - whole;
  const [org = ''] = await db.directory.organizations();
  const [invited] = await db.read(org, (rows) => rows.tally(surveyInvitations, { where: { surveyId } }));
  if ((invited?.count ?? 0) < people) throw new Error(`only ${invited?.count} people were invited`);
  const longest = pieces.toSorted((one, other) => one - other).at(-1) ?? 0;
  const shown = { unit: 'ms', baseline: { what: 'a page of the feed', value: alone } } as const;
  return [
    {
      what: `launch to 10,000 people, CPU of its longest piece, ${store}`,
      value: longest,
      ...shown,
      aim: '≤ 50 ms',
    },
    {
      what: `launch to 10,000 people, CPU of a piece, ${store}`,
      value: median(pieces.filter((piece) => piece > 1)),
      ...shown,
    },
    { what: `launch to 10,000 people, CPU of all its pieces and notices, ${store}`, value: launch, ...shown },
  ];
}

/** Both stores. */
export const launchFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
