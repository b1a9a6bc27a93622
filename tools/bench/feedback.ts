/** Lists of 20,000 ideas and cases beside lists of 500, and a known code of a case beside an unknown one, with each store. */
import { caseInvolved, cases } from '#backend/feedback/cases.tables.ts';
import { ideas, ideaVotes, ideaWords } from '#backend/feedback/ideas.tables.ts';
import { ideaWordsOf } from '#backend/feedback/ideaWords.ts';
import { caseKey, codeHashOf } from '#backend/feedback/sending.service.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { caseCodeOf, caseKinds, caseStates, noDay } from '#schema/feedback/cases.rules.ts';
import { ideaStatuses } from '#schema/feedback/ideas.rules.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, median, type Figure } from './figures.ts';
import { overBothStores, worldWith } from './world.ts';

const runs = 400;
const codeCalls = 500;
const now = Date.parse('2026-03-18T18:00:00.000Z');
const [few, many] = [500, 20_000];
const flags = ['complaints', 'complaints_pannel'];
const code = caseCodeOf(new Uint8Array(16));
const otherCode = caseCodeOf(new Uint8Array(16).fill(1));
const momentOf = (at: number): string => new Date(now - (at + 1) * 3_600_000).toISOString();

/** Ideas of every status with the vote of their author; one in nine is merged into the first. */
const ideaRows = (count: number, userId: string): readonly Row<typeof ideas>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `bench-idea-${String(count - at).padStart(6, '0')}`,
    title: `Bicicletas ${at}`,
    text: '',
    fold: `bicicletas ${at}`,
    category: 'work',
    userId,
    status: ideaStatuses[at % ideaStatuses.length] ?? 'new',
    reason: null,
    votes: at % 9 === 4 ? 0 : 1,
    comments: 0,
    mergedIntoId: at % 9 === 4 ? `bench-idea-${String(count).padStart(6, '0')}` : null,
    createdAt: momentOf(at),
  }));

/** Cases of both kinds and every state; as many of them are late in the small organisation, and archived ones a tenth. */
const caseRows = (count: number, codeHash: string): readonly Row<typeof cases>[] =>
  Array.from({ length: count }, (_, at) => {
    const state = at === 0 ? 'received' : (caseStates[(at >> 2) % caseStates.length] ?? 'received');
    const receivedOn = momentOf(at).slice(0, 10);
    return {
      id: `bench-case-${(at * 7_919) % 1_000_003}`,
      kind: caseKinds[(at >> 1) % 2] ?? 'complaint',
      subject: `Ruido ${at}`,
      text: 'En el almacén, cada noche.',
      fold: `ruido ${at}`,
      category: 'other',
      anonymous: at % 3 === 0,
      userId: null,
      codeHash: at === 0 ? codeHash : `bench-hash-${at}`,
      print: '',
      state,
      reason: state === 'closed' ? 'Hecho' : null,
      archived: at % 10 === 9,
      receivedOn,
      answerBy: receivedOn,
      dueOn: state === 'received' || state === 'review' ? receivedOn : noDay,
      answeredOn: null,
      closedOn: state === 'closed' ? receivedOn : null,
      handlerId: null,
      files: [],
      messages: 0,
    };
  });

/** The small world with so many of each; the second administrator-to-be is involved in three of the cases. */
function worldOf(count: number, codeHash: string): readonly OrgSeed[] {
  const [first, ...others] = worldWith(now, (employeeId) => {
    const all = ideaRows(count, employeeId);
    return {
      [ideas.name]: all,
      [ideaVotes.name]: all.flatMap(({ id, mergedIntoId, createdAt }) =>
        mergedIntoId === null ? [{ id: `${id}-v`, ideaId: id, userId: employeeId, createdAt }] : [],
      ),
      [ideaWords.name]: all.flatMap(({ id, title }) =>
        ideaWordsOf(title).map((word) => ({ id: `${id}-${word}`, ideaId: id, word })),
      ),
      [cases.name]: caseRows(count, codeHash),
      [modules.name]: flags.map((flag) => ({ id: `bench-${flag}`, flag, active: true })),
    };
  });
  if (first === undefined) throw new Error('the small world has an organisation');
  const admin = (first.rows[users.name] ?? []).find(({ email }) => email === 'admin@aurora.example');
  const involved = caseRows(count, codeHash)
    .slice(0, 30)
    .filter((_, at) => at % 10 === 0)
    .map(({ id }) => ({ id: `${id}-i`, caseId: id, userId: String(admin?.['id']) }));
  const on = (first.rows[modules.name] ?? []).filter(
    ({ id, flag }) => String(id).startsWith('bench-') || !flags.includes(String(flag)),
  );
  const keys = [...first.keys, caseKey(codeHash)];
  const rows = { ...first.rows, [modules.name]: on, [caseInvolved.name]: involved };
  return [{ ...first, keys, rows }, ...others];
}

const lists = [
  ['employee', 'GET /ideas'],
  ['employee', 'GET /ideas?order=votes'],
  ['employee', 'GET /ideas?order=votes&status=accepted'],
  ['employee', 'GET /ideas/similar?title=Una%20bicicleta%20nueva'],
  ['admin', 'GET /suggestions'],
  ['admin', 'GET /complaints'],
  ['admin', 'GET /complaints?state=review'],
  ['admin', 'GET /complaints?late=true'],
  ['admin', 'GET /complaints?archived=true'],
] as const;

async function figuresOf(open: () => Promise<Database>, store: string): Promise<readonly Figure[]> {
  const codeHash = await codeHashOf(code);
  const opened = async (count: number) => {
    const db = await open();
    await seedDatabase(db, worldOf(count, codeHash));
    return benchBackend(db, now);
  };
  const [small, large] = [await opened(few), await opened(many)];
  const figures: Figure[] = [];
  for (const [who, route] of lists) {
    const [long = 0, short = 0] = await cpuInTurns(
      [() => large.ask(who, route), () => small.ask(who, route)],
      runs,
    );
    figures.push({
      what: `${route} of 20,000, CPU of the call, ${store}`,
      value: long,
      unit: 'ms',
      baseline: { what: 'of 500', value: short },
      aim: '≤ 1.2 ×',
    });
  }
  const times: Record<string, number[]> = { [code]: [], [otherCode]: [] };
  const statuses = new Set<number>();
  for (let round = -20; round < codeCalls; round++)
    for (const one of round % 2 === 0 ? [code, otherCode] : [otherCode, code]) {
      const request = new Request('http://bench.test/rest/case', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: one }),
      });
      const start = performance.now();
      const answer = await large.backend.fetch(request);
      await answer.text();
      statuses.add(answer.status);
      if (round >= 0) times[one]?.push(performance.now() - start);
    }
  if (!statuses.has(200) || !statuses.has(404)) throw new Error(`the codes answered ${[...statuses].join()}`);
  return [
    ...figures,
    {
      what: `POST /case with a known code among 20,000, ${codeCalls} calls, ${store}`,
      value: median(times[code] ?? []),
      unit: 'ms',
      baseline: { what: 'with an unknown one', value: median(times[otherCode] ?? []) },
      aim: '1.00 ×',
    },
  ];
}

/** Both stores. */
export const feedbackFigures = (): Promise<readonly Figure[]> => overBothStores(figuresOf);
