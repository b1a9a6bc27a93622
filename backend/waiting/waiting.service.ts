/** The queue of a person over all domains, in a constant number of reads. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { kindFacts, waitingKinds } from '#schema/waiting/kinds.ts';
import type { waitingEndpoints, WaitingCount } from '#schema/waiting/waiting.endpoints.ts';
import type { Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { dayEnd } from '../kit/month.ts';
import { peopleById } from '../people/users.rules.ts';
import { waitingOf, zoneFor, type Asking, type Waiting, type WaitingSource } from './sources.ts';
import { waitingSnoozes } from './waiting.tables.ts';

const placeOf = new Map(waitingKinds.map((kind, at) => [kind, at]));
const place = ({ kind }: Waiting): number => placeOf.get(kind) ?? waitingKinds.length;

/** After every instant. */
const never = '~';
const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** What is due first; then the kinds in their order, and what waits longest. */
const inTurn = (one: Waiting, other: Waiting): number =>
  byText(one.dueAt ?? never, other.dueAt ?? never) ||
  place(one) - place(other) ||
  byText(one.since, other.since) ||
  byText(one.id, other.id);

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

/** The keys of what the person put off. */
async function snoozedBy({ store, me, at }: Asking): Promise<ReadonlySet<string>> {
  const { rows } = await store.list(waitingSnoozes, { where: { userId: me.id, until: { gt: at } } });
  return new Set(rows.map(({ kind, itemId }) => keyOf(kind, itemId)));
}

function countsOf(all: readonly Waiting[], isSnoozed: (one: Waiting) => boolean): WaitingCount[] {
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  return waitingKinds.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    const snoozed = own.filter(isSnoozed).length;
    return own.length === 0 ? [] : [{ kind, count: own.length - snoozed, snoozed }];
  });
}

/** The calls of the queue over these domains. */
export const createWaitingService = (
  sources: readonly WaitingSource[],
): Service<typeof waitingEndpoints> => ({
  async list(context, { query: { limit } }) {
    const all = await waitingOf(context, sources);
    const snoozed = await snoozedBy(context);
    const isSnoozed = ({ kind, id }: Waiting): boolean => snoozed.has(keyOf(kind, id));
    const now = all.filter((one) => !isSnoozed(one));
    const shown = now.toSorted(inTurn).slice(0, limit);
    const people = await peopleById(
      context,
      shown.flatMap(({ whoId }) => whoId ?? []),
    );
    return {
      items: shown.map(({ whoId, ...one }) => {
        const { kind, id, subjectId = id, title = '', titleEn = null, words = null, since } = one;
        return {
          kind,
          id,
          subjectId,
          title,
          titleEn,
          words: words === '' ? null : words,
          points: one.points === undefined || one.points === 0 ? null : one.points,
          who: people.get(whoId ?? '') ?? null,
          since,
          dueAt: one.dueAt ?? null,
          address: kindFacts[kind].opens(subjectId),
        };
      }),
      counts: countsOf(all, isSnoozed),
      total: now.length,
    };
  },

  async snooze(context, { body: { kind, id, snoozed } }) {
    const { store, me, now, at, newId, language } = context;
    const waits = await waitingOf(
      context,
      sources.filter(({ kinds }) => kinds.includes(kind)),
    );
    if (!waits.some((one) => one.kind === kind && one.id === id)) throw domainError('not_found', language);
    await store.remove(waitingSnoozes, {
      userId: me.id,
      or: [{ kind, itemId: id }, { until: { lte: at } }],
    });
    if (!snoozed) return { success: true };
    const zone = await zoneFor(context);
    const until = dayEnd(dayAt(now, zone), zone);
    await store.insert(waitingSnoozes, [{ id: newId(), userId: me.id, kind, itemId: id, until }]);
    return { success: true };
  },
});
