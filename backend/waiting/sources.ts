/** What each domain contributes to the queue, and what of it waits for a person now. */
import { may } from '#schema/permissions.ts';
import { zoneOf } from '#schema/users/celebrations.rules.ts';
import { kindFacts, type WaitingKind } from '#schema/waiting/kinds.ts';
import type { WaitingItem } from '#schema/waiting/waiting.endpoints.ts';
import type { Context } from '../http/context.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';

/** Whose queue is asked for, and when. */
export type Asking = Pick<Context, 'store' | 'me' | 'at' | 'now' | 'sign'>;

/** One thing that waits. What is missing is empty: null, an empty title, the id itself as what its page opens. */
export interface Waiting
  extends
    Pick<WaitingItem, 'kind' | 'id' | 'since'>,
    Partial<Pick<WaitingItem, 'subjectId' | 'title' | 'titleEn' | 'words' | 'points' | 'dueAt'>> {
  readonly whoId?: string | null;
}

/** The part of a domain: `<domain>.waiting.ts`, listed in `backend/waiting.registry.ts`. */
export interface WaitingSource {
  readonly kinds: readonly WaitingKind[];
  /**
   * Everything that waits for the person, of those `kinds` that the person may use and whose modules are on; in a number of
   * reads that does not grow with it.
   */
  readonly find: (asking: Asking, kinds: readonly WaitingKind[]) => Promise<readonly Waiting[]>;
}

/** The person's own zone. */
export const zoneFor = async ({ store, me }: Pick<Asking, 'store' | 'me'>): Promise<string> =>
  zoneOf(me.timezone, await timezoneOf(store));

/** Everything that waits for the person in these domains. */
export async function waitingOf(
  asking: Asking,
  sources: readonly WaitingSource[],
): Promise<readonly Waiting[]> {
  const { store, me } = asking;
  const allowed = sources
    .flatMap(({ kinds }) => kinds)
    .filter((kind) => may(me.userType, kindFacts[kind].can));
  if (allowed.length === 0) return [];
  const isOn = await switchesOf(store, [...new Set(allowed.flatMap((kind) => kindFacts[kind].modules))]);
  const usable = new Set(allowed.filter((kind) => kindFacts[kind].modules.every(isOn)));
  const found: Waiting[] = [];
  for (const { kinds, find } of sources) {
    const asked = kinds.filter((kind) => usable.has(kind));
    if (asked.length > 0) found.push(...(await find(asking, asked)));
  }
  return found;
}
