/** A cycle of evaluations with its people and scores, for stories. */
import { cycleStepsIn, evaluationKinds, type CyclePhase } from '#schema/evaluations/cycles.rules.ts';
import type { Cycle, CyclePerson, Distribution } from '#src/evaluations/admin/evaluationsAdmin.queries.ts';
import { people } from '../kit/world.sample.ts';
import { must } from '../kit/must.ts';

const id = '0192f0c1-0000-7000-8000-000000000901';
const title = 'Evaluación de fin de año';
const leader = must(people[0]);
const days = { nominateUntil: '2026-11-30', confirmUntil: '2026-12-04', writeUntil: '2026-12-18' };

/** With the parts of all kinds but the team. */
export const aCycle = (phase: CyclePhase): Cycle => {
  const hasWritten = !['draft', 'nominating', 'confirming'].includes(phase);
  return {
    id,
    title,
    titleEn: 'Year-end review',
    phase,
    ready: phase !== 'draft',
    settled: true,
    parts: [
      { kind: 'self', weight: 20 },
      { kind: 'leader', weight: 50 },
      { kind: 'peer', weight: 30 },
    ],
    peers: 3,
    ...days,
    periodFrom: '2026-01-01',
    periodTo: '2026-11-30',
    remindAfter: [3, 7],
    audience: null,
    people: phase === 'draft' ? 0 : 62,
    evaluations: hasWritten ? 310 : 0,
    completed: hasWritten ? 218 : 0,
    written: hasWritten
      ? evaluationKinds.slice(0, 3).map((kind, at) => ({
          kind,
          evaluations: must([62, 62, 186][at]),
          completed: must([58, 40, 120][at]),
        }))
      : [],
    shared: phase === 'closed' ? 60 : phase === 'sharing' ? 2 : 0,
    read: 1,
    acknowledged: 1,
    steps: [...cycleStepsIn[phase]],
    createdAt: '2026-11-20T12:00:00.000Z',
  };
};

const place = { cycleId: id, title, titleEn: null, phase: 'sharing' as const, ...days };

/** People whose results are not shared, shared, read and acknowledged. */
export const cyclePeople: CyclePerson[] = people.slice(1, 5).map((user, at) => {
  const moment = '2026-12-21T15:00:00.000Z';
  return {
    id: `0192f0c1-0000-7000-8000-00000000091${at}`,
    ...place,
    user,
    leader,
    departmentName: user.departmentName,
    nominations: people
      .slice(5, 8)
      .map((peer) => ({ user: peer, state: at < 2 ? ('confirmed' as const) : ('proposed' as const) })),
    confirmed: at < 2,
    evaluations: 5,
    completed: 5 - at,
    score: [3.75, 4.5, 4.25][at] ?? null,
    calibrated: at === 1 ? 4.25 : null,
    calibrationReason: at === 1 ? 'Su área tuvo metas más bajas este año.' : null,
    shareOn: null,
    sharedAt: at === 3 ? null : moment,
    readAt: at > 0 && at < 3 ? moment : null,
    acknowledgedAt: at === 2 ? moment : null,
    left: false,
  };
});

export const scores: Distribution = {
  n: 62,
  mean: 3.84,
  bands: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5].map((from, at) => ({
    from,
    computed: must([0, 1, 2, 5, 11, 18, 15, 10][at]),
    calibrated: must([0, 0, 3, 6, 14, 19, 13, 7][at]),
  })),
  leaders: [
    { leader, n: 34, mean: 3.92 },
    { leader: null, n: 28, mean: 3.75 },
  ],
};
