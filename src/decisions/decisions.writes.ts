/** Writes of decisions and delegations; the same for every subject. */
import type { QueryClient, QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import type { DecisionStanding, DecisionWish } from '#machines/decision.setup.ts';
import { sending } from '#src/api/documents.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { watchQuery, type QueryListener } from '#src/api/watchQuery.ts';
import {
  CarryOutDocument,
  DecideAllDocument,
  DecideDocument,
  DelegateDocument,
  EndDelegationDocument,
  HandDecisionOverDocument,
  TakeDecisionBackDocument,
  UpdateWorkingHoursDocument,
} from '#src/gql/graphql.ts';
import { decisionsKey, type ShownDecision } from './decisions.queries.ts';
import { subjects } from './subjects.ts';

const decide = sending(DecideDocument);
const takeBack = sending(TakeDecisionBackDocument);
const carryOut = sending(CarryOutDocument);

export const decideAll = sending(DecideAllDocument);
export const handOver = sending(HandDecisionOverDocument);
export const delegate = sending(DelegateDocument);
export const endDelegation = sending(EndDelegationDocument);
export const updateWorkingHours = sending(UpdateWorkingHoursDocument);

/** Reads every list of decisions again, and what is decided on. */
export function refreshDecisions(cache: QueryClient): void {
  for (const queryKey of [decisionsKey, ...Object.values(subjects).map((one) => one.queryKey)])
    void cache.invalidateQueries({ queryKey });
}

/** What the machine needs to know of a decision. */
export const standingOf = ({
  state,
  mayDecide,
  mayTakeBack,
  mayCarryOut,
  carriedOutAt,
}: Pick<
  ShownDecision,
  'state' | 'mayDecide' | 'mayTakeBack' | 'mayCarryOut' | 'carriedOutAt'
>): DecisionStanding => ({ state, mayDecide, mayTakeBack, mayCarryOut, isDone: carriedOutAt !== null });

/** The decision on one thing, as the domain of the thing reads it. */
export interface Decided {
  readonly id: string;
  /** As last read; null before. */
  readonly known: DecisionStanding | null;
  /** Calls back with each new read; returns a function that stops it. */
  readonly watch: (listener: QueryListener<DecisionStanding>) => () => void;
  /** Reads the thing again. */
  readonly refresh: () => void;
}

/** How a domain reads one thing, and the decision in what was read; null without one. */
export interface DecidedIn<T, K extends QueryKey> {
  readonly query: QueryObserverOptions<T, Error, T, T, K>;
  readonly decisionIn: (read: T) => ShownDecision | null;
}

/** The decision on a thing, for its machine. */
export const decidedIn = <T, K extends QueryKey>(
  cache: QueryClient,
  decision: ShownDecision,
  { query, decisionIn }: DecidedIn<T, K>,
): Decided => ({
  id: decision.id,
  known: standingOf(decision),
  watch: ({ arrived, lost }) =>
    watchQuery(cache, query, {
      arrived: (read) => {
        const now = decisionIn(read);
        if (now !== null) arrived(standingOf(now));
      },
      lost,
    }),
  refresh: () => refreshDecisions(cache),
});

function call(id: string, wish: DecisionWish, key: string): Promise<ShownDecision> {
  switch (wish.act) {
    case 'approve':
      return decide({ id, approve: true }, key);
    case 'refuse':
      return decide({ id, approve: false, reason: wish.reason }, key);
    case 'takeBack':
      return takeBack({ id }, key);
    case 'carryOut':
      return carryOut({ id }, key);
  }
}

/** Sends what was pressed; a repeat is the same call until it is answered. Throws `ApiError`. */
export const sendWish = (id: string, wish: DecisionWish): Promise<ShownDecision> =>
  sendOnce(`decision:${id}`, JSON.stringify(wish), (key) => call(id, wish, key));
