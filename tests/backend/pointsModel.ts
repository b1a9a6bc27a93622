/** A model of balances, budget and requests by the rules alone, without the ledger. */

/** The people of the model; the last two cannot receive points. */
export const cast = ['ana', 'bruno', 'elena', 'carla', 'diego', 'nora', 'ines'] as const;
export type Cast = (typeof cast)[number];
const takers: readonly Cast[] = ['ana', 'bruno', 'elena', 'carla', 'diego'];
const managed: readonly Cast[] = ['elena', 'carla'];

export type Wallet = 'give' | 'redeem';

/** Points for a person. */
export interface Part {
  readonly to: Cast;
  readonly points: number;
  readonly purse: Wallet;
}

/** One action. Requests are named by the order in which they were made. */
export type Act =
  | { readonly do: 'budget'; readonly points: number }
  | { readonly do: 'base'; readonly points: number }
  | { readonly do: 'expires'; readonly on: boolean }
  | { readonly do: 'extra'; readonly to: readonly Cast[]; readonly points: number; readonly purse: Wallet }
  | { readonly do: 'transfer'; readonly parts: readonly Part[] }
  | { readonly do: 'ask'; readonly who: Cast; readonly points: number }
  | { readonly do: 'approve'; readonly which: number; readonly by: Cast; readonly points: number | null }
  | { readonly do: 'reject' | 'withdraw'; readonly which: number; readonly by: Cast }
  | { readonly do: 'spend'; readonly who: Cast; readonly points: number }
  | { readonly do: 'months'; readonly count: number };

interface Asked {
  readonly who: Cast;
  readonly points: number;
  readonly state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
}

/** The state of the model. */
export interface Standing {
  readonly budget: number;
  readonly base: number | null;
  readonly expires: boolean;
  readonly give: Readonly<Partial<Record<Cast, number>>>;
  readonly redeem: Readonly<Partial<Record<Cast, number>>>;
  readonly asked: readonly Asked[];
}

/** The initial state. */
export const beginning: Standing = { budget: 0, base: null, expires: true, give: {}, redeem: {}, asked: [] };

const held = (standing: Standing, purse: Wallet, who: Cast): number => standing[purse][who] ?? 0;
const put = (standing: Standing, purse: Wallet, who: Cast, points: number): Standing => ({
  ...standing,
  [purse]: { ...standing[purse], [who]: held(standing, purse, who) + points },
});

/** Hands parts out of the budget: all of them, or none (undefined). */
function handedOut(standing: Standing, parts: readonly Part[]): Standing | undefined {
  const need = parts.reduce((sum, { points }) => sum + points, 0);
  if (need > standing.budget || parts.some(({ to }) => !takers.includes(to))) return undefined;
  const before = { ...standing, budget: standing.budget - need };
  return parts.reduce((now, { to, points, purse }) => put(now, purse, to, points), before);
}

const baseOf = (standing: Standing, who: Cast): number => standing.base ?? (who === 'carla' ? 120 : 100);

function renewed(standing: Standing): Standing {
  const left = (who: Cast): number => (standing.expires ? 0 : held(standing, 'give', who));
  const give = Object.fromEntries(takers.map((who) => [who, left(who) + baseOf(standing, who)]));
  return { ...standing, give };
}

const decides = (by: Cast, who: Cast): boolean =>
  by !== who && (by === 'diego' || (by === 'carla' && managed.includes(who)));

function answered(standing: Standing, which: number, state: Asked['state']): Standing {
  return {
    ...standing,
    asked: standing.asked.map((one, place) => (place === which ? { ...one, state } : one)),
  };
}

/** The state after an action; undefined if the action must be refused. */
export function after(standing: Standing, act: Act): Standing | undefined {
  switch (act.do) {
    case 'budget':
      return { ...standing, budget: act.points };
    case 'base':
      return { ...standing, base: act.points };
    case 'expires':
      return { ...standing, expires: act.on };
    case 'extra': {
      if (new Set(act.to).size !== act.to.length) return undefined;
      return handedOut(
        standing,
        act.to.map((to) => ({ to, points: act.points, purse: act.purse })),
      );
    }
    case 'transfer':
      return handedOut(standing, act.parts);
    case 'ask':
      return takers.includes(act.who)
        ? { ...standing, asked: [...standing.asked, { who: act.who, points: act.points, state: 'pending' }] }
        : undefined;
    case 'approve': {
      const one = standing.asked[act.which];
      if (one?.state !== 'pending' || !decides(act.by, one.who)) return undefined;
      const part = { to: one.who, points: act.points ?? one.points, purse: 'give' as const };
      const paid = handedOut(standing, [part]);
      return paid && answered(paid, act.which, 'approved');
    }
    case 'reject': {
      const one = standing.asked[act.which];
      if (one?.state !== 'pending' || !decides(act.by, one.who)) return undefined;
      return answered(standing, act.which, 'rejected');
    }
    case 'withdraw': {
      const one = standing.asked[act.which];
      if (one?.state !== 'pending' || one.who !== act.by) return undefined;
      return answered(standing, act.which, 'withdrawn');
    }
    case 'spend':
      return act.points > held(standing, 'redeem', act.who)
        ? undefined
        : put(standing, 'redeem', act.who, -act.points);
    case 'months':
      // Months without a job run are skipped.
      return act.count === 0 ? standing : renewed(standing);
  }
}
