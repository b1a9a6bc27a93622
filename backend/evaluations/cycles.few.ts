/**
 * Parts of a cycle that can never reach three writers: of a person who has fewer possible peers, or leads one or two
 * people, or of everybody. They are neither asked nor counted, and the weights of the other parts stand.
 */
import { fewestOfPart, isNameless, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import type { FewOfPart } from '#schema/evaluations/evaluations.shapes.ts';
import { leadersOf, present, teamsOf } from '../departments/leaders.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { evaluations } from './evaluations.tables.ts';
import type { CycleRow, PersonRow } from './evaluations.views.ts';

/** People whose leaders and teams are read at once. */
const piece = 400;

/** A person, the leader and enough peers. */
const enough = fewestOfPart + 2;

/** Whether people can have enough peers, by their leaders: everybody else in the organisation. In one read of a few rows. */
export async function peersCan(store: Store): Promise<(person: Pick<PersonRow, 'leaderId'>) => boolean> {
  const { rows } = await store.list(users, { where: present, limit: enough });
  return ({ leaderId }) => rows.length >= (leaderId === null ? enough - 1 : enough);
}

/**
 * How many of these people a part cannot be written about; no entry where there are none. A person who leads nobody has
 * no such part, and counts only if nobody has it.
 */
export async function fewParts(
  store: Store,
  kinds: readonly EvaluationKind[],
  people: readonly UserRow[],
): Promise<readonly FewOfPart[]> {
  const can = await peersCan(store);
  let withoutPeers = 0;
  const teams: number[] = [];
  for (let from = 0; from < people.length; from += piece) {
    const some = people.slice(from, from + piece);
    const ids = some.map(({ id }) => id);
    if (kinds.includes('peer')) {
      const leaders = await leadersOf(store, some);
      withoutPeers += ids.filter((id) => !can({ leaderId: leaders.get(id) ?? null })).length;
    }
    if (kinds.includes('team')) {
      const led = await teamsOf(store, ids);
      teams.push(...ids.flatMap((id) => led.get(id)?.length ?? []));
    }
  }
  const isReached = teams.some((size) => size >= fewestOfPart);
  const withoutTeam = isReached ? teams.filter((size) => size < fewestOfPart).length : people.length;
  return [
    { kind: 'peer' as const, people: withoutPeers },
    { kind: 'team' as const, people: withoutTeam },
  ].filter((few) => kinds.includes(few.kind) && few.people > 0);
}

/** The parts that are asked about a person: none of peers or of a team without anybody to write it. */
export async function partsAsked(
  store: Store,
  { parts }: Pick<CycleRow, 'parts'>,
  personId: string,
): Promise<CycleRow['parts']> {
  const where = { personId, status: { ne: 'cancelled' } } as const;
  const asked = new Set((await store.tally(evaluations, { where, by: ['kind'] })).map(({ kind }) => kind));
  return parts.filter(({ kind }) => !isNameless(kind) || asked.has(kind));
}
