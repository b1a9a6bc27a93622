/** Who thanked whom, when and in which words, oldest first; the ledger then says with how many points. */
import { roles } from '#schema/permissions.ts';
import { day, hour, minute } from '../calendar.ts';
import { lotteryOf, type Dice } from '../dice.ts';
import type { Plan } from '../plan.ts';
import { writerOf } from '../writer.ts';
import type { PostType } from './recognitions.seed.ts';
import type { Person } from './users.seed.ts';

/** A recognition before its points are known. */
export interface Thanks {
  readonly at: number;
  readonly sender: Person;
  readonly receivers: readonly Person[];
  readonly types: readonly PostType[];
  readonly message: string;
}

/** The newest, so that no demo opens on a quiet day: how long ago, and whether the employee is thanked. */
const fresh: readonly { readonly age: number; readonly thanksEmployee: boolean }[] = [
  { age: 6 * minute, thanksEmployee: false },
  { age: 21 * minute, thanksEmployee: true },
  { age: 48 * minute, thanksEmployee: false },
  { age: 5 * hour, thanksEmployee: false },
  { age: 1.2 * day, thanksEmployee: true },
  { age: 2.5 * day, thanksEmployee: true },
  { age: 4 * day, thanksEmployee: true },
  { age: 7 * day, thanksEmployee: true },
];
/** Those younger than this happen on the minute, the others in working hours. */
const justNow = hour;

/** Draws people by how much they do something; whoever never does it is never drawn. */
function crowd(
  people: readonly Person[],
  weightOf: (person: Person) => number,
): (dice: Dice, fits: (person: Person) => boolean) => Person | undefined {
  const draw = lotteryOf(people.map(weightOf));
  return (dice, fits) => {
    for (let tries = 0; tries < 60; tries++) {
      const person = people[draw(dice)];
      if (person !== undefined && fits(person)) return person;
    }
    return people.find((person) => weightOf(person) > 0 && fits(person));
  };
}

/** How many are thanked at once. */
const sizes = [1, 2, 3, 4, 6] as const;
const drawSize = lotteryOf([84, 9, 4, 2, 1]);

/** The recognitions of an organisation. */
export function thanksOf(
  plan: Plan,
  people: readonly Person[],
  types: readonly PostType[],
): readonly Thanks[] {
  const { profile, size, calendar } = plan;
  const dice = plan.dice('thanks');
  const writer = writerOf(profile.words, plan.dice('words'));
  const drawSender = crowd(people, ({ warmth }) => warmth);
  const drawReceiver = crowd(people, ({ charm }) => charm);
  const employee = people[0];
  const choices = new Map(
    roles.map((role) => {
      const offered = types.filter((type) => type.roles.includes(role));
      return [role, { offered, draw: lotteryOf(offered.map(({ weight }) => weight)) }];
    }),
  );
  const drawType = ({ role }: Person): PostType => {
    const choice = choices.get(role);
    return choice?.offered[choice.draw(dice)] ?? dice.pick(types);
  };

  const moments = Array.from({ length: size.posts }, (_, index) => {
    const early = fresh[index];
    if (early !== undefined) {
      return {
        at: early.age < justNow ? calendar.today(early.age) : calendar.worked(early.age, dice),
        for: early.thanksEmployee ? employee : undefined,
      };
    }
    // More of it lately: the density falls with age.
    return { at: calendar.worked(364 * day * dice.next() ** 1.3, dice), for: undefined };
  }).sort((one, other) => one.at - other.at);

  return moments.flatMap(({ at, for: guest }): Thanks[] => {
    const here = (person: Person): boolean => person.since <= at && person.until >= at;
    // A visitor of the demo has not thanked anybody yet today.
    const isToday = at > calendar.now - day;
    const sender = drawSender(
      dice,
      (person) => here(person) && person !== guest && !(isToday && person.isPersona),
    );
    if (sender === undefined) return [];
    const wanted = Math.min(sizes[drawSize(dice)] ?? 1, size.people - 4);
    const receivers = guest === undefined ? [] : [guest];
    const isClose = dice.chance(0.65);
    while (receivers.length < wanted) {
      const next =
        drawReceiver(
          dice,
          (person) =>
            here(person) &&
            person !== sender &&
            !receivers.includes(person) &&
            (!isClose || receivers.length > 0 || person.department === sender.department),
        ) ?? drawReceiver(dice, (person) => here(person) && person !== sender && !receivers.includes(person));
      if (next === undefined) break;
      receivers.push(next);
    }
    if (receivers.length === 0) return [];
    const main = drawType(sender);
    const also = dice.chance(0.08) ? drawType(sender) : main;
    return [
      {
        at,
        sender,
        receivers,
        types: also === main ? [main] : [main, also],
        message: writer.recognition(
          main.kind,
          receivers.map(({ firstName }) => firstName),
        ),
      },
    ];
  });
}
