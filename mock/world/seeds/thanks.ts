/** Who thanked whom, when and in which words, oldest first; the ledger then says with how many points. */
import { roles } from '#schema/permissions.ts';
import { day, hour } from '../calendar.ts';
import { lotteryOf, type SeededRandom } from '../seededRandom.ts';
import type { Plan } from '../plan.ts';
import { writerOf } from '../writer.ts';
import type { PostKind } from '#schema/posts/posts.rules.ts';
import type { Badge } from './badges.seed.ts';
import { mentionsAMonth, type PostType } from './recognitions.seed.ts';
import { scriptedPosts, type Outcome, type ScriptedPost } from './scriptedPosts.ts';
import type { Person } from './users.seed.ts';

/** A recognition; the ledger settles its points, its badge and its types. */
export interface Thanks {
  readonly postId: string;
  readonly at: number;
  /** None for the organisation. */
  readonly sender: Person | undefined;
  readonly receivers: readonly Person[];
  types: readonly PostType[];
  readonly subTypeId: string | null;
  valueIds: readonly string[];
  /** Dropped where the sender takes no part in points. */
  badge: Badge | undefined;
  /** Of each receiver who takes them. */
  points: number;
  readonly message: string;
  /** Points come whatever the sender has left. */
  readonly isSure: boolean;
  /** All that the sender has left is given. */
  readonly usesUp: boolean;
  readonly outcome: Outcome;
}

/** What its post is. */
export const kindOf = ({ badge, sender }: Pick<Thanks, 'badge' | 'sender'>): PostKind =>
  badge === undefined ? 'recognition' : sender === undefined ? 'org_badge' : 'badge';

/** Not in the feed of a reader whom nothing else keeps from it. */
export const isOut = (outcome: Outcome): boolean => outcome === 'removed';
/** Stands in the feed. */
export const isListed = (outcome: Outcome): boolean =>
  outcome === 'open' || outcome === 'reported' || outcome === 'kept' || outcome === 'boosted';

