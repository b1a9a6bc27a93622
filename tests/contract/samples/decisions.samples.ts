/** Valid calls of decisions. */
import { decisions, decisionSeats, delegations } from '#backend/decisions/decisions.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { Calls } from './known.ts';

/** A decision that waits for the manager, one that can still be carried out, and a delegation, each with its person. */
export const known = async (store: Store) => {
  const emailOf = async (id: string): Promise<string> =>
    (await store.list(users, { where: { id } })).rows[0]?.email ?? '';
  const {
    rows: [manager],
  } = await store.list(users, { where: { email: { has: 'manager@' } } });
  const {
    rows: [seat],
  } = await store.list(decisionSeats, {
    where: { holderId: manager?.id ?? '', state: 'waiting' },
    limit: 1,
  });
  const {
    rows: [approved],
  } = await store.list(decisions, {
    where: { state: 'approved', carriedOutAt: null, decidedBy: { ne: null } },
    limit: 1,
  });
  const {
    rows: [delegation],
  } = await store.list(delegations, { where: { endedAt: null }, limit: 1 });
  return {
    decisionWaits: seat?.decisionId ?? '',
    decisionHolder: manager?.email ?? '',
    decisionMade: approved?.id ?? '',
    decisionMaker: await emailOf(approved?.decidedBy ?? ''),
    delegationId: delegation?.id ?? '',
    delegationOwner: await emailOf(delegation?.userId ?? ''),
    deputyId: delegation?.deputyId ?? '',
  };
};
type DecisionsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<DecisionsKnown> = {
  'decisions.list': () => ({ query: { decided: undefined } }),
  'decisions.decide': ({ decisionWaits: id, decisionHolder: as }) => ({
    params: { id },
    body: { approve: true },
    as,
  }),
  'decisions.decideAll': ({ decisionWaits, decisionHolder: as }) => ({
    body: { ids: [decisionWaits], approve: true },
    as,
  }),
  'decisions.handOver': ({ decisionWaits: id, decisionHolder: as, deputyId: userId }) => ({
    params: { id },
    body: { userId },
    as,
  }),
  'decisions.takeBack': ({ decisionMade: id, decisionMaker: as }) => ({ params: { id }, as }),
  'decisions.carryOut': ({ decisionMade: id, decisionMaker: as }) => ({ params: { id }, as }),
  'decisions.delegate': ({ deputyId }) => ({
    body: { deputyId, startsOn: '2026-11-01', endsOn: '2026-11-08' },
  }),
  'decisions.endDelegation': ({ delegationId: id, delegationOwner: as }) => ({ params: { id }, as }),
  'decisions.updateWorkingHours': () => ({
    body: {
      weekdays: [1, 2, 3, 4, 5],
      from: 540,
      to: 1080,
      holidays: ['2026-12-25'],
      places: [
        { countryId: 'MX', cityId: null, weekdays: [1, 2, 3], from: 480, to: 960, holidays: ['2026-09-16'] },
      ],
    },
  }),
};
