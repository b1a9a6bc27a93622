/** Goals for stories and tests. */
import type { GoalPeriod, ShownGoal, WholeGoal } from '#src/goals/goals.queries.ts';

export const quarter: GoalPeriod = {
  id: 'quarter',
  name: 'Primer trimestre',
  nameEn: 'First quarter',
  startsOn: '2026-01-01',
  endsOn: '2026-03-31',
  closedAt: null,
  current: true,
  createdAt: '2026-01-01T12:00:00.000Z',
};

export const aGoal = (own: Partial<ShownGoal> = {}): ShownGoal => ({
  id: 'sell',
  title: 'Vender en tres ciudades nuevas',
  titleEn: null,
  description: 'Con socios de cada ciudad.',
  descriptionEn: null,
  owner: null,
  level: 'person',
  departmentId: null,
  departmentName: null,
  visibility: 'organization',
  periodId: quarter.id,
  categoryId: null,
  weight: 60,
  measure: 'number',
  start: 0,
  target: 40,
  unit: 'acuerdos',
  value: 10,
  progress: '1/4',
  confidence: 'at_risk',
  checkedAt: '2026-03-01T15:00:00.000Z',
  stale: false,
  status: 'open',
  dueOn: null,
  carriedFromId: null,
  done: 0,
  items: 0,
  terms: [],
  editable: true,
  createdAt: '2026-01-05T15:00:00.000Z',
  ...own,
});

/** Half of 40 and half of 80 is 60 %; of a third part nothing is measured. */
export const ofParts: ShownGoal = aGoal({
  id: 'grow',
  title: 'Crecer en el sur',
  measure: 'parts',
  start: null,
  target: null,
  value: null,
  unit: null,
  weight: 40,
  progress: '3/5',
  confidence: 'on_track',
  stale: true,
  terms: [
    { id: 'a', title: 'Abrir Cusco', titleEn: null, weight: 1, progress: '2/5', status: 'open' },
    { id: null, title: null, titleEn: null, weight: 1, progress: '4/5', status: 'open' },
    { id: 'c', title: 'Abrir Arequipa', titleEn: null, weight: 1, progress: null, status: 'open' },
  ],
});

/** What waits for the owner: a part, and another weight of a part that the owner may not see. */
export const asked: WholeGoal['asked'] = [
  {
    id: 'ask-1',
    goalId: 'train',
    title: 'Formar a los socios',
    titleEn: null,
    weight: 0,
    askedWeight: 2,
    progressWith: '12/25',
    askedBy: null,
  },
  {
    id: 'ask-2',
    goalId: null,
    title: null,
    titleEn: null,
    weight: 1,
    askedWeight: 3,
    progressWith: '7/10',
    askedBy: null,
  },
];

export const wholeGoal = (own: Partial<WholeGoal> = {}): WholeGoal => ({
  ...aGoal(),
  parents: [
    { hidden: true, id: null, title: null, titleEn: null, progress: '1/2', weight: 1, askedWeight: null },
  ],
  parts: [],
  asked: [],
  checklist: [],
  checkins: [4, 10].map((value, at) => ({
    id: `checkin-${at}`,
    goalId: 'sell',
    user: null,
    value,
    confidence: 'at_risk',
    note: 'Dos acuerdos más.',
    correctsId: null,
    onBehalf: false,
    files: [],
    createdAt: `2026-02-1${at}T15:00:00.000Z`,
  })),
  comments: [],
  helpers: [],
  ...own,
});
