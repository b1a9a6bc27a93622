/** Who sends and receives a recognition, and of which types it is. */
import { roles } from '#schema/permissions.ts';
import { day } from '../calendar.ts';
import type { Plan } from '../plan.ts';
import { lotteryOf, type SeededRandom } from '../seededRandom.ts';
import { chapters } from '../story.ts';
import type { Badge } from './badges.seed.ts';
import { mentionsAMonth, type PostType } from './recognitions.seed.ts';
import type { Person } from './users.seed.ts';

/** Draws people in proportion to a weight; a person with weight zero is never drawn. */
export function crowd(
  people: readonly Person[],
  weightOf: (person: Person) => number,
): (random: SeededRandom, fits: (person: Person) => boolean) => Person | undefined {
  const draw = lotteryOf(people.map(weightOf));
  return (random, fits) => {
    for (let tries = 0; tries < 60; tries++) {
      const person = people[draw(random)];
      if (person !== undefined && fits(person)) return person;
    }
    return people.find((person) => weightOf(person) > 0 && fits(person));
  };
}

/** How many of those of the lagging department who are drawn take part, and how many recognitions its manager sends later. */
const lag = { before: 0.25, manager: 0.05 } as const;

/** The department that lags until its manager begins to thank. */
export function lagging({ profile, story }: Plan, random: SeededRandom, people: readonly Person[]) {
  const place = profile.departments.findIndex(({ lags }) => lags === true);
  const manager = people.find(({ department, role }) => department === place && role === 'manager');
  const turn = Math.max(story.start(chapters.turn), manager?.since ?? 0);
  return {
    /** Whether a person who was drawn sends or receives at a moment. */
    takesPart: (person: Person, at: number): boolean =>
      person.department !== place || at >= turn || (person !== manager && random.chance(lag.before)),
    /** Now and then its manager, since they thank. */
    manager: (at: number): Person | undefined =>
      at >= turn && random.chance(lag.manager) ? manager : undefined,
  };
}

/** How long nobody has thanked one of the manager's people, in ms: longer than the product waits before it says so. */
const overlookedFor = 75 * day;
/**
 * Whether a person receives recognitions at a moment: all but one of the people of the manager persona, whom everybody
 * has overlooked lately. A handful of people overlooks nobody.
 */
export function receives(
  { calendar: { now }, size }: Plan,
  people: readonly Person[],
): (person: Person, at: number) => boolean {
  const team = people.find(({ isPersona, role }) => isPersona && role === 'manager')?.department;
  const overlooked =
    size.people <= 40
      ? undefined
      : people.find(
          ({ isPersona, role, department, takesPoints, since, until }) =>
            !isPersona &&
            role === 'employee' &&
            department === team &&
            takesPoints &&
            since < now - 2 * overlookedFor &&
            until >= now,
        );
  return (person, at) => person !== overlooked || at < now - overlookedFor;
}

/** Whether what nobody of a large organisation happened to do in the year is done now, at this age in ms. */
export const isAwaited = ({ people }: Plan['size'], age: number): boolean =>
  people > 40 && age > 30 * day && age < 150 * day;

/** The inputs for the recognitions of an organisation. */
export interface Ingredients {
  readonly people: readonly Person[];
  readonly types: readonly PostType[];
  readonly badges: readonly Badge[];
  readonly committee: readonly Person[];
}

/**
 * Chooses types that the sender's role allows; the committee's mention at most as often as its group allows.
 */
export function choiceOf({ calendar, size }: Plan, random: SeededRandom, { types, committee }: Ingredients) {
  const byRole = new Map(
    roles.map((role) => {
      const offered = types.filter((type) => type.weight > 0 && type.roles.includes(role));
      return [role, { offered, draw: lotteryOf(offered.map(({ weight }) => weight)) }];
    }),
  );
  const [mention, note] = [
    types.find(({ key }) => key === 'committee'),
    types.find(({ key }) => key === 'potential'),
  ];
  const mentions = new Map<string, number>();
  let notes = 0;
  const usual = ({ role }: Person): PostType => {
    const choice = byRole.get(role);
    return choice?.offered[choice.draw(random)] ?? random.pick(types);
  };
  const special = (sender: Person, at: number): PostType | undefined => {
    if (note !== undefined && note.roles.includes(sender.role)) {
      const isLate = notes === 0 && isAwaited(size, calendar.now - at);
      if (random.chance(0.05) || isLate) {
        notes += 1;
        return note;
      }
    }
    // Personas still have all their mentions of the last month.
    if (mention === undefined || !committee.includes(sender) || !random.chance(0.2)) return undefined;
    if (sender.isPersona && at > calendar.now - 32 * day) return undefined;
    const key = `${calendar.monthOf(at)} ${sender.id}`;
    const count = mentions.get(key) ?? 0;
    if (count >= mentionsAMonth) return undefined;
    mentions.set(key, count + 1);
    return mention;
  };
  return (sender: Person, at: number): readonly PostType[] => {
    const only = special(sender, at);
    if (only !== undefined) return [only];
    const main = usual(sender);
    const also = random.chance(0.08) ? usual(sender) : main;
    return also === main ? [main] : [main, also];
  };
}
