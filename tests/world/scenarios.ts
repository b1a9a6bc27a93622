/** Worlds of links for tests. */
import { accounts } from '#backend/ledger/ledger.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { users } from '#backend/people/users.tables.ts';
import { seedFacts, seedIdOf } from '#mock/world/begin.ts';
import type { Scenario } from '#mock/world/plan.ts';
import { worldOfLink } from '#mock/world/scenarios/registry.ts';
import { smallSizes } from '#mock/world/scenarios/small.ts';
import type { WorldPart } from '#schema/demo/demoLink.ts';
import { passwordHash, rowsOf } from './worlds.ts';

/** A world of a link, with the organisation of the link. */
export interface Told {
  readonly at: number;
  /** The same moment as in rows. */
  readonly date: string;
  readonly world: readonly OrgSeed[];
  readonly org: OrgSeed;
}

/** The small world of a link, or a world of another size (`'whole'` for the whole one). */
export function toldBy(link: WorldPart, size?: Scenario | 'whole', hash = passwordHash): Told {
  const { at, link: known } = seedFacts(seedIdOf(link, Date.parse('2026-11-22T12:00:00Z')));
  if (known === null) throw new Error('a link is there');
  const sizes = size === 'whole' ? [] : [size ?? smallSizes];
  const world = worldOfLink(known, { now: at, passwordHash: hash }, ...sizes);
  const [aurora, boreal] = world;
  const org = link.organization === 'aurora' ? aurora : boreal;
  if (org === undefined) throw new Error('both organisations are there');
  return { at, date: new Date(at).toISOString(), world, org };
}

/** Id of a persona, and the balance of an owner. */
export const persona = (org: OrgSeed, role: 'employee' | 'manager' | 'admin' | 'external'): string => {
  const places = { employee: 0, manager: 1, admin: 2, external: 3 } as const;
  return rowsOf(org, users)[places[role]]?.id ?? '';
};
export const holds = (org: OrgSeed, ownerId: string, purse: 'give' | 'redeem'): number =>
  rowsOf(org, accounts).find((one) => one.ownerId === ownerId && one.purse === purse)?.balance ?? 0;

/** Scenarios with the world of the busy one, row for row (`begin.test.ts`). */
export const inBusy = [
  'failing',
  'surveyResults',
  'quarterEnd',
  'challengeFinal',
  'fullHouse',
  'launchDay',
  'onboarding',
  'openEnrolment',
  'safeVoice',
  'myTeam',
  'boardMeeting',
] as const;
