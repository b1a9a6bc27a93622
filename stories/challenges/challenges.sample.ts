/** Challenges for stories. */
import type { OpenedChallenge, ShownChallenge } from '#src/challenges/challenges.queries.ts';
import { people } from '../kit/world.sample.ts';
import { must } from '../kit/must.ts';

export const steps: ShownChallenge = {
  id: '0192f0c1-0000-7000-8000-0000000f0001',
  name: 'Seis semanas de pasos',
  nameEn: null,
  description: 'Un poco más cada semana.',
  descriptionEn: null,
  typeId: 'steps',
  fitness: true,
  category: null,
  picture: null,
  way: 'own_beginning',
  target: 20,
  unit: 'pasos',
  perWeek: null,
  weeks: null,
  cap: 20_000,
  points: 50,
  proof: false,
  startsOn: '2026-11-02',
  endsOn: '2026-12-13',
  closesAt: '2026-12-16T12:00:00.000Z',
  closedAt: null,
  state: 'running',
  active: true,
  archived: false,
  participants: 42,
  entered: true,
  audience: null,
  own: null,
  postId: null,
  createdAt: '2026-10-20T15:00:00.000Z',
};

const own: NonNullable<ShownChallenge['own']> = {
  total: 148_200,
  score: 12.5,
  baseline: 6_200,
  weeks: 0,
  streak: 0,
  ranked: true,
  named: false,
  completedAt: null,
  reward: 'none',
};

/** Before joining. */
export const openedSteps: OpenedChallenge = {
  ...steps,
  today: '2026-11-23',
  openDays: [],
  entries: [],
  proofHandedIn: null,
  head: [],
  rankedPeople: 0,
  audiencePeople: [],
};

/** After joining. */
export const joinedSteps: OpenedChallenge = {
  ...openedSteps,
  own,
  openDays: ['2026-11-21', '2026-11-22', '2026-11-23'],
  entries: [
    ['2026-11-12', 6000],
    ['2026-11-13', 6400],
    ['2026-11-14', 6200],
    ['2026-11-16', 5900],
    ['2026-11-17', 6500],
    ['2026-11-19', 6950],
    ['2026-11-22', 7000],
  ].map(([on, value]) => ({ on: `${on}`, value: Number(value), counted: Number(value), corrected: false })),
};

/** Reached, with a proof that was sent back. */
export const sentBackSteps: OpenedChallenge = {
  ...joinedSteps,
  proof: true,
  own: { ...own, score: 22, completedAt: '2026-11-22T18:00:00.000Z', reward: 'proof' },
  proofHandedIn: {
    id: '0192f0c1-0000-7000-8000-0000000f00a1',
    challengeId: steps.id,
    challengeName: steps.name,
    challengeNameEn: null,
    user: must(people[0]),
    message: 'Caminé al trabajo cada día de la semana pasada.',
    files: [],
    status: 'sent_back',
    reason: 'Se ve muy bien. Solo falta la captura del sábado.',
    decidedAt: '2026-11-23T10:00:00.000Z',
    createdAt: '2026-11-22T19:00:00.000Z',
  },
};
