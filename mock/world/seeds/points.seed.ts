/**
 * Points by month: unused points to give expire, base points arrive, administrators distribute more. Includes
 * the rules, the levels and the renewed months.
 */
import { levels, pointSettings, renewals } from '#backend/points/points.tables.ts';
import { baseOf, defaultPointSettings } from '#backend/points/settings.rules.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { levelSteps, partsOf, shopWords } from '../shop.ts';
import type { Person } from './users.seed.ts';
import type { Errand, Happening } from './yearOfActivity.ts';

/** Monthly budget of administrators for each person, and the min budget of an organisation. */
const budgetEach = 30;
const leastBudget = 2_500;
/** Points that each persona received this month in addition to the base. */
const extraPoints = 300;
/** Bonuses to redeem: the target amounts of personas, the bonus of a few others, and the ages in days. */
const bonus = { employee: 1_700, leading: 900, others: 200, personaAge: 200, othersAge: 95 } as const;
/** Max points that an organisation redeems in a month, for each person. */
const redeemEach = 200;

/**
 * The events of points apart from recognitions and the store; their rows are complete after the year was
 * played.
 */
export function pointsOf(
  plan: Plan,
  people: readonly Person[],
): { readonly errand: Errand; readonly rows: () => RowsByTable } {
  const { profile, size, calendar, begun, newId } = plan;
  const { now, months } = calendar;
  const words = shopWords[profile.words];
  const random = plan.dice('points');
  const started = Math.max(now - 365 * day, begun);
  const [current] = months;
  const budget = Math.max(leastBudget, budgetEach * people.length);
  // Holds only renewals of this month: earlier ones appear in the ledger and are not queried.
  const renewed: Row<typeof renewals>[] = [];

  const errand: Errand = (ledger) => {
    const { give, redeem, issue, move, grant } = ledger;
    const happenings: Happening[] = [];
    const fill = (at: number): void => {
      const points = budget - ledger.budget.balance;
      const kind = 'distribute';
      if (points > 0) move({ from: issue, to: ledger.budget, points, kind, postId: null, at });
    };
    for (const at of [started, ...months.map(({ start }) => start).filter((start) => start > started)])
      happenings.push({ at, play: () => fill(at) });

    for (const [person, purse] of give) {
      const points = baseOf(defaultPointSettings, { active: true, takesPoints: true, userType: person.role });
      const since = Math.max(person.since, started);
      const first = { month: calendar.monthOf(since), start: since };
      for (const { month, start: at } of [first, ...months.filter(({ start }) => start > since)]) {
        if (at > person.until) continue;
        const renew = (): void => {
          const left = { from: purse, to: issue, points: purse.balance, kind: 'expiry' } as const;
          if (left.points > 0) move({ ...left, postId: null, at });
          move({ from: issue, to: purse, points, kind: 'allowance', postId: null, at });
          if (month === current?.month)
            renewed.push({ id: newId('renewals'), userId: person.id, month, createdAt: instant(at) });
        };
        happenings.push({ at, play: renew });
      }
    }

    const reward = (person: Person, at: number, pointsOf: (balance: number) => number): void => {
      const to = redeem.get(person);
      if (to !== undefined && person.since <= at)
        happenings.push({
          at,
          play: () => grant({ to, points: pointsOf(to.balance), kind: 'transfer', note: words.bonus, at }),
        });
    };
    const start = current?.start ?? now;
    // Personas of a new company, or at the end of a month, got no extra points.
    const isPlain = size.scene === 'newCompany' || size.scene === 'monthEnd';
    for (const person of people.filter(({ isPersona }) => isPersona)) {
      const to = give.get(person);
      const at = calendar.after(start, 33 * hour);
      const extra = { points: extraPoints, kind: 'extra', note: words.extra, at } as const;
      if (to !== undefined && !isPlain) happenings.push({ at, play: () => grant({ to, ...extra }) });
      const most = person.role === 'employee' ? bonus.employee : bonus.leading;
      reward(person, now - bonus.personaAge * day, (balance) => Math.max(100, most - balance));
    }
    const othersAt = calendar.worked(bonus.othersAge * day, random);
    const others = people.filter(
      ({ isPersona, since, until }) => !isPersona && since <= othersAt && until >= now,
    );
    for (const person of random.shuffle(others).slice(0, Math.ceil(people.length / 12)))
      reward(person, othersAt, () => bonus.others);
    return happenings;
  };

  return {
    errand,
    rows: () => ({
      ...rowsOf(renewals, renewed),
      ...rowsOf(pointSettings, [
        {
          id: newId('point_settings'),
          ...defaultPointSettings,
          redeemBudget: profile.slug === 'aurora' ? redeemEach * people.length : null,
        },
      ]),
      ...rowsOf(
        levels,
        levelSteps.map(([minPoints, icon], place) => {
          const [name = '', benefits = '', nameEn = null] = partsOf(words.levels[place] ?? '');
          const createdAt = instant(begun);
          return { id: newId('levels'), name, nameEn, minPoints, icon, iconKey: null, benefits, createdAt };
        }),
      ),
    }),
  };
}
