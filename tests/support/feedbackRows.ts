/** Modules of feedback switched on, with one row of each kind: the demo keeps them off until its screens are there. */
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { cases } from '#backend/feedback/cases.tables.ts';
import { ideas } from '#backend/feedback/ideas.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';

const flags: readonly unknown[] = ['complaints', 'complaints_pannel'];

/** Ids of the organisation that begin like its other ones. */
const idsOf = ({ rows }: OrgSeed): ((place: number) => string) => {
  const beginning = String(rows[users.name]?.[0]?.['id']).slice(0, 13);
  return (place) => `${beginning}-7eee-8000-${place.toString(16).padStart(12, '0')}`;
};

const idea = (id: string, userId: string, title: string, at: string): Row<typeof ideas> => ({
  id,
  title,
  text: 'Así tardamos menos.',
  fold: `${title.toLowerCase()} así tardamos menos.`,
  category: 'work',
  userId,
  status: 'new',
  reason: null,
  votes: 0,
  comments: 0,
  mergedIntoId: null,
  createdAt: at,
});

const named = (
  id: string,
  kind: Row<typeof cases>['kind'],
  userId: string,
  receivedOn: string,
): Row<typeof cases> => ({
  id,
  kind,
  subject: 'Luces del pasillo',
  text: 'Dos no funcionan hace un mes.',
  fold: 'luces del pasillo',
  category: 'other',
  anonymous: false,
  userId,
  codeHash: `hash of ${id}`,
  print: `print of ${id}`,
  state: 'received',
  reason: null,
  archived: false,
  receivedOn,
  answerBy: dayAfter(receivedOn, 90),
  dueOn: dayAfter(receivedOn, 7),
  answeredOn: null,
  closedOn: null,
  handlerId: null,
  files: [],
  messages: 0,
});

/** A world with the modules on, and two ideas, a suggestion and a complaint of the employee in each organisation. */
export const withFeedback = (world: readonly OrgSeed[], now: number): readonly OrgSeed[] =>
  world.map((seed) => {
    const { rows } = seed;
    const newId = idsOf(seed);
    const at = new Date(now - 3_600_000).toISOString();
    const employee = String(
      rows[users.name]?.find(({ email }) => String(email).startsWith('employee@'))?.['id'],
    );
    const day = dayAfter(at.slice(0, 10), -1);
    return {
      ...seed,
      rows: {
        ...rows,
        [modules.name]: (rows[modules.name] ?? []).map((row) =>
          flags.includes(row['flag']) ? { ...row, active: true } : row,
        ),
        [ideas.name]: [
          idea(newId(1), employee, 'Bicicletas en la entrada', at),
          idea(newId(2), employee, 'Aparcamiento para bicicletas', at),
        ],
        [cases.name]: [
          named(newId(3), 'suggestion', employee, day),
          named(newId(4), 'complaint', employee, day),
        ],
      },
    };
  });