/** Draws people by how much they do something; whoever never does it is never drawn. */
function crowd(
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

/** How many are thanked at once. */
const sizes = [1, 2, 3, 4, 6] as const;
const drawSize = lotteryOf([84, 9, 4, 2, 1]);
/** Those younger than this happen on the minute, the others in working hours. */
const justNow = hour;

/** What the recognitions of an organisation are made of. */
interface Ingredients {
  readonly people: readonly Person[];
  readonly types: readonly PostType[];
  readonly badges: readonly Badge[];
  readonly committee: readonly Person[];
}

/** Chooses types as people of a role may; the committee's no oftener than its group allows. */
function choiceOf({ calendar }: Plan, random: SeededRandom, { types, committee }: Ingredients) {
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
  const usual = ({ role }: Person): PostType => {
    const choice = byRole.get(role);
    return choice?.offered[choice.draw(random)] ?? random.pick(types);
  };
  const special = (sender: Person, at: number): PostType | undefined => {
    if (note !== undefined && note.roles.includes(sender.role) && random.chance(0.05)) return note;
    // All of the employee's mentions of the last month are still there.
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

/** The recognitions of an organisation; those of its stories happen in every world. */
export function thanksOf(plan: Plan, ingredients: Ingredients): readonly Thanks[] {
  const { people, badges, types } = ingredients;
  const { profile, size, calendar, begun } = plan;
  const random = plan.dice('thanks');
  const writer = writerOf(profile.words, plan.dice('words'));
  const drawSender = crowd(people, ({ warmth }) => warmth);
  const drawReceiver = crowd(people, ({ charm }) => charm);
  const drawTypes = choiceOf(plan, random, ingredients);
  const employee = people[0];
  const plainThanks = types.filter(({ key }) => key === 'thanks');
  const told = scriptedPosts(size);
  const lately: string[] = [];
  /** Words that nobody used in the last posts, if a few tries find some. */
  const unheard = (write: () => string): string => {
    let words = write();
    for (let tries = 0; tries < 5 && lately.includes(words); tries++) words = write();
    lately.push(words);
    if (lately.length > 60) lately.shift();
    return words;
  };

  const moments = Array.from({ length: size.posts }, (_, index): { at: number; story: ScriptedPost } => {
    const story = told[index];
    if (story !== undefined)
      return {
        at: story.age < justNow ? calendar.today(story.age) : calendar.worked(story.age, random),
        story,
      };
    // More of it lately: the density falls with age.
    const at = calendar.worked(364 * day * random.next() ** 1.3, random);
    const isPrivate = random.chance(0.03);
    return {
      at,
      story: { age: 0, outcome: isPrivate ? 'private' : random.chance(0.004) ? 'filed' : 'open' },
    };
  }).sort((one, other) => one.at - other.at);

  const receiversOf = (
    at: number,
    guest: Person | undefined,
    sender: Person | undefined,
    usesUp = false,
  ): Person[] => {
    const fits = (person: Person): boolean =>
      person.since <= at && person.until >= at && person !== sender && (person.takesPoints || !usesUp);
    const wanted = sender === undefined ? 1 : Math.min(sizes[drawSize(random)] ?? 1, size.people - 4);
    const receivers = guest === undefined ? [] : [guest];
    const isClose = sender !== undefined && random.chance(0.65);
    while (receivers.length < wanted) {
      const isNew = (person: Person): boolean => fits(person) && !receivers.includes(person);
      const next =
        drawReceiver(
          random,
          (person) =>
            isNew(person) && (!isClose || receivers.length > 0 || person.department === sender.department),
        ) ?? drawReceiver(random, isNew);
      if (next === undefined) break;
      receivers.push(next);
    }
    return receivers;
  };

  /** The organisation's badges by turns, the employee's first one first. */
  const ownBadges = badges.filter(({ givers }) => givers === 'organization');
  let turn = 0;
  const given = new Map<Badge, number>();
  /** Roots are for those who have been there long, the first light for those who have not. */
  const suits = ({ motif }: Badge, { since }: Person): boolean =>
    motif === 'sprout' ? since <= begun : motif !== 'sun' || since > begun;
  const badgeFor = (story: ScriptedPost, sender: Person | undefined, receiver: Person): Badge | undefined => {
    if (sender === undefined) {
      if (story.badge !== undefined) return ownBadges[story.badge];
      while (!suits(ownBadges[turn % ownBadges.length] ?? random.pick(ownBadges), receiver)) turn += 1;
      return ownBadges[turn++ % ownBadges.length];
    }
    if (story.badge !== undefined) return badges[story.badge];
    if (
      story.outcome !== 'open' ||
      story.isAboutEmployee === true ||
      story.usesUp === true ||
      !random.chance(sender.role === 'employee' ? 0.03 : 0.1)
    )
      return undefined;
    return badges
      .filter(({ roles: may, givers }) => givers !== 'organization' && may.includes(sender.role))
      .toSorted((one, other) => (given.get(one) ?? 0) - (given.get(other) ?? 0))[0];
  };

  return moments.flatMap(({ at, story }): Thanks[] => {
    const guest = story.isAboutEmployee === true ? employee : undefined;
    // A visitor of the demo has not thanked anybody yet today.
    const isToday = at > calendar.now - day;
    const sender =
      story.isByOrganization === true
        ? undefined
        : story.by !== undefined
          ? people[story.by]
          : drawSender(
              random,
              (person) =>
                person.since <= at &&
                person.until >= at &&
                person !== guest &&
                !(isToday && person.isPersona) &&
                // Thanks that tell of a point have to have some.
                (!isSure(story) || (person.takesPoints && !person.isPersona)),
            );
    if (sender === undefined && story.isByOrganization !== true) return [];
    const receivers = receiversOf(at, guest, sender, story.usesUp);
    const [first] = receivers;
    if (first === undefined) return [];
    const badge = badgeFor(story, sender, first);
    if (badge !== undefined) given.set(badge, (given.get(badge) ?? 0) + 1);
    const chosen =
      badge !== undefined
        ? badge.category === undefined
          ? []
          : [badge.category]
        : sender === undefined
          ? []
          : story.usesUp === true
            ? plainThanks
            : drawTypes(sender, at);
    const [main] = chosen;
    const names = receivers.map(({ firstName }) => firstName);
    const [one] = chosen.length === 1 && badge === undefined ? chosen : [];
    return [
      {
        postId: plan.newId('posts'),
        at,
        sender,
        receivers,
        types: chosen,
        subTypeId:
          one !== undefined && one.subTypeIds.length > 0 && random.chance(0.4)
            ? random.pick(one.subTypeIds)
            : null,
        valueIds:
          main !== undefined && (main.fixed === true || random.chance(0.38))
            ? [main.fixed === true ? (main.valueIds[0] ?? '') : random.pick(main.valueIds)]
            : [],
        badge,
        points: 0,
        message: unheard(() =>
          badge?.words !== undefined && sender === undefined
            ? random.pick(badge.words).replaceAll('{name}', first.firstName)
            : writer.recognition(main?.kind ?? 'thanks', names),
        ),
        isSure: isSure(story),
        usesUp: story.usesUp === true,
        outcome: story.outcome,
      },
    ];
  });
}

const isSure = (story: ScriptedPost): boolean =>
  story.isAboutEmployee === true || story.outcome === 'boosted';
