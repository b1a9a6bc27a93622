/** Candidates whom employees refer for a job, in every state. */
import { referrals } from '#backend/recognitions/recognitions.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { ReferralState } from '#schema/recognitions/recognitions.rules.ts';
import { day, instant } from '../calendar.ts';
import { handleOf } from '../names.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { settingsOf } from './recognitions.seed.ts';
import type { Person } from './users.seed.ts';

/** Points for a referrer whose candidate was hired. */
export interface Reward {
  readonly person: Person;
  readonly points: number;
  readonly at: number;
}

/** State and age in days, in the order of the candidates; the first half belong to the employee. */
const course: readonly (readonly [ReferralState, number])[] = [
  ['sent', 2],
  ['contacted', 11],
  ['hired', 64],
  ['rejected', 96],
  ['sent', 5],
  ['contacted', 18],
  ['hired', 121],
  ['rejected', 40],
];
/** Time from a referral to a contract, in ms. */
const untilHired = 32 * day;

/** The rows and the rewards. */
export function referralsOf(
  plan: Plan,
  people: readonly Person[],
): { readonly rewards: readonly Reward[]; readonly rows: RowsByTable } {
  const { culture, calendar, newId } = plan;
  const random = plan.dice('referrals');
  const { referralPoints } = settingsOf(plan);
  const [employee] = people;
  const rewards: Reward[] = [];
  const made = culture.candidates.flatMap(({ name, position, message }, place) => {
    const [status = 'sent', ago = 1] = course[place] ?? [];
    const at = calendar.worked(ago * day, random);
    const others = people.filter(
      (person) =>
        person !== employee &&
        person.takesPoints &&
        person.role !== 'external' &&
        person.since <= at &&
        person.until >= calendar.now,
    );
    const person = place < 4 || others.length === 0 ? employee : random.pick(others);
    if (person === undefined) return [];
    const points = status === 'hired' ? referralPoints : 0;
    if (points > 0) rewards.push({ person, points, at: calendar.after(at, untilHired) });
    const [first = '', last = ''] = name.split(' ');
    return [
      {
        id: newId('referrals'),
        referredBy: person.id,
        name,
        email: `${handleOf(first, last)}@correo.example`,
        phone: place % 3 === 2 ? null : `+52 55 5555 01${10 + place}`,
        position,
        message,
        status,
        pointsAwarded: points,
        note: status === 'sent' ? '' : culture.notes[status],
        createdAt: instant(at),
      },
    ];
  });
  return { rewards, rows: rowsOf(referrals, made) };
}
